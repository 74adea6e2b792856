import type { Parts } from '../narration.ts';
import { advice } from './advice.ts';
import { story } from './story.ts';
import { common, type Words } from './words.ts';

export * from './words.ts';
export const parts: Parts<Words> = { advice, common, story };
