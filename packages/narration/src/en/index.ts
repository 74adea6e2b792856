import { advice } from './advice.ts';
import { story } from './story.ts';
import { common } from './words.ts';

export * from './words.ts';
export const parts = { advice, common, story };
