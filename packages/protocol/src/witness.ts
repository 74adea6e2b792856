/**
 * What somebody knows of a game by themselves, compared with its record. A record can be right in itself and still be made
 * up after all seeds were known: only whoever saw the commitment before the first card, and gave a seed, can tell.
 */
import { type Card, type Fairness, type LocatedRecord, replay, type Seat } from '@turn7/engine';

export interface Witness {
  /** The commitment that was shown before the first card. */
  readonly commitment: string;
  /** The one seed that was given for this game. */
  readonly seed: string;
  /** The seats of bots, who give no seed: whoever knows the secret could choose one for them. */
  readonly bots: readonly Seat[];
  /** The cards as they were told while the game was played, in the order in which they were drawn. */
  readonly cards: readonly Card[];
}

/** How a record contradicts somebody who was there. */
export type Difference =
  /** `written` is null where the record has none. */
  | { readonly kind: 'commitment'; readonly shown: string; readonly written: string | null }
  /** It is nowhere in the record. */
  | { readonly kind: 'seed'; readonly given: string }
  | { readonly kind: 'bot seed'; readonly seat: Seat }
  /** `place` counts the cards of the game from 1; `written` is null where the record ends before it. */
  | { readonly kind: 'card'; readonly place: number; readonly told: Card; readonly written: Card | null };

/** What is not known is not compared. Throws a RecordError where the record is no game. */
export function differencesFrom(known: Partial<Witness>, located: LocatedRecord): readonly Difference[] {
  const { commitment, seed, bots = [], cards = [] } = known;
  const { fairness } = located.record;
  return [
    ...(commitment === undefined ? [] : otherCommitment(commitment, fairness?.commitment ?? null)),
    ...(seed === undefined ? [] : lostSeed(seed, fairness)),
    ...bots.flatMap((seat) => (fairness?.seeds[seat] ? [{ kind: 'bot seed', seat } as const] : [])),
    ...otherCard(cards, drawnIn(located)),
  ];
}

const otherCommitment = (shown: string, written: string | null): readonly Difference[] =>
  shown === written ? [] : [{ kind: 'commitment', shown, written }];

const lostSeed = (given: string, fairness: Fairness | undefined): readonly Difference[] =>
  fairness?.seeds.includes(given) ? [] : [{ kind: 'seed', given }];

/** A record may go on after what somebody saw, but not otherwise. */
function otherCard(told: readonly Card[], written: readonly Card[]): readonly Difference[] {
  const at = told.findIndex((card, i) => card !== written[i]);
  const card = told[at];
  return card === undefined ? [] : [{ kind: 'card', place: at + 1, told: card, written: written[at] ?? null }];
}

function drawnIn(located: LocatedRecord): readonly Card[] {
  const cards: Card[] = [];
  replay(located, (event) => {
    if (event.kind === 'drew') cards.push(event.card);
  });
  return cards;
}
