/** A seeded shuffler that counts the cards it has put into draw piles, from which follows how many were drawn. */
import { SeededShuffler } from '@turn7/engine';

/** Its clones do not count: they are for the what-ifs of a bot. */
export class CountingShuffler extends SeededShuffler {
  /** Cards since the last seed. */
  shuffled = 0;

  override reseed(seed: number): void {
    this.shuffled = 0;
    super.reseed(seed);
  }

  override shuffle(cards: Uint8Array, count: number): void {
    this.shuffled += count;
    super.shuffle(cards, count);
  }
}
