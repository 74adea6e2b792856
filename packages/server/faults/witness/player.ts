/**
 * Somebody with a place at a table who plays on whatever happens: asks another node when one does not answer, and sends
 * the same command under the same id until it is settled.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Answer, History, Place, Sent } from './history.ts';
import { at, listAt, numberAt, parsed, textAt } from './json.ts';
import { Picture } from './picture.ts';
import { TableSocket } from './socket.ts';
import { type Command, wishOf } from './wish.ts';

/** How long to wait for the answer to a command before it is sent again. */
const PATIENCE_MS = 2000;
const RETRY_MS = 60;
/** How long a poll waits for the next line, in seconds. */
const POLL_SECONDS = 1;
/** How often a command is sent twice at once, through two nodes if there are two. */
const TWICE = 0.08;
/** How often somebody who has a socket sends a command by it. */
const BY_SOCKET = 0.8;
/** They do not think for longer than this. */
const THINKING_MS = 60;

/** Nothing was done, or nobody knows: the same command may be sent again. */
const PASSING = ['too many requests', 'internal', 'unavailable'];

export class Player {
  readonly place: Place;
  /** How many of their commands were acknowledged. */
  acknowledged = 0;
  readonly #picture: Picture;
  readonly #urls: readonly string[];
  readonly #history: History;
  readonly #chance: () => number;
  readonly #hasSocket: boolean;
  #socket: TableSocket | null = null;
  #commands = 0;
  #isResting = false;
  #isClosed = false;
  #changed: () => void = () => {};

  /** `urls`: the nodes, in an order of their own. */
  constructor(place: Place, view: unknown, urls: readonly string[], history: History, chance: () => number) {
    this.place = place;
    this.#urls = urls;
    this.#history = history;
    this.#chance = chance;
    this.#hasSocket = chance() < 0.6;
    const { code, member } = place;
    this.#picture = new Picture(
      view,
      () => this.#changed(),
      (kind, what) => history.violations.push({ kind, what: `table ${code}, member ${member}: ${what}` }),
    );
  }

  /** The table, as it was told last. */
  get view(): unknown {
    return this.#picture.view;
  }

  /** Follows the table until it is closed. */
  async follow(): Promise<void> {
    for (let node = 0; !this.#isClosed; ) {
      const heard = await (this.#hasSocket ? this.#listen(node) : this.#poll(node));
      if (heard) continue;
      node = (node + 1) % this.#urls.length;
      await sleep(RETRY_MS);
    }
  }

  /** Does what comes to mind until it is time to rest, and returns when all of it is settled. */
  async play(): Promise<void> {
    while (!this.#isResting) {
      await sleep(Math.floor(this.#chance() * THINKING_MS));
      const wish = wishOf(this.view, this.place.member, this.#chance);
      const answer = wish === null || this.#isResting ? null : await this.#carryOut(wish);
      if (answer?.kind === 'accepted') this.acknowledged++;
      if (answer === null || answer.kind === 'refused' || answer.seq > this.#picture.seq) await this.#news();
    }
  }

  /** Has no new wish. */
  rest(): void {
    this.#isResting = true;
    this.#changed();
  }

  close(): void {
    this.rest();
    this.#isClosed = true;
    this.#socket?.close();
  }

  /** The next picture of the table; not for ever, for the one before may have been refused by mistake of theirs. */
  async #news(): Promise<void> {
    const late = new AbortController();
    const changed = new Promise<void>((resolve) => {
      this.#changed = resolve;
    });
    await Promise.race([changed, sleep(500, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
  }

  async #poll(node: number): Promise<boolean> {
    const since = this.#picture.seq;
    const answer = await this.#ask(node, `events?since=${since}&wait=${POLL_SECONDS}`, undefined, 4 * PATIENCE_MS);
    if (answer?.status !== 200) return false;
    const page = parsed(answer.text);
    this.#picture.look(at(page, 'table'), listAt(page, 'lines'), since);
    return true;
  }

  /** Follows by a socket until that is lost. */
  async #listen(node: number): Promise<false> {
    const { code, member, token } = this.place;
    const since = this.#picture.seq;
    const socket = new TableSocket(this.#urls[node] ?? '', { code, token, since }, (text, name, payload) => {
      this.#history.heard.push({ member, code, node, text });
      if (name === 'welcome') this.#picture.snapshot(at(payload, 'snapshot'), since);
      const isComplete = name !== 'update' || this.#picture.update(payload);
      if (!isComplete && !this.#history.isLossy) this.#tellGap(payload);
      if (!isComplete || (name === 'beat' && numberAt(payload, 'seq') > this.#picture.seq)) this.#catchUp(socket);
    });
    this.#socket = socket;
    if (this.#isClosed) socket.close();
    await socket.closed;
    this.#socket = null;
    return false;
  }

  #tellGap(update: unknown): void {
    const what = `an update with line ${numberAt(update, 'line', 'seq')} after line ${this.#picture.seq}`;
    this.#history.violations.push({ kind: 'order', what: `table ${this.place.code}: ${what}` });
  }

  async #catchUp(socket: TableSocket): Promise<void> {
    const since = this.#picture.seq;
    const answer = await socket.ask('catch up', since, PATIENCE_MS);
    if (at(answer, 'ok') === true) this.#picture.snapshot(at(answer, 'snapshot'), since);
  }

  /** Sends a command until it is settled; null if there was no more time for it. */
  async #carryOut(command: Command): Promise<Answer | null> {
    const { code, member } = this.place;
    const sent: Sent = { code, member, id: `c${this.#commands++}`, command, tries: 0, answers: [] };
    this.#history.sent.push(sent);
    while (!this.#isClosed) {
      const node = Math.floor(this.#chance() * this.#urls.length);
      const isTwice = this.#chance() < TWICE;
      await Promise.all([this.#send(sent, node), isTwice ? this.#send(sent, (node + 1) % this.#urls.length) : null]);
      const settled = sent.answers.find(({ kind }) => kind === 'accepted') ?? sent.answers[0];
      if (settled) return settled;
      await sleep(RETRY_MS);
    }
    return null;
  }

  async #send(sent: Sent, node: number): Promise<void> {
    sent.tries++;
    const { id, command } = sent;
    const socket = this.#chance() < BY_SOCKET ? this.#socket : null;
    const answer = socket?.isOpen
      ? await socket.ask('command', { id, command }, PATIENCE_MS)
      : parsed((await this.#ask(node, 'commands', { id, command }, PATIENCE_MS))?.text ?? '');
    const seq = numberAt(answer, 'seq');
    const code = textAt(answer, 'refused', 'code');
    if (seq > 0) sent.answers.push({ kind: 'accepted', seq });
    else if (code !== '' && !PASSING.includes(code)) sent.answers.push({ kind: 'refused', code });
    if (['unauthorised', 'not found'].includes(code)) this.#complainOfPlace(code);
  }

  async #ask(node: number, what: string, body: unknown, patience: number) {
    const { code, member, token } = this.place;
    const answer = await ask(`${this.#urls[node]}/api/tables/${code}/${what}`, { token, body, patience });
    if (answer === null) return null;
    this.#history.heard.push({ member, code, node, text: answer.text });
    if (answer.status === 401 || answer.status === 404) this.#complainOfPlace(answer.text);
    return answer;
  }

  #complainOfPlace(what: string): void {
    const { code, member } = this.place;
    this.#history.violations.push({
      kind: 'lost',
      what: `the place of member ${member} at ${code} is not known: ${what}`,
    });
  }
}
