/**
 * What a player answers: hit, stay, or the seat that a card goes to. A choice is one integer, so that millions of them
 * cost nothing: a seat is its own index, hit and stay lie below every seat.
 */
import type { Seat } from './seat.ts';

export type Choice = Seat | typeof HIT | typeof STAY;

export const HIT = -1;
export const STAY = -2;
