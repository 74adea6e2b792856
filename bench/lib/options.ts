/** What a benchmark is told on the command line. Whatever is wrong is said, with what was expected, and nothing is measured. */
import type { ParseArgsConfig } from 'node:util';
import { optionsIn } from '../../scripts/lib/arguments.mjs';
import { Explained } from '../../scripts/lib/root.mjs';

const MISUSED = 2;

export function optionsFrom<const T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return optionsIn(process.argv.slice(2), options);
  } catch (error) {
    if (error instanceof Explained) return refuse(error.message);
    throw error;
  }
}

/** Of one option: its name is for whoever mistyped it. */
export function wholeOption(name: string, text: string, least = 1): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  return refuse(`--${name} is "${text}"; expected a whole number from ${least} on.`);
}

export function refuse(message: string): never {
  console.error(message);
  process.exit(MISUSED);
}
