/** A case of the suite, as a program of any language gets it: plain JSON, seats counted from 1, cards by their names. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type CardName,
  type Choice,
  type GameRecord,
  HIT,
  type HouseRules,
  houseRulesOf,
  nameOf,
  type Outcome,
  outcomeOf,
  type RoundEnded,
  RULINGS,
  type RulingId,
  readRecords,
  replay,
  STAY,
  scorePad,
} from '@turn7/engine';

export interface Case {
  readonly file: string;
  readonly title: string;
  readonly rulings: readonly RulingId[];
  readonly game: GameInput;
  readonly outcome: Outcome;
}

/** What a program must play. */
interface GameInput extends HouseRules {
  readonly players: readonly string[];
  readonly dealer: number;
  /** The first draw pile and the pile after each reshuffle, top card first. */
  readonly draws: readonly (readonly CardName[])[];
  readonly moves: readonly ('hit' | 'stay' | number)[];
}

export interface CaseFile {
  readonly file: string;
  readonly text: string;
}

/** Those of the suite, in the order of their names. */
export async function readCaseFiles(): Promise<CaseFile[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('@turn7/cases/package.json'));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.t7')).sort();
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })));
}

/** All cases of the suite, in the order of their files. */
export async function readCases(): Promise<Case[]> {
  return (await readCaseFiles()).flatMap((file) => [...casesIn(file)]);
}

export function* casesIn({ file, text }: CaseFile): Generator<Case> {
  for (const located of readRecords(text)) {
    const rounds: RoundEnded[] = [];
    const game = replay(located, scorePad(rounds));
    const { notes } = located.record;
    const cited = notes.case?.split(' ') ?? [];
    yield {
      file,
      title: notes.title ?? file,
      rulings: RULINGS.filter((id) => cited.includes(id)),
      game: inputOf(located.record),
      outcome: outcomeOf(game, rounds),
    };
  }
}

const inputOf = (record: GameRecord): GameInput => ({
  players: record.players,
  dealer: record.dealer + 1,
  ...houseRulesOf(record),
  draws: record.draws.map((pile) => pile.map(nameOf)),
  moves: record.moves.map(moveOf),
});

function moveOf(choice: Choice): GameInput['moves'][number] {
  if (choice === HIT) return 'hit';
  return choice === STAY ? 'stay' : choice + 1;
}
