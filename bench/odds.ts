/**
 * `npm run bench odds`: how long odds take, in milliseconds of processor time, for the machine may have other work. The
 * emptier a hand, the more may still come to it: so there is a line for each kind of almost empty hand, and for positions
 * of random play.
 */
import { type Card, cardNamed, choicesOf, createGame, type Game, NO_CARD, SeededShuffler } from '@turn7/engine';
import { oddsOf, Stopper, WHOLE_DECK } from '@turn7/strategy';
import { optionsFrom } from './lib/options.ts';

optionsFrom({});

const HANDS = [
  'LS',
  'x2',
  '+4',
  'LS x2',
  '0',
  '5',
  '12',
  '5 LS',
  '5 x2',
  '5 9',
  '5 9 LS',
  '5 9 12',
  '3 5 9 12',
  '0 1 3 4 5 9',
];
const REPEATS = 25;
/** One card is looked at so often, since once is too short to be measured. */
const LOOKS = 100;

const stopper = new Stopper();

/** Processor time in milliseconds. */
function timeOf(what: () => void): number {
  const before = process.cpuUsage();
  what();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function print(name: string, times: readonly number[], remark = ''): void {
  const sorted = times.toSorted((a, b) => a - b);
  const columns = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)].map((time) =>
    (time ?? 0).toFixed(3).padStart(10),
  );
  console.log(`${name.padEnd(34)}${columns.join('')}  ${remark}`);
}

const ignoring = (chance: number): string => (chance > 0 ? `${(chance * 100).toFixed(2)} % ignored` : 'exact');

function named(word: string): Card {
  const card = cardNamed(word);
  if (card === undefined) throw new Error(`no card ${word}`);
  return card;
}

/** With what one deck leaves for this hand. */
function measureHand(words: string): void {
  const hand = words.split(' ').map(named);
  const left = WHOLE_DECK.map((copies, card) => copies - hand.filter((one) => one === card).length);
  const solve = () => stopper.solve({ hand, left, later: left.map(() => 0) });
  const { value, ignored } = solve();
  const times = Array.from({ length: REPEATS }, () => timeOf(solve));
  print(`stopping with ${words}`, times, `${value.toFixed(4)}, ${ignoring(ignored)}`);
}

/** Hit-or-stay questions of random play. */
function* questions(seats: number, decks: number, count: number): Generator<Game> {
  const game = createGame({ seats, decks, target: 1_000_000 }, new SeededShuffler(seats));
  for (let asked = 0, step = 0; asked < count; step++) {
    if (game.askedCard === NO_CARD) {
      asked++;
      yield game;
    }
    const choices = choicesOf(game);
    game.play(choices[step % choices.length] ?? 0);
  }
}

function measurePlay(seats: number, decks: number, count: number): void {
  const odds: number[] = [];
  const stopping: number[] = [];
  let ignored = 0;
  for (const game of questions(seats, decks, count)) {
    const look = () => {
      for (let i = 0; i < LOOKS; i++) oddsOf(game, game.asked.seat);
    };
    odds.push(timeOf(look) / LOOKS);
    stopping.push(
      timeOf(() => {
        ignored = Math.max(ignored, stopper.look(game, game.asked.seat).ignored);
      }),
    );
  }
  print(`one card, ${seats} seats, ${decks} decks`, odds);
  print(`stopping, ${seats} seats, ${decks} decks`, stopping, `at most ${ignoring(ignored)}`);
}

console.log(`${''.padEnd(34)}${['least', 'median', 'most'].map((head) => head.padStart(10)).join('')}`);
for (const hand of HANDS) measureHand(hand);
measurePlay(4, 1, 300);
measurePlay(20, 2, 100);
measurePlay(54, 3, 100);
