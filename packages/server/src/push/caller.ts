/**
 * Calls people back to tables where they have to choose and are not there: by a message to the devices that asked for it.
 * The node that wrote a line tells of it, so that one does. What cannot be sent is not sent later: the table says the same.
 */
import type { Entry, PushSubscription } from '@turn7/protocol';
import type { LiveTable } from '../live/tables.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { SubscriptionRow } from '../store/store.ts';
import { isPresent, type Member, type MemberId, personOn, slowClockOf, stageOf } from '../table/state.ts';
import { deliver, type Post, postToService } from './delivery.ts';
import { isPushService } from './services.ts';
import { type VapidKeys, vapidKeys } from './vapid.ts';

/** Devices of one member that are told. */
const MOST_DEVICES = 4;
/** Messages on their way at once, and those that wait behind them; more are not sent. */
const AT_ONCE = 8;
const MOST_WAITING = 1000;
/** Where a bot plays for whoever is gone, they are told once in so long. */
const QUIET_MS = 10 * 60_000;
/** A phone that sleeps seems to be there for a while: whoever is found to be gone so soon after a question has not seen it. */
const UNSEEN_MS = 60_000;
/** For how long a call is of use where no clock runs, in seconds. */
const USUAL_SECONDS = 3600;

export interface CallSettings {
  readonly post: Post;
  readonly isService: (address: string) => boolean;
}

type Needs = Pick<Services, 'tables' | 'store' | 'steady' | 'now' | 'log'>;

/** The last call of a member. `at`: by the steady clock; null once they have come. */
interface Call {
  readonly question: string;
  readonly at: number | null;
}

export class Caller {
  readonly #services: Needs;
  readonly #contact: string;
  readonly #settings: CallSettings;
  readonly #calls = new WeakMap<LiveTable, Map<MemberId, Call>>();
  readonly #waiting: (() => Promise<void>)[] = [];
  #sending = 0;
  #keys: Promise<VapidKeys> | undefined;
  #isStopped = false;

  /** `contact`: how operators of push services reach whoever runs this server. */
  constructor(services: Needs, contact: string, settings: Partial<CallSettings> = {}) {
    this.#services = services;
    this.#contact = contact;
    this.#settings = { post: postToService, isService: isPushService, ...settings };
    services.tables.follow((table, { line }, isOurs) => {
      this.#noteArrival(table, line.entry);
      if (isOurs) this.#callIfMissing(table, line.entry, line.at);
    });
  }

  /** For browsers to subscribe with. Made now if there is none yet. */
  async publicKey(): Promise<string> {
    return (await this.#vapid()).publicKey;
  }

  /** Throws a Refusal if nothing may be sent there. */
  async subscribe({ code }: LiveTable, member: MemberId, { endpoint, keys }: PushSubscription): Promise<void> {
    if (!this.#settings.isService(endpoint))
      throw new Refusal('bad request', 'The endpoint is not one of a push service that this server knows.');
    const row = { log: code, member, endpoint, ...keys, at: this.#services.now() };
    await this.#services.store.subscribe(row, MOST_DEVICES);
  }

  /** Nothing more is sent. */
  stop(): void {
    this.#isStopped = true;
    this.#waiting.length = 0;
  }

  #noteArrival(table: LiveTable, entry: Entry): void {
    if (entry.kind !== 'present') return;
    const calls = this.#calls.get(table);
    const call = calls?.get(entry.member);
    if (call !== undefined) calls?.set(entry.member, { ...call, at: null });
  }

  #callIfMissing(table: LiveTable, entry: Entry, at: number): void {
    const { state } = table;
    const { played } = state;
    if (this.#isStopped || played === null || stageOf(state) !== 'playing' || state.daily !== null) return;
    const person = personOn(state, played.game.asked.seat);
    if (person === undefined || person.away || isPresent(person)) return;
    if (!isReason(entry, person, at - played.askedAt < UNSEEN_MS)) return;
    const question = `${played.number} ${played.moves.length}`;
    if (entry.kind !== 'nudged' && !this.#isNews(table, person.id, question)) return;
    const calls = this.#calls.get(table) ?? new Map<MemberId, Call>();
    this.#calls.set(table, calls.set(person.id, { question, at: this.#services.steady() }));
    void this.#call(table, person.id);
  }

  /** In slow play every question is; elsewhere a bot answers most of them for whoever is gone. */
  #isNews(table: LiveTable, member: MemberId, question: string): boolean {
    const last = this.#calls.get(table)?.get(member);
    if (last === undefined || last.question === question) return last === undefined;
    return slowClockOf(table.state) !== null || last.at === null || this.#services.steady() - last.at > QUIET_MS;
  }

  async #call(table: LiveTable, member: MemberId): Promise<void> {
    const { store, log, now } = this.#services;
    const { due } = table.version;
    const seconds = due === null ? USUAL_SECONDS : Math.max(1, (due - now()) / 1000);
    try {
      for (const device of await store.subscriptionsOf(table.code, member))
        this.#inLine(() => this.#send(device, table.code, seconds));
    } catch (error) {
      log.warn({ error }, 'could not look up whom to tell of their turn');
    }
  }

  #inLine(send: () => Promise<void>): void {
    if (this.#isStopped || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(send);
    if (this.#sending < AT_ONCE) void this.#sendNext();
  }

  async #sendNext(): Promise<void> {
    this.#sending++;
    for (let send = this.#waiting.shift(); send !== undefined; send = this.#waiting.shift()) await send();
    this.#sending--;
  }

  async #send(device: SubscriptionRow, table: string, seconds: number): Promise<void> {
    const { store, log } = this.#services;
    const { post } = this.#settings;
    try {
      const sending = { keys: await this.#vapid(), contact: this.#contact, post };
      const outcome = await deliver(sending, device, { table }, seconds);
      if (outcome === 'gone') await store.forgetDevice(device.endpoint);
      if (outcome === 'failed') log.warn({ service: serviceOf(device) }, 'a push service took no message');
    } catch (error) {
      log.warn({ service: serviceOf(device), error }, 'a push service could not be reached');
    }
  }

  #vapid(): Promise<VapidKeys> {
    this.#keys ??= vapidKeys(this.#services.store).catch((error: unknown) => {
      this.#keys = undefined; // asked for anew
      throw error;
    });
    return this.#keys;
  }
}

/** Whether a line is one after which whoever is asked, and is not there, should hear of it. */
function isReason(entry: Entry, { id }: Member, isUnseen: boolean): boolean {
  if (entry.kind === 'started' || entry.kind === 'chose' || entry.kind === 'nudged') return true;
  return isUnseen && (entry.kind === 'node lost' || (entry.kind === 'absent' && entry.member === id));
}

/** The host alone: the rest of an endpoint is as good as a key. */
const serviceOf = ({ endpoint }: SubscriptionRow): string => (URL.canParse(endpoint) ? new URL(endpoint).host : '');
