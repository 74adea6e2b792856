/** Lets the table be heard and felt, if the person wants that. */
import type { Scene } from '../table/scene.ts';

export function useSound(_scene: Scene): void {}
