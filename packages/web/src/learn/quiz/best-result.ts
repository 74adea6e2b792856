/** The best results of this device, one for each kind of quiz. */
import type { DeviceStorage } from '../../device/storage.ts';
import { isCount, parsed, parts } from '../../device/stored.ts';
import { QUESTIONS, type QuizKind } from './quiz.ts';

const KEY = 'turn7 quiz';

/** null before the first result, or where nobody can make sense of what is there. */
export function bestOf(storage: DeviceStorage, kind: QuizKind): number | null {
  const best = parts(parsed(storage.getItem(KEY)))[kind];
  return isCount(best) && best <= QUESTIONS ? best : null;
}

/** Takes down a result, if it is better than those before. */
export function noteResult(storage: DeviceStorage, kind: QuizKind, right: number): void {
  if (right <= (bestOf(storage, kind) ?? -1)) return;
  storage.setItem(KEY, JSON.stringify({ ...parts(parsed(storage.getItem(KEY))), [kind]: right }));
}
