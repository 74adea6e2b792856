/**
 * Shared score sheets. The log of one begins with the sheet as it was shared, and every later line is a change of it. The
 * server checks their form and gives them their order; what they come to is for those to count who read them.
 */
import { Sheet, SheetEnvelope, type SheetPage } from '@turn7/protocol';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Row } from '../store/store.ts';
import { commandId, hashOf, newCode, newToken } from './ids.ts';
import { Queue } from './queue.ts';
import { isSheetLog, sheetLog } from './sheet-log.ts';

/** Every entry of the longest evening at the fullest table, and some mended ones. */
export const MOST_SHEET_LINES = 30_000;
/** Whoever has the key is the same to the store: it opens the sheet, and nobody's place. */
const KEEPER = 1;
const FIRST = 1;
/** Lines that are read at once. Most have a hundred bytes, but each may have as many as a change may. */
const STEP = 50;
/** An answer that has so many characters ends with the next step. */
const LONG_ANSWER = 512 * 1024;

/** `log`: the name of a sheet's log, as in `sheet-log.ts`. */
type SheetFollower = (log: string, seq: number) => void;

type Needs = Pick<Services, 'store' | 'hints' | 'metrics' | 'now'>;

export class Sheets {
  readonly #services: Needs;
  readonly #followers: SheetFollower[] = [];
  /** The changes of each sheet that is being changed here: all at once, all but one would have to try again. */
  readonly #queues = new Map<string, Queue>();

  constructor(services: Needs) {
    this.#services = services;
    services.hints.onAdvanced((log, seq) => {
      if (isSheetLog(log)) this.#tell(log, seq);
    });
  }

  /** Is told how far logs have grown, sometimes more than once. */
  follow(follower: SheetFollower): void {
    this.#followers.push(follower);
  }

  /** Keeps a sheet, and makes the key to it. */
  async create(sheet: Sheet): Promise<{ code: string; key: string }> {
    for (;;) {
      const code = newCode();
      const key = newToken();
      const token = { hash: hashOf(key), log: sheetLog(code), member: KEEPER };
      const row = this.#row(code, FIRST, null, sheet);
      if ((await this.#services.store.append({ row, token })) === 'appended') return { code, key }; // or the code was taken
    }
  }

  /** Throws a Refusal if there is no such sheet, or if the key is that of another. */
  async authenticate(code: string, key: string): Promise<void> {
    const token = await this.#services.store.findToken(hashOf(key));
    if (token?.log === sheetLog(code)) return;
    await this.head(code);
    throw new Refusal('unauthorised', 'That key does not open this score sheet.');
  }

  /** The seq of the last line. Throws a Refusal if there is no such sheet. */
  async head(code: string): Promise<number> {
    const log = sheetLog(code);
    const head = (await this.#services.store.heads([log])).get(log);
    if (head !== undefined) return head;
    throw noSheet(code);
  }

  /** Adds a change and returns the seq of its line. Sent again, it returns the same. */
  async add(code: string, envelope: SheetEnvelope): Promise<number> {
    const startedAt = performance.now();
    const seq = await this.#inTurn(code, () => this.#add(code, envelope));
    this.#services.metrics.acknowledged('sheet change', performance.now() - startedAt);
    return seq;
  }

  async #inTurn<T>(code: string, task: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(code) ?? new Queue();
    this.#queues.set(code, queue);
    try {
      return await queue.inTurn(task);
    } finally {
      if (!queue.isBusy) this.#queues.delete(code);
    }
  }

  async #add(code: string, envelope: SheetEnvelope): Promise<number> {
    const command = commandId(KEEPER, envelope.id, envelope.change);
    let seq = await this.#seqOf(code, command);
    while (seq === null) seq = (await this.#append(code, command, envelope)) ?? (await this.#seqOf(code, command));
    return seq;
  }

  /** The seq of the line that a change made, if it made one. */
  async #seqOf(code: string, command: string): Promise<number | null> {
    return (await this.#services.store.findCommand(sheetLog(code), command))?.seq ?? null;
  }

  /** Writes the next line, and returns its seq; null if another one stands there. */
  async #append(code: string, command: string, envelope: SheetEnvelope): Promise<number | null> {
    const { store, hints, metrics } = this.#services;
    const seq = (await this.head(code)) + 1;
    if (seq > MOST_SHEET_LINES)
      throw new Refusal('full', `A shared sheet has at most ${MOST_SHEET_LINES} lines; share it anew.`);
    if ((await store.append({ row: this.#row(code, seq, command, envelope) })) === 'taken') {
      metrics.overtaken();
      return null;
    }
    hints.advanced(sheetLog(code), seq);
    this.#tell(sheetLog(code), seq);
    return seq;
  }

  /** The lines after a seq, at most so many; to those who ask from the start with the sheet that was shared. */
  async page(code: string, since: number, most: number): Promise<Omit<SheetPage, 'link'>> {
    const rows = await this.#rows(sheetLog(code), since, most);
    const [first, ...rest] = rows;
    if (first === undefined && since < FIRST) throw noSheet(code);
    if (first?.seq !== FIRST) return { sheet: null, lines: rows.map(lineOf) };
    return { sheet: Sheet.parse(JSON.parse(first.body)), lines: rest.map(lineOf) };
  }

  /** As many as an answer has room for. */
  async #rows(log: string, since: number, most: number): Promise<readonly Row[]> {
    const rows: Row[] = [];
    let length = 0;
    for (let isMore = true; isMore && rows.length < most && length < LONG_ANSWER; ) {
      const wanted = Math.min(STEP, most - rows.length);
      const step = await this.#services.store.read(log, rows.at(-1)?.seq ?? since, wanted);
      rows.push(...step);
      length += step.reduce((sum, { body }) => sum + body.length, 0);
      isMore = step.length === wanted;
    }
    return rows;
  }

  /** Looks how far logs have grown, whoever wrote to them. What cannot be read now is looked at again. */
  async look(logs: readonly string[]): Promise<void> {
    try {
      for (const [log, seq] of await this.#services.store.heads(logs)) this.#tell(log, seq);
    } catch {
      // Whoever waits asks again, and is told then.
    }
  }

  #row(code: string, seq: number, command: string | null, body: Sheet | SheetEnvelope): Row {
    return { log: sheetLog(code), seq, at: this.#services.now(), command, body: JSON.stringify(body) };
  }

  #tell(log: string, seq: number): void {
    for (const follower of this.#followers) follower(log, seq);
  }
}

const noSheet = (code: string): Refusal => new Refusal('not found', `There is no score sheet ${code}.`);

function lineOf({ seq, body }: Row): SheetPage['lines'][number] {
  const { id, change } = SheetEnvelope.parse(JSON.parse(body));
  return { seq, id, change };
}
