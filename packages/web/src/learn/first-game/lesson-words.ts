/** A lesson in words. */

import type { Seat } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import type { Chapters } from '../../words/chapters.ts';
import type { Texts } from '../../words/texts.ts';
import type { Lesson } from './lessons.ts';

interface Speaker {
  /** By seat. */
  readonly names: readonly Name[];
  readonly t: Chapters['first-game'];
  readonly common: Pick<Texts['common'], 'aCard' | 'points'>;
}

export function lessonText(lesson: Lesson, { names, t, common }: Speaker): string {
  const name = (seat: Seat): Name => names[seat] ?? { text: '', you: false };
  switch (lesson.id) {
    case 'welcome':
      return t.welcome(lesson.target);
    case 'deal':
      return t.deal;
    case 'choice':
      return t.choice;
    case 'aside':
      return t.aside[lesson.after];
    case 'risk':
      return t.risk(lesson.number, lesson.copies, lesson.busts, lesson.cards);
    case 'stayed':
      return t.stayed(name(lesson.seat), common.points(lesson.points));
    case 'modifier':
      return t.modifier(name(lesson.seat), common.aCard(lesson.card));
    case 'bust':
      return t.bust(name(lesson.seat), lesson.twin);
    case 'saved':
      return t.saved(name(lesson.seat), lesson.twin);
    case 'lifeSaver':
      return t.lifeSaver(name(lesson.seat));
    case 'turn7':
      return t.turn7(name(lesson.seat));
    case 'lock':
      return lesson.seat === null ? t.lockAim : t.lockStruck(name(lesson.seat));
    case 'turnThree':
      return lesson.seat === null ? t.turnThreeAim : t.turnThreeStruck(name(lesson.seat));
    case 'score':
      return t.score(lesson.points);
    case 'end':
      return lesson.winner === null ? t.nobody : t.end(name(lesson.winner), lesson.target);
    default:
      return lesson satisfies never;
  }
}
