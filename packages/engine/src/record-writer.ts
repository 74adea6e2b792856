/** Writes a record as text that reads back as the same record. */
import { nameOf } from './card.ts';
import { type Choice, HIT, STAY } from './choice.ts';
import { HOUSE_FLAGS, HOUSE_NUMBERS } from './house-rules.ts';
import { type GameRecord, HEADER, isNote, isPlayerName, NOTE_KEYS, VERSION } from './record.ts';
import { type Fairness, isOrderOf, isSecret, seedWord } from './record-fairness.ts';
import { standInsLine } from './record-stand-ins.ts';

/** Moves on one line, so that long games stay readable. */
const MOVES_PER_LINE = 30;

export function writeRecord(record: GameRecord): string {
  const lines = [
    `${HEADER} ${VERSION}`,
    ...NOTE_KEYS.flatMap((key) => note(key, record.notes[key])),
    `players ${record.players.map(playerName).join(' | ')}`,
    `dealer ${record.dealer + 1}`,
    ...houseLines(record),
    ...fairnessLines(record),
    ...record.draws.map((pile) => `draw ${pile.map(nameOf).join(' ')}`),
    ...movesLines(record.moves),
    ...standInsLine(record),
    ...record.expects.map((expect) => `expect ${oneLine(expect)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** A line for each number that was said, and one for all flags. */
function houseLines(record: GameRecord): string[] {
  const numbers = HOUSE_NUMBERS.filter(({ name }) => record[name] !== null);
  const flags = HOUSE_FLAGS.filter(({ name }) => record[name]);
  return [
    ...numbers.map(({ word, name }) => `${word} ${record[name]}`),
    ...(flags.length === 0 ? [] : [`house ${flags.map(({ word }) => word).join(' ')}`]),
  ];
}

export const moveWord = (choice: Choice): string => {
  if (choice === HIT) return 'h';
  return choice === STAY ? 's' : `>${choice + 1}`;
};

function movesLines(moves: readonly Choice[]): string[] {
  const words = moves.map(moveWord);
  const count = Math.ceil(words.length / MOVES_PER_LINE);
  const line = (i: number) => words.slice(i * MOVES_PER_LINE, (i + 1) * MOVES_PER_LINE).join(' ');
  return Array.from({ length: count }, (_, i) => `moves ${line(i)}`);
}

function fairnessLines({ fairness, players }: GameRecord): string[] {
  if (fairness === undefined) return [];
  const { commitment, seeds, secret } = fairness;
  if (seeds.length !== players.length)
    throw new TypeError(`the number of seeds is ${seeds.length}; expected ${players.length}, one for each player`);
  return [
    `commitment ${digits('commitment', commitment)}`,
    `seeds ${seeds.map(seedWord).join(' | ')}`,
    ...seededLine(fairness),
    ...(secret === null ? [] : [`secret ${digits('secret', secret)}`]),
  ];
}

/** Where nobody gave a seed, there is nothing to say. */
function seededLine({ seeds, seeded }: Fairness): string[] {
  if (seeded === undefined || seeded.length === 0) return [];
  if (isOrderOf(seeds, seeded)) return [`seeded ${seeded.map((seat) => seat + 1).join(' ')}`];
  throw new TypeError(`the seats ${seeded.join(' ')} did not give the seeds; expected each that gave one, once`);
}

/** The error does not repeat the text: it may be most of a secret. */
function digits(key: string, text: string): string {
  if (isSecret(text)) return text;
  throw new TypeError(`this is not a ${key}; expected 64 hexadecimal digits in lower case`);
}

const note = (key: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`${key} ${oneLine(value)}`];

function playerName(name: string): string {
  if (isPlayerName(name)) return name;
  throw new TypeError(`a player cannot be called "${name}" in a record; expected a name on one line without # and |`);
}

function oneLine(text: string): string {
  if (isNote(text)) return text;
  throw new TypeError(`"${text}" cannot stand in a record; expected one line without # and without spaces around it`);
}
