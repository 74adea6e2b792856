import type { Vocabulary } from '../../device/settings.ts';
import type { Texts } from '../texts.ts';
import { coach } from './coach.ts';
import { common } from './common.ts';
import { front } from './front.ts';
import { help } from './help.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { question } from './question.ts';
import { replay } from './replay.ts';
import { rulings } from './rulings.ts';
import { settings } from './settings.ts';
import { summary } from './summary.ts';
import { table } from './table.ts';
import { words } from './words.ts';

export function texts(vocabulary: Vocabulary): Texts {
  const w = words[vocabulary];
  return {
    common: common(w),
    front: front(w),
    settings: settings(),
    table: table(w),
    question: question(w),
    summary: summary(w),
    log: log(w),
    rulings: rulings(w),
    coach: coach(w),
    lobby: lobby(w),
    help: help(w),
    replay: replay(w),
  };
}
