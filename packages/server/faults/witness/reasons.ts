/**
 * The lines of a table as everybody is to be told them. The store keeps of a choice for a person only that they were absent:
 * whether they had left, the host wanted a bot, or the connection was lost follows from the lines before.
 */
import { at, listAt, numberAt, textAt } from './json.ts';
import type { Remains } from './judge.ts';
import type { Row } from './log.ts';

export interface ToldLine {
  readonly seq: number;
  readonly at: number;
  readonly entry: Readonly<Record<string, unknown>>;
}

type Reason = 'left' | 'host';

export function toldLines({ rows, shown }: Remains): ToldLine[] {
  const members = new Map<string, number>();
  const reasons = new Map<number, Reason>();
  let seats: readonly (number | undefined)[] = [];
  return rows.map(({ seq, at: time, body }) => {
    if (textAt(body, 'kind') === 'joined') members.set(textAt(body, 'name'), numberAt(body, 'member'));
    if (textAt(body, 'kind') === 'started') {
      seats = playersOf(shown[0], numberAt(body, 'game')).map((name) => members.get(name));
      reasons.clear();
    }
    const member = seats[numberAt(body, 'seat')];
    const reason = member === undefined ? undefined : reasons.get(member);
    note(body, member, reasons);
    const isAbsent = textAt(body, 'kind') === 'chose' && textAt(body, 'by') === 'absence';
    return { seq, at: time, entry: { ...publicPart(body), ...(isAbsent && reason ? { by: reason } : {}) } };
  });
}

/** What a line says about why a bot plays for somebody. `chooser`: who made a choice, if it is one. */
function note(body: Row['body'], chooser: number | undefined, reasons: Map<number, Reason>): void {
  const member = numberAt(body, 'member');
  switch (textAt(body, 'kind')) {
    case 'stood':
      reasons.set(member, 'left');
      break;
    case 'stood in':
    case 'kicked':
      reasons.set(member, 'host');
      break;
    case 'sat':
      reasons.delete(member);
      break;
    case 'chose':
      if (at(body, 'back') === true && chooser !== undefined) reasons.delete(chooser);
  }
}

/** The names on the seats of a game: those of its record, or of the table where it is played. */
function playersOf(shown: Remains['shown'][number] | undefined, game: number): string[] {
  const [, names] = /^players (.*)$/m.exec(shown?.records.get(game) ?? '') ?? [];
  if (names !== undefined) return names.split('|').map((name) => name.trim());
  return listAt(shown?.view, 'lobby', 'seats').map((occupant) => textAt(occupant, 'name'));
}

/** A line without the secret that two kinds of them have. */
const publicPart = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([key]) => key !== 'secret'));
