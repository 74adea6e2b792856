/** The way to a shared score by its code: on this device, or at the server. */
import {
  codeOf,
  type Listener,
  openCopy,
  Replica,
  type ReplicaOptions,
  ServerRefusal,
  type Subject,
} from '@turn7/client';
import { CODE, SHEET_MESSAGES, SheetEnvelope } from '@turn7/protocol';
import { keys } from '../../sync/keys.ts';
import { library } from '../sheet/library.ts';
import { SharedKeeper, type Sharing, type SheetCopy } from './shared-keeper.ts';

const SHEET: Subject<SheetCopy> = { kind: 'sheet', messages: SHEET_MESSAGES };

const USUAL: Sharing = { keys, library };

/** How long somebody waits for a score that their device does not know. */
const PATIENCE_MS = 8000;

/**
 * Resolves when there is a sheet to see: at once if this device helps to keep it. `key`: null for those who watch, or
 * whose device has it already; a wrong one is as good as none. Rejects with a ServerRefusal.
 */
export async function openShared(
  code: string,
  key: string | null,
  signal: AbortSignal,
  sharing: Sharing = USUAL,
): Promise<SharedKeeper> {
  if (!CODE.test(code)) throw new ServerRefusal('not found', 'No score has such a code.');
  const known = sharing.keys.sheet(code);
  const kept = key === null || key === known?.key ? keptKeeper(code, sharing) : null;
  if (kept !== null) return kept;
  const token = key ?? known?.key ?? null;
  try {
    return await openUnknown(code, token, signal, sharing);
  } catch (error) {
    if (token === null || codeOf(error) !== 'unauthorised') throw error;
    return keptKeeper(code, sharing) ?? openUnknown(code, null, signal, sharing);
  }
}

async function openUnknown(code: string, key: string | null, signal: AbortSignal, sharing: Sharing) {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), PATIENCE_MS);
  signal.addEventListener('abort', () => impatience.abort());
  try {
    return await openCopy(
      SHEET,
      { code, token: key },
      (replica, { view }) => new SharedKeeper({ code, key, link: '' }, view.sheet, () => replica, sharing),
      impatience.signal,
      optionsFor(code, key, sharing),
    );
  } finally {
    clearTimeout(timer);
  }
}

/** A shared sheet that this device has on it; null if there is none. */
export function keptKeeper(code: string, sharing: Sharing = USUAL): SharedKeeper | null {
  const known = sharing.keys.sheet(code);
  const sheet = known && sharing.library.find(known.id);
  if (known === null || sheet === null) return null;
  const { key, link } = known;
  const begin = (listener: Listener<SheetCopy>) =>
    new Replica(SHEET, { code, token: key }, listener, optionsFor(code, key, sharing));
  return new SharedKeeper({ code, key, link }, sheet, begin, sharing);
}

/** The changes of those who keep a score stay on the device until the server has them. */
function optionsFor(code: string, key: string | null, sharing: Sharing): ReplicaOptions<SheetCopy> {
  const read = (stored: unknown): SheetEnvelope | null => SheetEnvelope.safeParse(stored).data ?? null;
  const kept = key === null ? null : sharing.keys.changes(code, read);
  return { kept, ...(sharing.connect ? { connect: sharing.connect } : {}) };
}
