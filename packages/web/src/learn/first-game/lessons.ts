/** What the first game explains, each thing once and when it happens: what happened decides, never a place in a script. */
import {
  type Card,
  copiesOf,
  type GameEvent,
  isModifier,
  isNumber,
  LIFE_SAVER,
  LOCK,
  type RulingId,
  type Seat,
  TURN_THREE,
} from '@turn7/engine';
import type { Moment } from '../../game/playback/moment.ts';
import { bustsIn, oddsIn } from '../../game/question/odds.ts';
import { ME } from './first-game.ts';

/** The game waits: for an answer, for the next round, or for nothing any more. */
export interface Wait extends Pick<Moment, 'view' | 'question' | 'roundEnd'> {
  /** What happened since the one before. */
  readonly news: readonly GameEvent[];
}

/** How a Turn Three came out that had set a card aside: what becomes of that card depends on it. */
export type AfterThree = 'survived' | 'busted' | 'turn 7';

export type Lesson =
  | { readonly id: 'welcome'; readonly target: number }
  | { readonly id: 'deal' | 'choice' }
  | { readonly id: 'aside'; readonly after: AfterThree }
  | {
      readonly id: 'risk';
      readonly number: Card;
      readonly copies: number;
      readonly busts: number;
      readonly cards: number;
    }
  | { readonly id: 'stayed'; readonly seat: Seat; readonly points: number }
  | { readonly id: 'modifier'; readonly seat: Seat; readonly card: Card }
  | { readonly id: 'bust' | 'saved'; readonly seat: Seat; readonly twin: Card }
  | { readonly id: 'lifeSaver' | 'turn7'; readonly seat: Seat }
  /** `seat`: who got it; null while the person chooses. */
  | { readonly id: 'lock' | 'turnThree'; readonly seat: Seat | null }
  | { readonly id: 'score'; readonly points: number }
  | { readonly id: 'end'; readonly winner: Seat | null; readonly target: number };

export type LessonId = Lesson['id'];

/** The ruling behind each lesson; about as they come up, and so that those of one moment are told in this order. */
export const LESSONS = {
  welcome: 'R43',
  deal: 'R5',
  choice: 'R10',
  lifeSaver: 'R17',
  stayed: 'R12',
  saved: 'R18',
  bust: 'R14',
  modifier: 'R15',
  turnThree: 'R25',
  aside: 'R27',
  lock: 'R22',
  turn7: 'R16',
  risk: 'R14',
  score: 'R39',
  end: 'R43',
} as const satisfies Record<LessonId, RulingId>;

const isLessonId = (word: string): word is LessonId => word in LESSONS;

export const LESSON_IDS: readonly LessonId[] = Object.keys(LESSONS).filter(isLessonId);

type Finder = (wait: Wait) => Lesson | null;

/** Where there is something to explain. */
const FINDERS: Readonly<Record<LessonId, Finder>> = {
  welcome: ({ view }) => (view.round === 0 ? { id: 'welcome', target: view.target } : null),
  deal: ({ news }) => (news.some(isDealt) ? { id: 'deal' } : null),
  choice: (wait) => (isAsked(wait) ? { id: 'choice' } : null),
  risk,
  stayed: ({ news }) => {
    const stay = news.find((event) => event.kind === 'stayed');
    return stay === undefined ? null : { id: 'stayed', seat: stay.seat, points: stay.points };
  },
  modifier: ({ news }) => {
    const draw = news.find((event) => event.kind === 'drew' && isModifier(event.card));
    return draw?.kind === 'drew' ? { id: 'modifier', seat: draw.seat, card: draw.card } : null;
  },
  lifeSaver: ({ news, view }) => {
    const draw = news.find((event) => event.kind === 'drew' && event.card === LIFE_SAVER);
    if (draw?.kind !== 'drew' || !view.seats[draw.seat]?.lifeSaver) return null;
    return { id: 'lifeSaver', seat: draw.seat };
  },
  saved: ({ news }) => {
    const save = news.find((event) => event.kind === 'saved');
    return save === undefined ? null : { id: 'saved', seat: save.seat, twin: save.twin };
  },
  bust: ({ news }) => {
    const bust = news.find((event) => event.kind === 'busted');
    return bust === undefined ? null : { id: 'bust', seat: bust.seat, twin: bust.twin };
  },
  lock: (wait) => aimed(wait, LOCK, 'lock', 'locked'),
  turnThree: (wait) => aimed(wait, TURN_THREE, 'turnThree', 'turn three started'),
  aside,
  turn7: ({ news }) => {
    const seven = news.find((event) => event.kind === 'turn 7');
    return seven === undefined ? null : { id: 'turn7', seat: seven.seat };
  },
  score: ({ roundEnd }) => (roundEnd === null ? null : { id: 'score', points: roundEnd.scores[ME] ?? 0 }),
  end: ({ view: { state, target } }) =>
    state.kind === 'finished' ? { id: 'end', winner: state.winner, target } : null,
};

/** What is to be told now, if anything, to somebody who has heard these. */
export function lessonFor(wait: Wait, heard: ReadonlySet<LessonId>): Lesson | null {
  for (const id of LESSON_IDS) {
    const lesson = heard.has(id) ? null : FINDERS[id](wait);
    if (lesson !== null) return lesson;
  }
  return null;
}

const isDealt = (event: GameEvent): boolean => event.kind === 'drew' && event.reason === 'deal';

const isAsked = ({ question }: Wait): boolean => question?.kind === 'hit-or-stay' && question.seat === ME;

/** Of the number with the most copies, once there is one to lose. */
function risk(wait: Wait): Lesson | null {
  const numbers = (wait.view.seats[ME]?.cards ?? []).filter(isNumber);
  if (!isAsked(wait) || numbers.length < 2) return null;
  const odds = oddsIn(wait.view, ME);
  const number = Math.max(...numbers);
  const lesson: Lesson = { id: 'risk', number, copies: copiesOf(number), busts: bustsIn(odds), cards: odds.cards };
  return lesson.busts === 0 ? null : lesson;
}

/** Wait when the Turn Three is over, or when its card is given away. */
function aside({ news }: Wait): Lesson | null {
  const start = news.findIndex(({ kind }) => kind === 'set aside');
  if (start < 0) return null;
  const end = news.slice(start).find(({ kind }) => AFTER.has(kind));
  return { id: 'aside', after: end?.kind === 'busted' || end?.kind === 'turn 7' ? end.kind : 'survived' };
}

/** The first of these after a card was set aside decides over it. */
const AFTER: ReadonlySet<GameEvent['kind']> = new Set(['busted', 'turn 7', 'assigned', 'turn three ended']);

function aimed(
  { question, news }: Wait,
  card: Card,
  id: 'lock' | 'turnThree',
  struck: 'locked' | 'turn three started',
): Lesson | null {
  if (question?.kind === 'target' && question.card === card && question.seat === ME) return { id, seat: null };
  const effect = news.find((event) => event.kind === struck);
  return effect?.kind === struck ? { id, seat: effect.seat } : null;
}
