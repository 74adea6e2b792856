import { advice } from './advice.ts';
import { rulings } from './rulings.ts';
import { story } from './story.ts';
import { common } from './words.ts';

export * from './words.ts';
export const parts = { advice, common, rulings, story };
