/** The table as one of its players sees it, kept by the three rules of docs/protocol.md. */
import { at, listAt, numberAt, textAt } from './json.ts';

/** Hears what the server did against its word. */
type Complain = (kind: 'lost' | 'order' | 'apart', what: string) => void;

export class Picture {
  view: unknown;
  readonly #complain: Complain;
  readonly #changed: () => void;

  constructor(view: unknown, changed: () => void, complain: Complain) {
    this.view = view;
    this.#changed = changed;
    this.#complain = complain;
  }

  get seq(): number {
    return numberAt(this.view, 'seq');
  }

  /** The table at some line, and the lines after `since` that led there; it may be further than they are. */
  look(view: unknown, lines: readonly unknown[], since: number): void {
    const seqs = lines.map((line) => numberAt(line, 'seq'));
    const seq = numberAt(view, 'seq');
    if (!seqs.every((line, i) => line === since + 1 + i))
      this.#complain('order', `asked for lines after ${since}, was given ${seqs.join(' ')}`);
    if (!(seq >= since)) this.#complain('lost', `the table was at ${since} and is now at ${seq}`);
    if (!(seq >= (seqs.at(-1) ?? 0))) this.#complain('apart', `the table is at ${seq}, its lines at ${seqs.at(-1)}`);
    if (seq > this.seq) this.#set(view);
  }

  /** One more line. False if there must have been others before it. */
  update(update: unknown): boolean {
    const seq = numberAt(update, 'line', 'seq');
    if (seq > this.seq + 1) return false;
    if (seq === this.seq + 1) {
      const lobby = at(update, 'lobby') ?? at(this.view, 'lobby');
      const game = at(update, 'game') ?? at(this.view, 'game');
      const step = at(update, 'step');
      const events = listAt(update, 'line', 'events');
      this.#set({ seq, lobby, game: step === undefined ? game : gameAfter(game, step, events) });
    }
    return true;
  }

  /** What a welcome, or the answer to `catch up`, has. */
  snapshot(snapshot: unknown, since: number): void {
    this.look(at(snapshot, 'view'), listAt(snapshot, 'missed'), since);
  }

  #set(view: unknown): void {
    this.view = view;
    this.#changed();
  }
}

/** Who is asked what, and roughly what the hands are worth: all that somebody needs who wishes to play on. */
function gameAfter(game: unknown, step: unknown, events: readonly unknown[]): unknown {
  const points = listAt(game, 'top', 'seats').map((seat) => numberAt(seat, 'points'));
  for (const event of events) {
    const seat = numberAt(event, 'seat');
    if (textAt(event, 'kind') === 'round started') points.fill(0);
    if (textAt(event, 'kind') === 'drew') points[seat] = (points[seat] ?? 0) + Math.min(12, numberAt(event, 'card'));
  }
  const top = { state: at(step, 'state'), seats: points.map((worth) => ({ points: worth })) };
  return { number: at(step, 'number'), question: at(step, 'question'), top };
}
