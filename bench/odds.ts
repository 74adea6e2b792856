/**
 * `node bench/dist/odds.js`: how long odds take. The emptier a hand, the more may still come, so there is a line for each
 * kind of almost empty hand, and one for positions of random play. Medians and the slowest.
 */
import { type Card, cardNamed, choicesOf, createGame, type Game, NO_CARD, SeededShuffler } from '@turn7/engine';
import { oddsOf, Stopper, WHOLE_DECK } from '@turn7/strategy';

const HANDS = [
  'LS',
  'x2',
  '+4',
  'LS x2',
  '5',
  '5 LS',
  '5 x2',
  '5 9',
  '5 9 LS',
  '5 9 12',
  '3 5 9 12',
  '1 3 5 9 12',
  '0 1 3 4 5 9',
];
const REPEATS = 15;

const stopper = new Stopper();

function time(what: () => void): number {
  const start = performance.now();
  what();
  return performance.now() - start;
}

function line(name: string, times: number[], more = ''): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, most] = [sorted[sorted.length >> 1] ?? Number.NaN, sorted.at(-1) ?? Number.NaN];
  console.log(`${name.padEnd(34)}${median.toFixed(3).padStart(10)}${most.toFixed(3).padStart(10)}  ${more}`);
}

function named(word: string): Card {
  const card = cardNamed(word);
  if (card === undefined) throw new Error(`no card ${word}`);
  return card;
}

/** What one deck leaves for a seat with this hand. */
function measureHand(words: string): void {
  const hand = words.split(' ').map(named);
  const left = WHOLE_DECK.map((copies, card) => copies - hand.filter((one) => one === card).length);
  const solve = () => stopper.solve({ hand, left, later: left.map(() => 0) });
  const { value, ignored } = solve();
  const times = Array.from({ length: REPEATS }, () => time(solve));
  line(`stopping with ${words}`, times, `${value.toFixed(4)}${ignored > 0 ? `, ${ignored.toFixed(5)} ignored` : ''}`);
}

/** Hit-or-stay questions of random play. */
function* questions(seats: number, decks: number, count: number): Generator<Game> {
  const game = createGame({ seats, decks, target: 1_000_000 }, new SeededShuffler(seats));
  for (let asked = 0, step = 0; asked < count; step++) {
    if (game.askedCard === NO_CARD && asked++ >= 0) yield game;
    const choices = choicesOf(game);
    game.play(choices[step % choices.length] ?? 0);
  }
}

function measurePlay(seats: number, decks: number, count: number): void {
  const [odds, stopping]: number[][] = [[], []];
  let ignored = 0;
  for (const game of questions(seats, decks, count)) {
    odds?.push(time(() => oddsOf(game, game.asked)));
    stopping?.push(time(() => (ignored = Math.max(ignored, stopper.look(game, game.asked).ignored))));
  }
  line(`one card, ${seats} seats, ${decks} decks`, odds ?? []);
  line(
    `stopping, ${seats} seats, ${decks} decks`,
    stopping ?? [],
    ignored > 0 ? `at most ${ignored.toFixed(5)} ignored` : '',
  );
}

console.log(`${''.padEnd(34)}${'median ms'.padStart(10)}${'most ms'.padStart(10)}`);
for (const hand of HANDS) measureHand(hand);
measurePlay(4, 1, 300);
measurePlay(20, 2, 100);
measurePlay(54, 12, 100);
