/** One seed becomes many: one for each game, bot and circle of seats, so that none depends on who played what before. */

/** The seed of the cards of a game. No two games of a run have the same. */
export const seedOfGame = (seed: number, index: number): number => scramble(scramble(index) + scramble(seed));

/** The seed of a bot in a game, from that of the game's cards. */
export const seedOfBot = (gameSeed: number, entry: number): number => scramble(gameSeed + entry + 1);

/** The seed of the order in which the entries sit in a block of games. */
export const seedOfCircle = (seed: number, block: number): number => scramble(seedOfGame(~seed, block));

/** A mixing function of 32 bits that maps no two numbers to the same (lowbias32 by Chris Wellons). */
const scramble = (value: number): number => {
  let word = value | 0;
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return word ^ (word >>> 16);
};
