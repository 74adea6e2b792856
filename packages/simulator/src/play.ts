/** Plays games without a picture or a sound, and counts. The same in Node and in a browser, in any thread. */
import {
  type Choice,
  Game,
  type HouseRules,
  houseRulesFrom,
  rulesFrom,
  type Seat,
  SeededShuffler,
} from '@turn7/engine';
import { type Bot, botNamed, LuckMeter } from '@turn7/strategy';
import { Seating } from './seating.ts';
import { seedOfBot, seedOfGame } from './seed.ts';
import { Tally } from './tally.ts';

/** What is simulated. */
export interface Table extends Partial<HouseRules> {
  /** The bots by name, one for each seat. */
  readonly entries: readonly string[];
  readonly seed: number;
  /** Whether the luck of the cards is measured as well, which takes some 30 milliseconds a game. */
  readonly lessLuck?: boolean;
}

/** Some games of a table: those from `first` on. A game depends on its index alone, whoever plays it. */
export interface Task {
  readonly table: Table;
  readonly first: number;
  readonly games: number;
}

/** `named`: who plays under a name; studies have players of their own. */
export const playGames = ({ table, first, games }: Task, named?: (name: string) => Bot): Tally =>
  new Simulation(table, named).play(first, games);

/**
 * A table at which games are played in portions. It is kept from one portion to the next, because V8 forgets what it has
 * compiled for a game when there is none left.
 */
export class Simulation {
  readonly table: Table;
  readonly #bots: readonly Bot[];
  readonly #botOf: readonly Bot[];
  readonly #seating: Seating;
  readonly #shuffler: CountingShuffler;
  readonly #game: Game;

  constructor(table: Table, named: (name: string) => Bot = botNamed) {
    const { entries, seed } = table;
    const { bots, botOf } = cast(entries, named);
    this.table = table;
    this.#bots = bots;
    this.#botOf = botOf;
    this.#seating = new Seating(entries.length, seed);
    this.#shuffler = new CountingShuffler(seed);
    this.#game = new Game(rulesFrom({ ...houseRulesFrom(table), seats: entries.length }), this.#shuffler);
  }

  /** The games from `first` on. */
  play(first: number, games: number): Tally {
    const { seed, lessLuck } = this.table;
    const bots = this.#bots;
    const botOf = this.#botOf;
    const seating = this.#seating;
    const shuffler = this.#shuffler;
    const game = this.#game;
    const tally = new Tally(game.seats, game.rules.decks);
    const watched = bots.some(({ watch }) => watch);
    const meter = lessLuck ? new LuckMeter(game.rules) : null;
    game.onRoundEnd = () => tally.countRound(game, seating.entries);
    for (let index = first; index < first + games; index++) {
      const gameSeed = seedOfGame(seed, index);
      shuffler.reseed(gameSeed);
      for (let i = 0; i < bots.length; i++) bots[i]!.reseed(seedOfBot(gameSeed, i)); // below their number
      seating.arrange(index);
      if (meter) playMeasured(game, seating.dealer, seating.entries, botOf, bots, meter);
      else if (watched) playWatched(game, seating.dealer, seating.entries, botOf, bots);
      else if (bots.length === 1) playAlike(game, seating.dealer, bots[0]!);
      else playMixed(game, seating.dealer, seating.entries, botOf);
      tally.countGame(game, seating.entries, shuffler.shuffled - game.drawSize);
      if (meter) tally.countSkill(game, seating.entries, meter.luck);
    }
    return tally;
  }
}

/** The bots, and that of each entry. Entries of one name share a bot: it has no memory, and sees who is asked. */
function cast(
  entries: readonly string[],
  named: (name: string) => Bot,
): { readonly bots: readonly Bot[]; readonly botOf: readonly Bot[] } {
  const byName = new Map(entries.map((name) => [name, named(name)]));
  return { bots: [...byName.values()], botOf: entries.map((name) => byName.get(name)!) }; // made of the same names
}

/** Apart from the mixed table, because looking up whose turn it is costs 4 % of a fast game. */
const playAlike = (game: Game, dealer: Seat, bot: Bot): void => {
  game.start(dealer);
  while (!game.finished) game.play(bot.choose(game));
};

const playMixed = (game: Game, dealer: Seat, seated: Uint8Array, botOf: readonly Bot[]): void => {
  game.start(dealer);
  while (!game.finished) game.play(botOf[seated[game.asked.seat]!]!.choose(game)); // one of its seats is asked
};

/** A table with bots that watch the others. */
const playWatched = (
  game: Game,
  dealer: Seat,
  seated: Uint8Array,
  botOf: readonly Bot[],
  bots: readonly Bot[],
): void => {
  game.start(dealer);
  while (!game.finished) game.play(choiceSeenBy(bots, game, botOf[seated[game.asked.seat]!]!)); // one of its seats is asked
};

/** The choice of a bot, which all others have seen. */
const choiceSeenBy = (bots: readonly Bot[], game: Game, bot: Bot): Choice => {
  const choice = bot.choose(game);
  for (let i = 0; i < bots.length; i++) bots[i]!.watch?.(game, choice); // below their number
  return choice;
};

/** One step at a time: the same games. */
function playMeasured(
  game: Game,
  dealer: Seat,
  seated: Uint8Array,
  botOf: readonly Bot[],
  bots: readonly Bot[],
  meter: LuckMeter,
): void {
  game.begin(dealer);
  meter.begin();
  while (!game.finished) {
    if (game.isAsked)
      game.answer(choiceSeenBy(bots, game, botOf[seated[game.asked.seat]!]!)); // one of its seats is asked
    else meter.step(game);
  }
}

/**
 * Counts the cards that it has put into draw piles, from which follows how many were drawn. Its clones do not count: they
 * are for the what-ifs of a bot.
 */
class CountingShuffler extends SeededShuffler {
  /** Cards since the last seed. */
  shuffled = 0;

  override reseed(seed: number): void {
    this.shuffled = 0;
    super.reseed(seed);
  }

  override begin(_cards: Uint8Array, count: number): void {
    this.shuffled += count;
  }
}
