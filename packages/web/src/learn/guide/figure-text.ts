/** Figures of the guide as the language writes them. Shares of games are told in points of a hundred. */
import { number, percent } from '../../words/format.ts';

const DIGITS = 1;
/** Standard errors are small. */
const ERROR_DIGITS = 2;

export const rateText = (share: number): string => percent(share, DIGITS);
export const pointsText = (share: number, digits = ERROR_DIGITS): string => number(100 * share, digits);

/** `75.4% (± 2.0)`: never broken after the sign. */
export const measuredText = (share: number, se: number): string => `${rateText(share)} (±\u00a0${pointsText(se, 1)})`;

/** `+3.8`, `−1.4`: with the true minus, which is as wide as the plus. */
export const signedText = (share: number): string => `${share < 0 ? '−' : '+'}${pointsText(Math.abs(share), DIGITS)}`;

/** Without its sign, where words tell it. */
export const sizeText = (share: number): string => pointsText(Math.abs(share), DIGITS);
