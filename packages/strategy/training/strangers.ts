/** Players that a good one will meet. */
import type { Bot } from '../src/bot.ts';
import { Closer } from '../src/bots/closer.ts';
import { Count } from '../src/bots/count.ts';
import { Stay } from '../src/bots/stay.ts';

export const STRANGERS: readonly Bot[] = [new Closer(), new Count(), new Stay(25)];
