/** A game taken one step at a time is the game that `play` plays, and says beforehand who the next card is for. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  choicesOf,
  createGame,
  Game,
  type GameEvent,
  KINDS,
  type Listener,
  NO_HAND,
  nextDrawer,
  outcomeOf,
  type RoundEnded,
  rulesFrom,
  SeededShuffler,
  type Setup,
  scorePad,
  TIMES_TWO,
  viewOf,
} from '../src/index.ts';
import { DRY } from '../src/round.ts';
import { cards, dice } from './support.ts';
import { type Roll, TABLES } from './tables.ts';

const QUESTIONS = 60;

function heardBy(events: GameEvent[], rounds: RoundEnded[]): Listener {
  const pad = scorePad(rounds);
  return (event) => {
    events.push(event);
    pad(event);
  };
}

/** A game that is taken step by step, with all that it tells and whatever a step should not have done, in words. */
class Stepped {
  readonly game: Game;
  readonly events: GameEvent[] = [];
  readonly rounds: RoundEnded[] = [];
  readonly faults: string[] = [];

  constructor(game: Game) {
    this.game = game;
    game.listen(heardBy(this.events, this.rounds));
  }

  /** Up to the next question or the end of the game. `look` sees the game before each step. */
  goOn(look: () => void = () => {}): void {
    while (!this.game.isAsked && !this.game.finished) {
      look();
      this.#step();
    }
    if (nextDrawer(this.game) !== NO_HAND) this.faults.push('a card is to be drawn while somebody is asked');
  }

  #step(): void {
    const { game, events, faults } = this;
    const drawer = nextDrawer(game);
    const [before, drawSize] = [events.length, game.drawSize];
    game.step();
    const news = events.slice(before);
    const drew = news.flatMap((event) => (event.kind === 'drew' ? [event.seat] : []));
    const isMadeAnew = news.some(({ kind }) => kind === 'reshuffled');
    if (drew.length > 1) faults.push(`${drew.length} cards were drawn in one step`);
    if (!isMadeAnew && game.drawSize !== drawSize - drew.length) faults.push('a card was drawn and nobody was told');
    if (drew.length === 0 && drawer !== NO_HAND && game.ending !== DRY) faults.push(`seat ${drawer.seat} drew nothing`);
    if (drew.some((seat) => seat !== drawer.seat)) faults.push(`seat ${drew} drew instead of seat ${drawer.seat}`);
  }
}

/** What everybody may see and hear of a game. */
const textOf = (game: Game, events: readonly GameEvent[]): string => JSON.stringify([viewOf(game), events]);

/** Somewhere on the way to the next question a clone is taken, which must come to the same. */
function goOnWithClone(stepped: Stepped, roll: Roll): void {
  const clones: [Stepped, number][] = [];
  stepped.goOn(() => {
    if (clones.length === 0 || roll(4) === 0) clones.push([new Stepped(stepped.game.clone()), stepped.events.length]);
  });
  const last = clones.at(-1);
  if (last === undefined) return;
  const [clone, from] = last;
  clone.goOn();
  expect(clone.faults).toEqual([]);
  expect(textOf(clone.game, clone.events)).toBe(textOf(stepped.game, stepped.events.slice(from)));
}

/** Plays one game in both ways, question by question. */
function expectSameGame(setup: Setup, seed: number, roll: Roll): void {
  const [events, rounds]: [GameEvent[], RoundEnded[]] = [[], []];
  const whole = createGame(setup, new SeededShuffler(seed), heardBy(events, rounds));
  const stepped = new Stepped(new Game(rulesFrom(setup), new SeededShuffler(seed)));
  stepped.game.begin();
  for (let question = 0; ; question++) {
    goOnWithClone(stepped, roll);
    expect(stepped.faults).toEqual([]);
    expect(textOf(stepped.game, stepped.events)).toBe(textOf(whole, events));
    if (whole.finished || question === QUESTIONS) break;
    const choices = choicesOf(whole);
    const choice: Choice = choices[roll(choices.length)] ?? Number.NaN;
    events.length = 0;
    stepped.events.length = 0;
    whole.play(choice);
    stepped.game.answer(choice);
  }
  expect(outcomeOf(stepped.game, stepped.rounds)).toEqual(outcomeOf(whole, rounds));
}

describe('a game step by step is the same game', () => {
  test.each(TABLES)('$name', ({ setup, seed }) => {
    const roll = seed();
    expectSameGame(setup(roll), roll(1000), roll);
  });

  test('of any size, with any pile', () => {
    const setups = fc.integer({ min: 1, max: 54 }).chain((seats) =>
      fc.record({
        seats: fc.constant(seats),
        dealer: fc.nat({ max: seats - 1 }),
        target: fc.constantFrom(1, 40, 200),
        originalTurnThree: fc.boolean(),
        pile: fc
          .array(fc.nat({ max: KINDS - 1 }), { minLength: 1, maxLength: 3 * seats })
          .filter((pile) => pile.filter((card) => card === TIMES_TWO).length <= 24),
      }),
    );
    fc.assert(
      fc.property(setups, fc.nat(), (setup, seed) => {
        expectSameGame(setup, seed, dice(seed));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('to the end after a thousand rounds without a question (R48)', () => {
    const stepped = new Stepped(new Game(rulesFrom({ seats: 1, pile: cards('L') }), new SeededShuffler(1)));
    stepped.game.begin();
    stepped.goOn();
    expect(stepped.faults).toEqual([]);
    expect(viewOf(stepped.game)).toMatchObject({ round: 1000, state: { kind: 'finished', winner: null } });
    expect(viewOf(stepped.game)).toEqual(viewOf(createGame({ seats: 1, pile: cards('L') }, new SeededShuffler(1))));
  });
});
