/** A server with one shared sheet, and the way to it, which can be cut or lose answers. */
import type { Connect, Hearing, Transport } from '@turn7/client';
import {
  appliedAll,
  type Hello,
  isContested,
  type RefusalCode,
  type Refused,
  type Sheet,
  SheetEnvelope,
  type SheetLine,
  type SheetView,
} from '@turn7/protocol';

/** Where everybody finds the sheet, by whatever name a device knows the server. */
export const ORIGIN = 'https://turn7.example';

type Trouble = 'cut' | 'mute' | RefusalCode;

export class SheetServer {
  readonly begun: Sheet;
  lines: SheetLine[] = [];
  /** What happens to whoever asks: nothing gets through, answers are lost, or the server says no. */
  #trouble: Trouble | null = null;
  readonly #connected = new Map<Hearing, Hello>();

  constructor(begun: Sheet) {
    this.begun = begun;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Those who are connected notice at once that the way is cut, or the sheet gone. */
  set trouble(trouble: Trouble | null) {
    this.#trouble = trouble;
    if (trouble === 'cut') this.hangUp(null);
    if (trouble === 'not found') this.hangUp(refusedFor(trouble));
  }

  readonly connect: Connect = (_url, hello, hearing): Transport => {
    void Promise.resolve().then(() => this.#greet(hello, hearing));
    return {
      send() {},
      ask: (name, said, _within, answered) =>
        void Promise.resolve().then(() =>
          answered(name === 'command' ? this.#command(said, hearing) : this.#catchUp(said)),
        ),
      close: () => void this.#connected.delete(hearing),
    };
  };

  hangUp(refused: Refused | null): void {
    const all = [...this.#connected.keys()];
    this.#connected.clear();
    for (const { onEnd } of all) onEnd(refused);
  }

  get view(): SheetView {
    const changes = this.lines.map(({ change }) => change);
    return { seq: this.lines.length + 1, sheet: appliedAll(this.begun, changes) };
  }

  #greet(hello: Hello, hearing: Hearing): void {
    const { trouble } = this;
    if (trouble === 'cut' || trouble === 'not found') {
      hearing.onEnd(trouble === 'cut' ? null : refusedFor(trouble));
      return;
    }
    this.#connected.set(hearing, hello);
    const { since = 0 } = hello;
    const missed = since === 0 ? [] : this.lines.filter(({ seq }) => seq > since);
    const member = hello.token === undefined ? null : 1;
    hearing.onMessage('welcome', { member, now: 0, origin: ORIGIN, snapshot: { view: this.view, missed } });
    for (const { onMessage } of this.#connected.keys())
      onMessage('beat', { seq: this.view.seq, watching: this.#watching });
  }

  get #watching(): number {
    return [...this.#connected.values()].filter(({ token }) => token === undefined).length;
  }

  #command(said: unknown, asker: Hearing): object | null {
    const { trouble } = this;
    if (trouble !== null && trouble !== 'mute') return trouble === 'cut' ? null : refusal(trouble);
    const envelope = SheetEnvelope.parse(said);
    const { id, of, change } = envelope;
    const known = this.lines.find((line) => line.id === id);
    if (known !== undefined) return { ok: true, seq: known.seq };
    if (of !== undefined && of !== this.view.sheet.id) return refusal('stale');
    if (isContested(this.view.sheet, envelope)) return refusal('contested');
    const line = { seq: this.lines.length + 2, id, change };
    this.lines.push(line);
    for (const hearing of this.#connected.keys())
      if (trouble !== 'mute' || hearing !== asker) hearing.onMessage('update', { line });
    if (change.kind === 'stop') void Promise.resolve().then(() => this.hangUp(refusedFor('gone')));
    return trouble === 'mute' ? null : { ok: true, seq: line.seq };
  }

  #catchUp(said: unknown): object {
    const missed = this.lines.filter(({ seq }) => seq > Number(said));
    return { ok: true, snapshot: { view: this.view, missed } };
  }
}

const refusedFor = (code: RefusalCode): Refused => ({ code, message: '' });
const refusal = (code: RefusalCode): object => ({ ok: false, refused: refusedFor(code) });
