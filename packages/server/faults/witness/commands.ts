/** Every acknowledged command stands in the log once, where it was said to stand; and nothing that nobody asked for. */
import type { Answer, History, Sent, Violation } from './history.ts';
import { at, numberAt, textAt } from './json.ts';
import type { Remains } from './judge.ts';
import type { Row } from './log.ts';

/** Lines that only come from a command. */
const BY_COMMAND = ['sat', 'queued', 'stood', 'stood in', 'seeded', 'started'];

export function judgeCommands(history: History, { code, rows }: Remains): Violation[] {
  const sent = history.sent.filter((command) => command.code === code);
  const places = history.places.filter((place) => place.code === code);
  const byName = new Map(sent.map((command) => [`${command.member}:${command.id}`, command]));
  const rowsOf = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name !== null) rowsOf.set(name, [...(rowsOf.get(name) ?? []), row]);
  }
  const found = [
    ...[...byName].flatMap(([name, command]) => judgeCommand(command, rowsOf.get(name) ?? [])),
    ...rows.filter((row) => isUnasked(row, byName)).map((row) => doubled(`nobody asked for line ${describe(row)}`)),
    ...places
      .filter(({ member }) => rows.filter(({ body }) => joins(body, member)).length !== 1)
      .map(({ member }) => lost(`member ${member} has a place, and not one line says so`)),
  ];
  return found.map(({ kind, what }) => ({ kind, what: `table ${code}: ${what}` }));
}

function judgeCommand(sent: Sent, rows: readonly Row[]): Violation[] {
  const { member, id, command, tries, answers } = sent;
  const name = `command ${id} of member ${member}, ${JSON.stringify(command)}`;
  const [row] = rows;
  const violations = answers
    .filter(isAccepted)
    .filter(({ seq }) => seq !== row?.seq)
    .map(({ seq }) =>
      lost(`${name} was acknowledged at ${seq}; the log has ${row ? `it at ${row.seq}` : 'no such line'}`),
    );
  if (rows.length > 1) violations.push(doubled(`${name} has lines ${rows.map(({ seq }) => seq).join(' ')}`));
  if (row && !says(row.body, sent)) violations.push(doubled(`${name} became ${describe(row)}`));
  // One that was sent twice may be refused by one node and carried out by another; of one that was sent once, a no is a no.
  if (row && tries === 1 && answers.some(({ kind }) => kind === 'refused'))
    violations.push(doubled(`${name} was refused, and stands at ${row.seq}`));
  return violations;
}

const isAccepted = (answer: Answer): answer is Extract<Answer, { kind: 'accepted' }> => answer.kind === 'accepted';

/** Whether a line is what the command asked for. */
function says(body: unknown, { member, command }: Sent): boolean {
  const kind = textAt(body, 'kind');
  switch (command['kind']) {
    case 'move':
      return kind === 'chose' && at(body, 'choice') === command['choice'] && at(body, 'by') === 'person';
    case 'seed':
      return kind === 'seeded' && at(body, 'member') === member && at(body, 'seed') === command['seed'];
    case 'start':
      return kind === 'started';
    case 'sit':
      return (kind === 'sat' || kind === 'queued') && at(body, 'member') === member;
    case 'stand':
      return kind === 'stood' && at(body, 'member') === member;
    case 'stand in':
      return kind === 'stood in' && at(body, 'member') === command['member'];
    default:
      return kind === 'host changed' && at(body, 'member') === command['member'];
  }
}

/** The command of a line as its sender knows it: who, and the id. */
const nameOf = ({ command }: Row): string | null => command?.split(':').slice(0, 2).join(':') ?? null;

function isUnasked(row: Row, byName: ReadonlyMap<string, Sent>): boolean {
  const name = nameOf(row);
  if (name !== null) return !byName.has(name);
  const kind = textAt(row.body, 'kind');
  return BY_COMMAND.includes(kind) || (kind === 'chose' && at(row.body, 'by') === 'person');
}

const joins = (body: unknown, member: number): boolean =>
  textAt(body, 'kind') === 'joined' && numberAt(body, 'member') === member;

const describe = ({ seq, command, body }: Row): string => `${seq}, ${JSON.stringify(body)} by ${command ?? 'nobody'}`;

const lost = (what: string): Violation => ({ kind: 'lost', what });
const doubled = (what: string): Violation => ({ kind: 'doubled', what });
