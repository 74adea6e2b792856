/** Loaded only by those who check a shuffle. */
export { checkProof } from '@turn7/protocol';
