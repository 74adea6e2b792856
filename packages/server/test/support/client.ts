/**
 * A socket at a table, as a program would use it. It reads every message with the strict schema of the protocol, so a
 * part that does not belong there fails the test, and it keeps the table up to date from nothing but what it was sent.
 */
import { randomUUID } from 'node:crypto';
import {
  Ack,
  Beat,
  type Command,
  type CreateTable,
  type JoinTable,
  type LogLine,
  Place,
  Reacted,
  type Reaction,
  Refused,
  stepped,
  TABLE_MESSAGES,
  type TableCatchUp,
  type TableUpdate,
  type TableView,
  type TableWelcome,
} from '@turn7/protocol';
import { onTestFinished } from 'vitest';
import { type Greeting, Talk } from './talk.ts';

const PATIENCE_MS = 20_000;
const RECONNECT_MS = 20;

/** The reason why a server would not have somebody. */
class ConnectRefused extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

export interface How {
  readonly origin?: string;
  /** Whether it connects again by itself. */
  readonly reconnects?: boolean;
}

export class Client {
  readonly welcomes: TableWelcome[] = [];
  /** Every line that it was told of, in a welcome or an update, in the order in which they came. */
  readonly lines: LogLine[] = [];
  readonly reactions: Reacted[] = [];
  readonly beats: number[] = [];
  readonly refusals: Refused[] = [];
  /** How often a connection was lost or refused. */
  losses = 0;
  #table: TableView | null = null;
  #faults: unknown[] = [];
  #talk: Talk;
  #state: 'connecting' | 'there' | 'gone' = 'connecting';
  #onRefused: (error: Error) => void = () => {};
  readonly #watchers = new Set<() => void>();

  constructor(url: string, hello: Greeting, { origin, reconnects = false }: How = {}) {
    const connect = (): Talk => {
      this.#state = 'connecting';
      // With what it has seen by then, whenever it connects.
      const greeting = this.#table === null ? hello : { ...hello, since: this.#table.seq };
      const onMessage = (name: string, said: unknown): void => this.#note(() => this.#hear(name, said));
      return new Talk(url, greeting, { onMessage, onEnd }, origin);
    };
    const onEnd = (farewell: Refused | null): void => {
      this.losses++;
      this.#onRefused(farewell === null ? new Error('the connection was closed') : new ConnectRefused(farewell));
      const isLast = this.#state === 'gone' || farewell !== null || !reconnects;
      this.#note(() => {
        this.#state = isLast ? 'gone' : 'connecting';
      });
      setTimeout(() => {
        if (this.#state === 'connecting') this.#talk = connect();
      }, RECONNECT_MS);
    };
    this.#talk = connect();
    onTestFinished(() => this.close());
  }

  /** Resolves when the server has said welcome, and rejects with ConnectRefused, or the error of the connection. */
  static async connect(url: string, hello: Greeting, how?: How): Promise<Client> {
    const client = new Client(url, hello, how);
    const refused = new Promise<never>((_, reject) => {
      client.#onRefused = reject;
    });
    refused.catch(() => {});
    await Promise.race([client.until(() => client.welcomes.length > 0), refused]);
    return client;
  }

  /** Why the server will not have somebody. */
  static async refused(url: string, hello: Greeting): Promise<Refused> {
    try {
      await Client.connect(url, hello);
    } catch (error) {
      if (error instanceof ConnectRefused) return error.refused;
      throw error;
    }
    throw new Error('expected a refusal, not a welcome');
  }

  /** Whether the connection stands. */
  get isThere(): boolean {
    return this.#state === 'there';
  }

  /** Whether it neither is there nor will come back by itself. */
  get isGone(): boolean {
    return this.#state === 'gone';
  }

  get table(): TableView {
    if (this.#table === null) throw new Error('expected a welcome first');
    return this.#table;
  }

  get seqs(): number[] {
    return this.lines.map(({ seq }) => seq);
  }

  /** What the server answers to a command. */
  async command(command: Command, id: string = randomUUID()): Promise<Ack> {
    return Ack.parse(await this.ask('command', { id, command }));
  }

  /** A command that must be carried out. Its seq. */
  async do(command: Command, id?: string): Promise<number> {
    const ack = await this.command(command, id);
    if (ack.ok) return ack.seq;
    throw new Error(`${command.kind} was refused: ${ack.refused.code}: ${ack.refused.message}`);
  }

  async react(reaction: Reaction): Promise<Ack> {
    return Ack.parse(await this.ask('react', reaction));
  }

  async catchUp(since: number): Promise<TableCatchUp> {
    return TABLE_MESSAGES.catchUp.parse(await this.ask('catch up', since));
  }

  /** Waits until something holds; looks again whenever a message came. */
  async until(holds: () => boolean, what = `${holds}`): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (this.#faults.length === 0 && !holds()) return;
        clearTimeout(timer);
        this.#watchers.delete(look);
        if (this.#faults.length > 0) reject(new Error(`a message was not as it should be: ${this.#faults.join('\n')}`));
        else resolve();
      };
      const timer = setTimeout(() => {
        this.#watchers.delete(look);
        reject(new Error(`waited in vain until ${what}; told of ${this.lines.length} lines`));
      }, PATIENCE_MS);
      this.#watchers.add(look);
      look();
    });
  }

  /** Anything with a name, right or wrong; what is answered. */
  ask(name: string, said: unknown): Promise<unknown> {
    return this.#talk.ask(name, said);
  }

  /** The same, without wanting an answer. */
  say(name: string, said: unknown): void {
    this.#talk.say(name, said);
  }

  /** Anything at all. */
  send(data: string | Buffer): void {
    this.#talk.send(data);
  }

  /** Loses the connection. */
  cut(): void {
    this.#talk.cut();
  }

  close(): void {
    this.#state = 'gone';
    this.#talk.cut();
  }

  #hear(name: string, said: unknown): void {
    if (name === 'welcome') this.#meet(TABLE_MESSAGES.welcome.parse(said));
    else if (name === 'update') this.#learn(TABLE_MESSAGES.update.parse(said));
    else if (name === 'reacted') this.reactions.push(Reacted.parse(said));
    else if (name === 'beat') this.beats.push(Beat.parse(said).seq);
    else if (name === 'refused') this.refusals.push(Refused.parse(said));
    else throw new Error(`an unknown message "${name}"`);
  }

  #meet(welcome: TableWelcome): void {
    this.#state = 'there';
    this.welcomes.push(welcome);
    this.lines.push(...welcome.snapshot.missed);
    this.#table = welcome.snapshot.view;
  }

  #learn({ line, lobby, game, step }: TableUpdate): void {
    const { table } = this;
    if (line.seq !== table.seq + 1) throw new Error(`line ${line.seq} came after line ${table.seq}`);
    this.lines.push(line);
    const now = step ? stepped(table.game, line.events, step) : (game ?? table.game);
    this.#table = { ...table, seq: line.seq, lobby: lobby ?? table.lobby, game: now };
  }

  #note(change: () => void): void {
    try {
      change();
    } catch (error) {
      this.#faults.push(error);
    }
    for (const look of [...this.#watchers]) look();
  }
}

export const openTable = (url: string, body: CreateTable): Promise<Place> => placeFrom(`${url}/api/tables`, body);

export const joinTable = (url: string, code: string, body: JoinTable): Promise<Place> =>
  placeFrom(`${url}/api/tables/${code}/members`, body);

async function placeFrom(url: string, body: object): Promise<Place> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return Place.parse(await response.json());
}
