/** Lets the cards travel: whatever is told is played on the elements that already stand where they belong. */
import type { RefObject } from 'preact';
import type { Told } from '../telling/told.ts';

export function useMotion(_root: RefObject<HTMLElement>, _told: Told): void {}
