import { advice } from './advice.ts';
import { common } from './common.ts';
import { rulings } from './rulings.ts';
import { story } from './story.ts';

export * from './words.ts';
export const parts = { advice, common, rulings, story };
