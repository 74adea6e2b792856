/** Plays games without a picture or a sound, and counts. The same in Node and in a browser, in any thread. */
import { Game, type HouseRules, houseRulesFrom, rulesFrom, type Seat, SeededShuffler } from '@turn7/engine';
import { type Bot, botNamed } from '@turn7/strategy';
import { Seating } from './seating.ts';
import { seedOfBot, seedOfGame } from './seed.ts';
import { Tally } from './tally.ts';

/** What is simulated. */
export interface Table extends Partial<HouseRules> {
  /** The bots by name, one for each seat. */
  readonly entries: readonly string[];
  readonly seed: number;
}

/** Some games of a table: those from `first` on. A game depends on its index alone, whoever plays it. */
export interface Task {
  readonly table: Table;
  readonly first: number;
  readonly games: number;
}

/** `named`: who plays under a name; studies have players of their own. */
export function playGames({ table, first, games }: Task, named: (name: string) => Bot = botNamed): Tally {
  const { entries, seed } = table;
  const { bots, botOf } = cast(entries, named);
  const seating = new Seating(entries.length, seed);
  const shuffler = new CountingShuffler(seed);
  const game = new Game(rulesFrom({ ...houseRulesFrom(table), seats: entries.length }), shuffler);
  const tally = new Tally(entries.length, game.rules.decks);
  game.onRoundEnd = () => tally.countRound(game, seating.entries);
  for (let index = first; index < first + games; index++) {
    const gameSeed = seedOfGame(seed, index);
    shuffler.reseed(gameSeed);
    for (let i = 0; i < bots.length; i++) bots[i]!.reseed(seedOfBot(gameSeed, i)); // below their number
    seating.arrange(index);
    if (bots.length === 1) playAlike(game, seating.dealer, bots[0]!);
    else playMixed(game, seating.dealer, seating.entries, botOf);
    tally.countGame(game, seating.entries, shuffler.shuffled - game.drawSize);
  }
  return tally;
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
