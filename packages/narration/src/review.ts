/** A review in words: what happened at its moments, and the whole game in a paragraph. */
import { type GameEvent, HIT, LIFE_SAVER, type Seat, STAY } from '@turn7/engine';
import type { CardReview, ChoiceReview, Parts, Review, SeatReview, TurningPoint } from '@turn7/strategy';
import { answerText } from './advice.ts';
import type { ReviewTexts } from './en/review.ts';
import { type Narrator, nameIn } from './narration.ts';
import { lineText } from './story.ts';
import { storyLines } from './story-lines.ts';

/** Who tells reviews has the words for them too, which no game needs: those of `@turn7/narration/en/review`. */
export interface Reviewing extends Narrator {
  readonly review: ReviewTexts;
}

/** `Ann stayed.`, with why a bot did in her place if one did. */
export function choiceText(choice: ChoiceReview, narrator: Reviewing): string {
  const { seat, standIn } = choice;
  const text = chosenText(choice, narrator);
  return standIn === null ? text : `${text} ${narrator.texts.story.botChose(nameIn(narrator)(seat), standIn)}`;
}

function chosenText({ seat, card, played }: ChoiceReview, narrator: Reviewing): string {
  const { review, texts } = narrator;
  const name = nameIn(narrator);
  const who = name(seat);
  if (played === HIT) return review.hit(who);
  if (played === STAY) return review.stayed(who);
  const isSpare = card === null || card === LIFE_SAVER;
  return isSpare ? texts.story.gave(who, name(played)) : texts.story.assigned(who, card, name(played));
}

/** A review beside the events of its game. */
export interface ReviewedGame {
  readonly review: Review;
  readonly events: readonly GameEvent[];
}

/** `Ann turned a second 7 and busted.` */
export function cardText({ at, seat }: CardReview, { events }: ReviewedGame, narrator: Narrator): string {
  const drawn = events.slice(0, at).findLastIndex((event) => event.kind === 'drew' && event.seat === seat);
  const [line] = storyLines(events.slice(Math.max(0, drawn), at));
  return line === undefined ? '' : lineText(line.events, true, narrator);
}

/** What happened there. */
export function turnText({ cause }: Pick<TurningPoint, 'cause'>, game: ReviewedGame, narrator: Reviewing): string {
  const { cards, choices } = game.review;
  if (cause.kind === 'card') {
    const card = cards[cause.index];
    return card === undefined ? '' : cardText(card, game, narrator);
  }
  const choice = choices[cause.index];
  return choice === undefined ? '' : choiceText(choice, narrator);
}

/** The game in a paragraph; `seat`: whose game it is, the winner's if nobody says. */
export function summaryText(game: ReviewedGame, narrator: Reviewing, seat: Seat | null = null): string {
  const { review } = game;
  return [
    outcome(review, narrator),
    ...account(review, narrator, seat ?? review.winner ?? leader(review)),
    ...extremes(review, narrator),
    ...turn(game, narrator),
    costliest(review, narrator),
  ].join(' ');
}

function outcome({ finished, winner, rounds }: Review, narrator: Reviewing): string {
  const { review } = narrator;
  if (!finished) return review.unfinished(rounds.length);
  return winner === null ? review.nobodyWon : review.won(nameIn(narrator)(winner), rounds.length);
}

/** The texts tell games in 100. */
const inHundred = (chance: number): number => 100 * chance;

function account({ seats }: Review, narrator: Reviewing, seat: Seat): string[] {
  const own = seats[seat];
  if (own === undefined || seats.length === 1) return []; // alone nobody can lose
  const parts: Parts = {
    luck: inHundred(own.luck),
    own: inHundred(own.own),
    others: inHundred(own.others),
    correction: inHundred(own.correction),
  };
  const { review } = narrator;
  return [review.account(nameIn(narrator)(seat), inHundred(own.start), parts), review.decided[deciding(own)]];
}

/** What moved a seat most in the direction in which it went. */
function deciding({ start, result, ...parts }: SeatReview): 'luck' | 'own' | 'others' {
  const way = Math.sign(result - start);
  const kinds = ['luck', 'own', 'others'] as const;
  return kinds.reduce((most, kind) => (way * parts[kind] > way * parts[most] ? kind : most));
}

/** Whom the cards and the choices served best and worst. */
function extremes({ seats }: Review, narrator: Reviewing): string[] {
  const { kindest, accurate } = narrator.review;
  const told = (values: readonly (number | null)[], tell: typeof kindest): string[] => {
    const placed = values.flatMap((value, seat) => (value === null ? [] : [{ seat, value }]));
    const [most, least] = [
      placed.toSorted((a, b) => b.value - a.value)[0],
      placed.toSorted((a, b) => a.value - b.value)[0],
    ];
    if (most === undefined || least === undefined || Math.round(most.value) === Math.round(least.value)) return [];
    const name = nameIn(narrator);
    return [tell(name(most.seat), most.value, name(least.seat), least.value)];
  };
  return [
    ...told(
      seats.map(({ luck }) => inHundred(luck)),
      kindest,
    ),
    ...told(
      seats.map(({ accuracy }) => accuracy),
      accurate,
    ),
  ];
}

function turn(game: ReviewedGame, narrator: Reviewing): string[] {
  const { review } = game;
  const sizes = review.turningPoints.map(({ change }) => change.reduce((sum, part) => sum + Math.abs(part), 0));
  const point = review.turningPoints[sizes.indexOf(Math.max(...sizes))];
  if (point === undefined) return [];
  const { round, gainer, loser, change } = point;
  const name = nameIn(narrator);
  const changeOf = (seat: Seat): number => inHundred(change[seat] ?? 0);
  const what = turnText(point, game, narrator);
  return [narrator.review.turned(round + 1, what, name(gainer), changeOf(gainer), name(loser), changeOf(loser))];
}

function costliest({ choices, highlights }: Review, narrator: Reviewing): string {
  const { review } = narrator;
  const worst = choices[highlights.worstChoice ?? -1];
  if (worst === undefined) return review.noneCost;
  const { round, best, cost } = worst;
  return review.costliest(round + 1, choiceText(worst, narrator), answerText(best, narrator), inHundred(cost));
}

/** Who stands best where a record stops. */
const leader = ({ seats }: Review): Seat =>
  seats.reduce((best, { result }, seat) => (result > (seats[best]?.result ?? 0) ? seat : best), 0);
