export * from './card.ts';
export * from './choice.ts';
export * from './seat.ts';
export * from './shuffle.ts';
export * from './setup.ts';
export { Game } from './game.ts';
export * from './question.ts';
export * from './score.ts';
export * from './target.ts';
