import { sep } from 'node:path';

/**
 * A path as programs, addresses and reports write it on every platform.
 * @param {string} path
 * @param {string} [separator] of the platform that it was made on
 */
export const withSlashes = (path, separator = sep) => path.replaceAll(separator, '/');
