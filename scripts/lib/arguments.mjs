// What people tell a script on the command line; whatever is wrong is said, with what was expected.
import { parseArgs } from 'node:util';
import { Explained } from './root.mjs';

/**
 * For scripts that can be told nothing.
 * @param {string} command by which people start it
 */
export function takesNothing(command) {
  const [word] = process.argv.slice(2);
  if (word !== undefined) throw new Explained(`"${word}": expected nothing after \`${command}\`.`);
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} const T
 * @param {string[]} args
 * @param {T} options as `parseArgs` wants them
 */
export function optionsIn(args, options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [problem] = /** @type {Error} */ (error).message.split(/[.;] /);
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Explained(`${problem}; expected ${names.length === 0 ? 'none' : names.join(', ')}.`);
  }
}
