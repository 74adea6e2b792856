/** Nothing was told that the log does not have, or before its time, and everybody was told the same. */
import { hiddenCards } from './games.ts';
import type { Heard, History, Violation } from './history.ts';
import { at, canonical, listAt, numberAt, parsed, textAt } from './json.ts';
import type { Remains } from './judge.ts';
import { CARD_NAMES } from './shuffle.ts';

/** What one message says. */
interface Facts {
  readonly lines: unknown[];
  /** Parts of the table as of a seq: `lobby 12`. */
  readonly parts: [name: string, part: unknown][];
  /** The last seq that it speaks of. */
  seq: number;
}

export function judgeWords(history: History, table: Remains): Violation[] {
  const { code, rows, shown } = table;
  const heard = history.heard.filter((message) => message.code === code);
  const lines = new Map((shown[0]?.lines ?? []).map((line) => [numberAt(line, 'seq'), canonical(line)]));
  const last: Facts = { lines: [], parts: [], seq: 0 };
  gather(shown[0]?.view, last);
  const parts = new Map(last.parts.map(([name, part]) => [name, canonical(part)]));
  const secrets = secretsOf(table);
  const tokens = history.places.filter((place) => place.code === code);
  const hidden = hiddenCards(table);
  const violations: Violation[] = [];
  const add = (kind: Violation['kind'], { member, node }: Heard, what: string): void => {
    violations.push({ kind, what: `table ${code}: member ${member} was told by node ${node} ${what}` });
  };
  for (const message of heard) {
    const { text } = message;
    const facts: Facts = { lines: [], parts: [], seq: 0 };
    gather(parsed(text), facts);
    if (facts.seq > rows.length) add('early', message, `of line ${facts.seq}; the log ends with ${rows.length}`);
    for (const line of facts.lines) {
      const known = lines.get(numberAt(line, 'seq'));
      // What came after the last look at the table is in the rows alone; that it is there was seen above.
      if (known !== undefined && known !== canonical(line))
        add('early', message, `${canonical(line)}; the log says ${known}`);
    }
    for (const [name, part] of facts.parts) {
      const said = canonical(part);
      const before = parts.get(name);
      parts.set(name, before ?? said);
      if (before !== undefined && before !== said)
        add('apart', message, `${name} is ${said}; others were told ${before}`);
    }
    for (const { secret, from } of secrets)
      if (facts.seq < from && text.includes(secret)) add('early', message, `the secret that line ${from} tells`);
    for (const { member, token } of tokens)
      if (member !== message.member && text.includes(token)) add('early', message, `the token of member ${member}`);
    const next = hidden(facts.seq);
    if (
      next !== null &&
      [next.join(','), next.map((card) => CARD_NAMES[card]).join(' ')].some((order) => text.includes(order))
    )
      add('early', message, `the next cards, ${next.join(' ')}, in a message about line ${facts.seq}`);
  }
  return violations;
}

/** Finds lines and parts of tables wherever they stand in a message. */
function gather(value: unknown, facts: Facts): void {
  if (typeof value !== 'object' || value === null) return;
  const seq = numberAt(value, 'seq');
  if (seq > facts.seq) facts.seq = seq;
  if (at(value, 'entry') !== undefined) {
    facts.lines.push(value);
    return;
  }
  const about = numberAt(value, 'line', 'seq') || seq;
  for (const name of ['lobby', 'game', 'step', 'rounds']) {
    const part = at(value, name);
    if (typeof part === 'object' && part !== null) facts.parts.push([`${name} ${about}`, part]);
  }
  for (const part of Object.values(value)) gather(part, facts);
}

/** Each secret with the line from which on it may be known: the one that ends the game it shuffled. */
function secretsOf({ rows, shown }: Remains): { secret: string; from: number }[] {
  if (shown.length === 0) return []; // nobody knows when the games ended
  const ends = (shown[0]?.lines ?? [])
    .filter((line) => listAt(line, 'events').some((event) => textAt(event, 'kind') === 'game ended'))
    .map((line) => numberAt(line, 'seq'));
  const secrets = rows.map(({ body }) => textAt(body, 'secret')).filter((secret) => secret !== '');
  return secrets.map((secret, game) => ({ secret, from: ends[game] ?? Number.POSITIVE_INFINITY }));
}
