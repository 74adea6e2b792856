/** Who somebody is to the others, who must not be able to be them: the beginning of the hash of their key. */
import { hash } from 'node:crypto';

const ID_LENGTH = 16;
export const playerOf = (key: string): string => hash('sha256', key).slice(0, ID_LENGTH);
