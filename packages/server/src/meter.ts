/** What a node counts of its work, for those who watch it. */
import type { CHOSEN_BY, RefusalCode } from '@turn7/protocol';

export interface Meter {
  /** A command was carried out, and so many milliseconds after it came. */
  acknowledged(kind: string, milliseconds: number): void;
  refused(code: RefusalCode): void;
  /** Somebody else had written the next line of a table. */
  overtaken(): void;
  /** A bot made a choice. */
  botChose(by: (typeof CHOSEN_BY)[number]): void;
}

export const NO_METER: Meter = { acknowledged() {}, refused() {}, overtaken() {}, botChose() {} };
