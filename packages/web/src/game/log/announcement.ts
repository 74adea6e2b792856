/** What a person who does not see the table is told when it changes: what happened, then what is asked of them. */

import { HIT, type Question, type SeatView } from '@turn7/engine';
import { lineText, type Narrator, nameIn, questionText, roundText, type StoryLine, storyLines } from '@turn7/narration';
import type { Texts } from '../../words/texts.ts';
import type { CoachAdvice } from '../bots/bot-worker.ts';
import { isSettled, type Moment } from '../playback/moment.ts';
import type { Person } from '../session/session.ts';

interface Listener extends Narrator<Texts> {
  /** By seat. */
  readonly people: readonly Person[];
}

export interface Announcement {
  /** Empty if there is nothing new. */
  readonly text: string;
  /** The table as the listener now knows it. */
  readonly heard: Moment;
}

/**
 * Events are told when all their consequences are known, so that a deal is one sentence and a bust is not first told as
 * a hit. Who has heard nothing yet is spared what was long ago.
 */
export function announcement(heard: Moment | null, now: Moment, listener: Listener): Announcement {
  const known = heard?.game === now.game ? heard : null;
  const from = heard === null ? now.log.length : known === null ? 0 : toldOf(known);
  const news = storyLines(now.log.slice(from, toldOf(now))).map((line) => spokenLine(line, listener));
  const text = [...news, ...asked(known, now, listener)].join(' ');
  // A line that was told may grow, and is open again: what was said of it stays said.
  return { text, heard: text === '' && heard !== null ? heard : now };
}

/** Of the scores only their own: the summary has all of them, as a list that can be walked through. */
function spokenLine({ events }: StoryLine, listener: Listener): string {
  const [first] = events;
  if (first.kind !== 'round ended') return lineText(events, true, listener);
  const mine = listener.people.flatMap((person, seat) => (person.mine ? [seat] : []));
  return roundText(first, mine, listener);
}

/** How many events have been told with all that came of them. */
function toldOf(state: Moment): number {
  const open = isSettled(state) ? 0 : (storyLines(state.log).at(-1)?.events.length ?? 0);
  return state.log.length - open;
}

function asked(before: Moment | null, { question, passTo, view, log }: Moment, listener: Listener): readonly string[] {
  if (passTo !== null && before?.passTo !== passTo) {
    return [`${listener.texts.question.passTo(nameIn(listener)(passTo).text)}.`];
  }
  const isOld = before !== null && before.question !== null && before.log.length === log.length;
  if (question === null || isOld) return [];
  const person = listener.people[question.seat];
  if (!person?.mine) return person?.kind === 'person' ? [questionText(question, listener)] : [];
  const seat = view.seats[question.seat];
  return [
    questionText(question, listener),
    ...(seat ? [handText(question, seat, listener)] : []),
    answersText(question, listener),
  ];
}

function handText(question: Question, { cards, points }: SeatView, listener: Listener): string {
  const { common, log } = listener.texts;
  return log.holds(nameIn(listener)(question.seat), cards.map(common.card), points);
}

function answersText(question: Question, listener: Listener): string {
  const { log, story } = listener.texts;
  return question.kind === 'hit-or-stay' ? story.hitOrStay : log.targets(question.targets.map(nameIn(listener)));
}

/** What the coach says, which comes a moment after the question. */
export function adviceSpoken({ choice, odds }: CoachAdvice, question: Question, narrator: Narrator<Texts>): string {
  const { log, common } = narrator.texts;
  if (question.kind === 'target') {
    const target = nameIn(narrator)(choice);
    return log.coach(target.you ? common.you : target.text, null);
  }
  return log.coach(choice === HIT ? log.answers.hit : log.answers.stay, odds?.bust ?? null);
}
