/** A server with one shared sheet, and the way to it, which can be cut or lose answers. */
import type { RefusalCode, Sheet, SheetEnvelope, SheetLine, SheetPage } from '@turn7/protocol';
import { Refusal } from '../../src/sync/api.ts';
import type { SheetWire } from '../../src/sync/sheet-api.ts';

/** Where everybody finds the sheet, by whatever name a device knows the server. */
export const LINK = 'https://turn7.example/s/K7QF2M';

export class SheetServer implements SheetWire {
  readonly begun: Sheet;
  lines: SheetLine[] = [];
  /** What happens to whoever asks: nothing gets through, answers are lost, or the server says no. */
  trouble: 'cut' | 'mute' | RefusalCode | null = null;
  readonly #waiting = new Set<() => void>();

  constructor(begun: Sheet) {
    this.begun = begun;
  }

  async send(_code: string, _key: string, envelope: SheetEnvelope): Promise<number> {
    const { trouble } = this;
    if (trouble !== null && trouble !== 'mute') throw refusalOf(trouble);
    const seq = this.#append(envelope);
    if (trouble === 'mute') throw new Refusal('unavailable', '');
    return seq;
  }

  async page(_code: string, since: number, wait: number, signal: AbortSignal): Promise<SheetPage> {
    this.#refuseReaders();
    if (this.#after(since).length === 0 && since > 0 && wait > 0) await this.#next(signal);
    this.#refuseReaders();
    return { sheet: since === 0 ? this.begun : null, lines: this.#after(since), link: LINK };
  }

  /** Whoever waits for news is answered. */
  wake(): void {
    for (const go of [...this.#waiting]) go();
  }

  #append(envelope: SheetEnvelope): number {
    const known = this.lines.find(({ id }) => id === envelope.id);
    if (known !== undefined) return known.seq;
    const line = { seq: this.lines.length + 2, ...envelope };
    this.lines.push(line);
    this.wake();
    return line.seq;
  }

  #after(since: number): SheetLine[] {
    return this.lines.filter(({ seq }) => seq > since);
  }

  #next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        this.#waiting.delete(go);
        resolve();
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', () => reject(new Refusal('unavailable', '')));
    });
  }

  /** Only what keeps changes out lets readers in. */
  #refuseReaders(): void {
    const { trouble } = this;
    if (trouble === 'cut' || trouble === 'not found') throw refusalOf(trouble);
  }
}

const refusalOf = (trouble: 'cut' | RefusalCode): Refusal =>
  new Refusal(trouble === 'cut' ? 'unavailable' : trouble, '');
