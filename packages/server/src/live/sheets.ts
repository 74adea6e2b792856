/**
 * Shared score sheets. The log of one begins with the sheet as it was shared, and every later line is a change of it. The
 * server checks their form, gives them their order and applies them as everybody else does.
 */
import {
  applied,
  isContested,
  SHEET_BYTES,
  type Sheet,
  SheetEnvelope,
  type SheetLine,
  type SheetUpdate,
  type SheetView,
} from '@turn7/protocol';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { commandId, hashOf, newToken } from './ids.ts';
import { type LiveLog, type LogKind, STORED_LINE_BYTES } from './live-log.ts';
import { logName } from './log-name.ts';
import { Logs } from './logs.ts';
import { ValidSheets } from './valid-sheets.ts';

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
  /** How many characters the sheet itself has at most, and how many it had when it was last counted. */
  readonly size: { readonly most: number; readonly counted: number };
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

export const sheetLog = (code: string): string => logName('sheet', code);

export class Sheets extends Logs<SheetLog> {
  readonly #store: Services['store'];
  readonly #rates: Services['rates'];
  readonly #metrics: Services['metrics'];

  constructor(services: Pick<Services, 'store' | 'hints' | 'metrics' | 'rates' | 'replays' | 'now' | 'steady'>) {
    super(SHEET_KIND, services);
    this.#store = services.store;
    this.#rates = services.rates;
    this.#metrics = services.metrics;
  }

  /** Keeps a sheet that was checked, and makes the key to it. `address`: of whoever shares it. */
  async create(sheet: Sheet, address: string): Promise<{ code: string; key: string }> {
    const key = newToken();
    const text = JSON.stringify(sheet);
    this.#rates.take('written', address, text.length);
    VALID.add(text);
    const { code } = await this.begin({ kind: 'shared', sheet, text }, { keyHash: hashOf(key) });
    return { code, key };
  }

  override async open(code: string, address: string | null = null): Promise<LiveSheet> {
    const live = await super.open(code, address);
    if (live.state.sheet === null) throw stopped();
    return live;
  }

  /** Where a sheet stands, for somebody at an address: large ones may be seen less often. */
  show(live: LiveSheet, since: number, address: string): ReturnType<Sheets['look']> {
    this.#rates.take('shown', address, live.state.size.most);
    return this.look(live, since);
  }

  /** Throws a Refusal if there is no such sheet, or if the key is that of another. `address`: of whoever says so. */
  async authenticate(code: string, key: string, address: string): Promise<typeof KEEPER> {
    const token = await this.#store.findToken(hashOf(key));
    if (token?.log === sheetLog(code)) return KEEPER;
    await this.openFor(address, code);
    throw new Refusal('unauthorised', 'That key does not open this score sheet.');
  }

  /** Adds a change that was checked and returns the seq of its line. Sent again, it returns the same. */
  async change(code: string, envelope: SheetEnvelope, address: string): Promise<number> {
    const startedAt = performance.now();
    this.#rates.take('written', address, STORED_LINE_BYTES + JSON.stringify(envelope).length);
    const live = await super.open(code);
    const seq = await this.carryOut(live, (state) => decide(state, envelope), commandOf(envelope));
    this.#metrics.acknowledged('sheet change', performance.now() - startedAt);
    return seq;
  }
}

const commandOf = ({ id, change }: SheetEnvelope): string => commandId(KEEPER, id, change);

/** The line that a change makes. Throws a Refusal if it makes none. */
function decide(state: SheetState, envelope: SheetEnvelope): SheetBody {
  const { seq, sheet, length } = state;
  if (sheet === null) throw stopped();
  if (envelope.of !== undefined && envelope.of !== sheet.id)
    throw new Refusal('stale', 'Another game has begun on this score sheet.');
  if (isContested(sheet, envelope)) throw new Refusal('contested', 'Somebody has entered another score there.');
  const body: SheetBody = { kind: 'changed', envelope, text: JSON.stringify(envelope) };
  if (envelope.change.kind === 'stop') return body;
  if (seq >= MOST_SHEET_LINES || length > MOST_SHEET_TEXT)
    throw new Refusal('full', `A shared sheet has at most ${MOST_SHEET_LINES} lines; share it anew.`);
  if (isTooLarge(state, body))
    throw new Refusal('full', `A shared sheet has at most ${SHEET_BYTES} characters; begin another one.`);
  return body;
}

/** One that was larger before this was looked at may still become smaller. */
function isTooLarge(state: SheetState, body: SheetBody): boolean {
  if (state.size.most + body.text.length <= SHEET_BYTES) return false;
  const { counted } = countedSize(sheetAfter(state.sheet, body));
  return counted > SHEET_BYTES && counted >= countedSize(state.sheet).counted;
}

/**
 * A change adds no more than it says; the whole is counted only where that might be too much, and then again when a
 * quarter of it has been added.
 */
function sizeAfter(before: SheetState | null, after: Sheet | null, { text }: SheetBody): SheetState['size'] {
  const { most, counted } = before?.size ?? { most: 0, counted: 0 };
  const size = { most: most + text.length, counted };
  return size.most <= Math.max(SHEET_BYTES, 1.25 * counted) ? size : countedSize(after);
}

function countedSize(sheet: Sheet | null): SheetState['size'] {
  const counted = JSON.stringify(sheet).length;
  return { most: counted, counted };
}

const stopped = (): Refusal => new Refusal('gone', 'This score is shared no more.');

const VALID = new ValidSheets();

export const SHEET_KIND: LogKind<SheetLog> = {
  noun: 'score sheet',
  nameOf: sheetLog,
  read: readBody,
  write: ({ text }) => text,
  isSecret: () => true, // and may be long
  sealKey: () => null,
  apply: (code, before, body, seq) => {
    const length = (before?.state.length ?? 0) + body.text.length;
    const sheet = sheetAfter(before?.state.sheet ?? null, body);
    return {
      state: { code, seq, sheet, length, size: sizeAfter(before?.state ?? null, sheet, body) },
      line: lineOf(body, seq),
    };
  },
  consequences: (_before, { state: { code }, line: { change } }, { keyHash }) => {
    const keeper = { log: sheetLog(code), member: KEEPER };
    // Whoever stopped it may ask again whether they have: their key opens nothing, but it is known whose it was.
    if (change.kind === 'stop') return { erase: true };
    return keyHash === undefined ? {} : { token: { ...keeper, hash: keyHash } };
  },
  milestone: null, // what is shared no more must be nowhere
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
  if ('format' in stored) return { kind: 'shared', sheet: VALID.sheetOf(text, stored), text };
  return { kind: 'changed', envelope: SheetEnvelope.parse(stored), text };
}
