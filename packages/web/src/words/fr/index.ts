import { parts as narration, type Words, words } from '@turn7/narration/fr';
import type { Parts } from '../texts.ts';
import { coach } from './coach.ts';
import { common } from './common.ts';
import { front } from './front.ts';
import { help } from './help.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { question } from './question.ts';
import { settings } from './settings.ts';
import { summary } from './summary.ts';
import { table } from './table.ts';

export { words };
export const parts: Parts<Words> = {
  ...narration,
  coach,
  common,
  front,
  help,
  lobby,
  log,
  question,
  settings,
  summary,
  table,
};
