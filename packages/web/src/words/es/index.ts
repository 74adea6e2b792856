import type { Parts } from '../texts.ts';
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
import { type Words, words } from './words.ts';

export { words };
export const parts: Parts<Words> = {
  coach,
  common,
  front,
  help,
  lobby,
  log,
  question,
  replay,
  rulings,
  settings,
  summary,
  table,
};
