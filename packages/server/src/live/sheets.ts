/**
 * Shared score sheets. The log of one begins with the sheet as it was shared, and every later line is a change of it. The
 * server checks their form, gives them their order and applies them as everybody else does.
 */
import { applied, Code, Sheet, SheetEnvelope, type SheetLine, type SheetUpdate, type SheetView } from '@turn7/protocol';
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { commandId, hashOf, newToken } from './ids.ts';
import type { LiveLog, LogKind } from './live-log.ts';
import { Logs } from './logs.ts';

/** Every entry of the longest evening at the fullest table, and some mended ones. */
export const MOST_SHEET_LINES = 30_000;
/** As many characters as so many lines usually have. */
const MOST_SHEET_TEXT = 8 * 1024 * 1024;
/** Whoever has the key is the same to the store: it opens the sheet, and nobody's place. */
export const KEEPER = 1;

interface SheetState {
  readonly code: string;
  readonly seq: number;
  /** null once it is shared no more. */
  readonly sheet: Sheet | null;
  /** The characters of all lines. */
  readonly length: number;
}

interface Version {
  readonly state: SheetState;
  readonly line: SheetLine;
}

/** A line as the store has it: the sheet that was shared, a change, or nothing, where the sharing has ended since. */
type SheetBody = { readonly text: string } & (
  | { readonly kind: 'shared'; readonly sheet: Sheet }
  | { readonly kind: 'changed'; readonly envelope: SheetEnvelope }
  | { readonly kind: 'erased' }
);

interface SheetLog {
  readonly version: Version;
  readonly body: SheetBody;
  readonly update: SheetUpdate;
  readonly view: SheetView;
}

export type LiveSheet = LiveLog<SheetLog>;

/** The code of no table is a name of this form. */
const PREFIX = 'sheet:';
export const sheetLog = (code: string): string => `${PREFIX}${code}`;
export const SheetLogName = z
  .string()
  .check(z.refine((name) => name.startsWith(PREFIX) && Code.safeParse(name.slice(PREFIX.length)).success));

export class Sheets extends Logs<SheetLog> {
  readonly #store: Services['store'];
  readonly #metrics: Services['metrics'];

  constructor(services: Pick<Services, 'store' | 'hints' | 'metrics' | 'now'>) {
    super(SHEET_KIND, services);
    this.#store = services.store;
    this.#metrics = services.metrics;
  }

  /** Keeps a sheet, and makes the key to it. */
  async create(sheet: Sheet): Promise<{ code: string; key: string }> {
    const key = newToken();
    const { code } = await this.begin({ kind: 'shared', sheet, text: JSON.stringify(sheet) }, hashOf(key));
    return { code, key };
  }

  override async open(code: string): Promise<LiveSheet> {
    const live = await super.open(code);
    if (live.state.sheet === null) throw stopped();
    return live;
  }

  /** Throws a Refusal if there is no such sheet, or if the key is that of another. */
  async authenticate(code: string, key: string): Promise<typeof KEEPER> {
    const token = await this.#store.findToken(hashOf(key));
    if (token?.log === sheetLog(code)) return KEEPER;
    await this.open(code);
    throw new Refusal('unauthorised', 'That key does not open this score sheet.');
  }

  /** Adds a change and returns the seq of its line. Sent again, it returns the same. */
  async change(code: string, envelope: SheetEnvelope): Promise<number> {
    const startedAt = performance.now();
    const live = await super.open(code);
    const seq = await this.carryOut(live, (state) => decide(state, envelope), commandOf(envelope));
    this.#metrics.acknowledged('sheet change', performance.now() - startedAt);
    return seq;
  }
}

export const commandOf = ({ id, change }: SheetEnvelope): string => commandId(KEEPER, id, change);

/** The line that a change makes. Throws a Refusal if it makes none. */
function decide({ seq, sheet, length }: SheetState, envelope: SheetEnvelope): SheetBody {
  if (sheet === null) throw stopped();
  if (envelope.of !== undefined && envelope.of !== sheet.id)
    throw new Refusal('stale', 'Another game has begun on this score sheet.');
  if ((seq >= MOST_SHEET_LINES || length > MOST_SHEET_TEXT) && envelope.change.kind !== 'stop')
    throw new Refusal('full', `A shared sheet has at most ${MOST_SHEET_LINES} lines; share it anew.`);
  return { kind: 'changed', envelope, text: JSON.stringify(envelope) };
}

const stopped = (): Refusal => new Refusal('gone', 'This score is shared no more.');

const SHEET_KIND: LogKind<SheetLog> = {
  noun: 'score sheet',
  nameOf: sheetLog,
  read: readBody,
  write: ({ text }) => text,
  apply: (code, before, body, seq) => {
    const length = (before?.state.length ?? 0) + body.text.length;
    return {
      state: { code, seq, sheet: sheetAfter(before?.state.sheet ?? null, body), length },
      line: lineOf(body, seq),
    };
  },
  consequences: (_before, { state: { code }, line: { change } }, keyHash) => {
    const keeper = { log: sheetLog(code), member: KEEPER };
    if (change.kind === 'stop') return { erase: true, revoke: keeper };
    return keyHash === undefined ? {} : { token: { ...keeper, hash: keyHash } };
  },
  update: ({ line }) => ({ line }),
  view: ({ state: { seq, sheet } }) => {
    if (sheet === null) throw stopped();
    return { seq, sheet };
  },
};

function sheetAfter(before: Sheet | null, body: SheetBody): Sheet | null {
  if (body.kind === 'shared') return body.sheet;
  if (body.kind === 'erased' || body.envelope.change.kind === 'stop' || before === null) return null;
  return applied(before, body.envelope.change);
}

/** To share a sheet is like going on with one. What was erased is given out to nobody. */
function lineOf(body: SheetBody, seq: number): SheetLine {
  if (body.kind === 'changed') return { seq, id: body.envelope.id, change: body.envelope.change };
  return {
    seq,
    id: body.kind,
    change: body.kind === 'shared' ? { kind: 'next', sheet: body.sheet } : { kind: 'stop' },
  };
}

function readBody(text: string): SheetBody {
  if (text === '') return { kind: 'erased', text };
  const stored: object = JSON.parse(text);
  if ('format' in stored) return { kind: 'shared', sheet: Sheet.parse(stored), text };
  return { kind: 'changed', envelope: SheetEnvelope.parse(stored), text };
}
