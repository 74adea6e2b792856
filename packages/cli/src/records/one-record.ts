/** A text that is one record alone. */
import { type LocatedRecord, RecordError, readRecords } from '@turn7/engine';

/** Throws a RecordError. */
export function oneRecord(text: string): LocatedRecord {
  const [located, second] = [...readRecords(text)];
  if (!located) throw new RecordError(1, 'there is no record', 'one, which begins with "turn7 record 1"');
  if (second) throw new RecordError(second.lines.header, 'there is a second record', 'one record alone');
  return located;
}
