/** Answers and what was done before them, in words. */
import { HIT, type Seat, STAY } from '@turn7/engine';
import { actionOf, sentOf } from '../../game/question/action.ts';
import type { Chapters } from '../../words/chapters.ts';
import type { Texts } from '../../words/texts.ts';
import type { Claim } from './claim.ts';
import type { QuizQuestion } from './quiz.ts';
import type { RuleQuestion } from './rule-question.ts';
import type { Done } from './situation.ts';

export interface Speaker {
  readonly t: Chapters['quiz'];
  readonly texts: Pick<Texts, 'common' | 'question'>;
  /** What a seat is called. */
  readonly nameOf: (seat: Seat) => string;
}

export const answerTexts = (question: QuizQuestion, speaker: Speaker): readonly string[] =>
  question.kind === 'odds'
    ? question.answers.map((choice) => (choice === HIT ? speaker.texts.question.hit : speaker.texts.question.stay))
    : question.answers.map((claim) => claimText(claim, speaker));

function claimText(claim: Claim, { t, texts, nameOf }: Speaker): string {
  switch (claim.kind) {
    case 'busts':
      return t.busts(nameOf(claim.seat));
    case 'saved':
      return t.saved(nameOf(claim.seat));
    case 'again':
      return t.drawsAgain(nameOf(claim.seat));
    case 'plays on':
      return t.playsOn(nameOf(claim.seat));
    case 'keeps both':
      return t.keepsBoth(nameOf(claim.seat));
    case 'locked':
      return t.locked(nameOf(claim.seat));
    case 'seven':
      return claim.when === 'at once' ? t.sevenAtOnce(nameOf(claim.seat)) : t.sevenLater(nameOf(claim.seat));
    case 'gives':
      return t.givesSpare(nameOf(claim.seat));
    case 'discards':
      return t.discards[sentOf(claim.card)];
    case 'chooses':
      return t.chooses(nameOf(claim.seat));
    case 'turn':
      return t.turnOf(nameOf(claim.seat));
    case 'scores':
      return texts.common.points(claim.points);
    case 'wins':
      return t.wins(nameOf(claim.seat));
    case 'another round':
      return t.anotherRound;
    case 'tied only':
      return t.tiedOnly;
    default:
      return claim satisfies never;
  }
}

/** “Ada hits. Ada gives the Turn Three to Bo.” */
export const doneText = (done: readonly Done[], speaker: Speaker): string =>
  done.map((one) => doneSentence(one, speaker)).join(' ');

function doneSentence({ question, choice }: Done, { t, nameOf }: Speaker): string {
  const who = nameOf(question.seat);
  if (question.kind === 'target') return t.gives[actionOf(question.card)](who, nameOf(choice));
  return choice === STAY ? t.stays(who) : t.hits(who);
}

export function promptText(question: QuizQuestion, { t, nameOf }: Speaker): string {
  if (question.kind === 'odds') return t.asks.odds;
  return asksText(question, t, nameOf);
}

function asksText(
  { situation: { asks, about } }: RuleQuestion,
  t: Chapters['quiz'],
  nameOf: Speaker['nameOf'],
): string {
  return asks === 'score' ? t.asks.score(nameOf(about)) : t.asks[asks];
}
