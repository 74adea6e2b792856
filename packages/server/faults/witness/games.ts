/** The cards of every game are those that its secret and its seeds decide, and its record tells it as the log does. */
import type { Violation } from './history.ts';
import { at, listAt, numberAt, textAt } from './json.ts';
import type { Remains } from './judge.ts';
import { CARD_NAMES, deck, hashOfSecret, pileOf } from './shuffle.ts';

/** A game, as the lines of its table tell it. */
interface Told {
  readonly number: number;
  /** The seq of the line that started it, and of its last one so far. */
  readonly from: number;
  readonly to: number;
  readonly secret: string;
  readonly seeds: readonly (string | null)[];
  readonly commitment: string;
  readonly decks: number;
  /** What was drawn from each pile, with the line that told of it. */
  readonly drawn: readonly (readonly { readonly card: number; readonly seq: number }[])[];
  readonly moves: string;
  /** The moves, counted from 1, that a bot made for a person, and why: `3 left`. */
  readonly standIns: string;
  readonly isOver: boolean;
}

export function judgeGames(table: Remains): Violation[] {
  const { code, shown } = table;
  const found: Violation[] = [];
  for (const game of gamesOf(table)) {
    const add = (kind: Violation['kind'], what: string): void => {
      found.push({ kind, what: `table ${code}, game ${game.number}: ${what}` });
    };
    if (hashOfSecret(game.secret) !== game.commitment) add('apart', 'the secret is not the one that was committed to');
    const piles = pilesOf(game, table);
    for (const [i, drawn] of game.drawn.entries()) {
      const cards = drawn.map(({ card }) => card);
      const expected = piles[i] ?? [];
      if (cards.some((card, place) => card !== expected[place]))
        add('apart', `of pile ${i} were drawn ${cards.join(' ')}; the secret says ${expected.join(' ')}`);
    }
    if (!game.isOver) continue;
    for (const { node, records } of shown) {
      const record = records.get(game.number);
      if (record === undefined) add('lost', `node ${node} has no record of it`);
      else for (const problem of recordProblems(record, game, piles)) add('apart', `node ${node}: ${problem}`);
    }
  }
  return found;
}

/** How many of the next cards must not stand in a message in their order: fewer could do so by accident. */
const TELLTALE = 8;

/** The next cards, as of a line of the table; null if none are known to be hidden. */
export function hiddenCards(table: Remains): (seq: number) => readonly number[] | null {
  const games = gamesOf(table).map((game) => ({ game, piles: pilesOf(game, table) }));
  return (seq) => {
    const now = games.findLast(({ game }) => game.from <= seq);
    if (now === undefined || (now.game.isOver && now.game.to <= seq)) return null;
    const pile = now.game.drawn.findLastIndex((drawn) => (drawn[0]?.seq ?? Number.POSITIVE_INFINITY) <= seq);
    const drawn = now.game.drawn[pile]?.filter((card) => card.seq <= seq).length ?? 0;
    const next = now.piles[pile]?.slice(drawn, drawn + TELLTALE) ?? [];
    return next.length === TELLTALE ? next : null;
  };
}

function gamesOf({ rows, shown }: Remains): Told[] {
  const lines = shown[0]?.lines ?? [];
  const starts = lines.flatMap((line, i) => (textAt(line, 'entry', 'kind') === 'started' ? [i] : []));
  const secrets = rows.map(({ body }) => textAt(body, 'secret')).filter((secret) => secret !== '');
  return starts.map((start, i) => {
    const about = lines.slice(start, starts[i + 1]);
    const number = numberAt(about[0], 'entry', 'game');
    const events = about.flatMap((line) =>
      listAt(line, 'events').map((event) => ({ event, seq: numberAt(line, 'seq') })),
    );
    const end = events.find(({ event }) => textAt(event, 'kind') === 'game ended');
    const fairness = fairnessOf(shown[0]?.records.get(number), shown[0]?.view);
    const drawn: { card: number; seq: number }[][] = [[]];
    for (const { event, seq } of events) {
      if (textAt(event, 'kind') === 'reshuffled') drawn.push([]);
      if (textAt(event, 'kind') === 'drew') drawn.at(-1)?.push({ card: numberAt(event, 'card'), seq });
    }
    return {
      number,
      from: start + 1,
      to: end?.seq ?? Number.POSITIVE_INFINITY,
      secret: secrets[i] ?? '',
      ...fairness,
      decks: numberAt(events.find(({ event }) => textAt(event, 'kind') === 'game started')?.event, 'decks'),
      drawn,
      moves: about.map(moveOf).join(''),
      standIns: standInsOf(about),
      isOver: end !== undefined,
    };
  });
}

/** As records write a choice. */
function moveOf(line: unknown): string {
  if (textAt(line, 'entry', 'kind') !== 'chose') return '';
  const choice = at(line, 'entry', 'choice');
  return typeof choice === 'number' ? ` >${choice + 1}` : ` ${String(choice).charAt(0)}`;
}

function standInsOf(lines: readonly unknown[]): string {
  const chosen = lines.map((line) => at(line, 'entry')).filter((entry) => textAt(entry, 'kind') === 'chose');
  const told = chosen.map((entry, i) => `${i + 1} ${textAt(entry, 'by')}`);
  return told.filter((choice) => !/ (?:person|bot)$/.test(choice)).join();
}

/** The same by a record. */
function standInsIn(record: string): string {
  const groups = linesOf(record, 'stand-ins').flatMap((line) => line.split('|'));
  const told = groups.flatMap((group) => {
    const [why, ...moves] = group.trim().split(/\s+/);
    return moves.map((move) => `${move} ${why}`);
  });
  return told.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).join();
}

/** By its record, or of the game that is on the table. */
function fairnessOf(record: string | undefined, view: unknown): Pick<Told, 'seeds' | 'commitment'> {
  const told = at(view, 'lobby', 'fairness');
  if (record === undefined)
    return {
      commitment: textAt(told, 'commitment'),
      seeds: listAt(told, 'seeds').map((seed) => (typeof seed === 'string' ? seed : null)),
    };
  const [seeds = ''] = linesOf(record, 'seeds');
  const [commitment = ''] = linesOf(record, 'commitment');
  return { commitment, seeds: seeds.split('|').map((seed) => (seed.trim() === '-' ? null : seed.trim())) };
}

/**
 * Every pile of the game in the order in which it is drawn. The first one is whole decks. A later one is drawn to its last
 * card before the next one is made, so what was drawn is what it held; of the last one the rest is in the record, or
 * among the cards that the table says are still to come.
 */
function pilesOf({ number, secret, seeds, decks, drawn }: Told, { shown }: Remains): number[][] {
  const record = shown[0]?.records.get(number);
  const draws = record === undefined ? [] : linesOf(record, 'draw').map(cardsIn);
  const rest = listAt(shown[0]?.view, 'game', 'top', 'unseen').flatMap((count, card) =>
    Array<number>(Number(count)).fill(card),
  );
  return drawn.map((cards, i) => {
    const held = cards.map(({ card }) => card);
    const whole = i < drawn.length - 1 ? held : (draws[i] ?? [...held, ...rest]);
    return pileOf(i === 0 ? deck(decks) : whole, secret, seeds, i);
  });
}

function recordProblems(record: string, game: Told, piles: readonly (readonly number[])[]): string[] {
  const draws = linesOf(record, 'draw').map(cardsIn);
  const problems = [
    linesOf(record, 'secret')[0] !== game.secret && 'the record has another secret than the log',
    ` ${linesOf(record, 'moves').join(' ')}`.replace(/\s+/g, ' ') !== game.moves &&
      'the record has other moves than the log',
    standInsIn(record) !== game.standIns && 'the record has other stand-ins than the log',
    piles.some((pile, i) => pile.join() !== draws[i]?.join()) && 'the record has other cards than the secret decides',
  ];
  return problems.filter((problem) => problem !== false);
}

/** What stands after a word at the beginning of a record's lines. */
const linesOf = (record: string, word: string): string[] =>
  record
    .split('\n')
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1).trim());

const cardsIn = (text: string): number[] => text.split(/\s+/).map((name) => CARD_NAMES.indexOf(name));
