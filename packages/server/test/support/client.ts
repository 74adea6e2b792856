/**
 * A socket at a table, as a program would use it. It reads every message with the strict schema of the protocol, so a
 * part that does not belong there fails the test, and it keeps the table up to date from nothing but what it was sent.
 */
import { randomUUID } from 'node:crypto';
import {
  Beat,
  type ClientToServer,
  type Command,
  type CreateTable,
  type Hello,
  type JoinTable,
  type LogLine,
  Place,
  Reacted,
  type Reaction,
  Refused,
  type ServerToClient,
  SOCKET_PATH,
  TABLE_MESSAGES,
  type TableAck,
  type TableCatchUp,
  type TableUpdate,
  type TableView,
  type TableWelcome,
} from '@turn7/protocol';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';

const PATIENCE_MS = 20_000;

/** The reason why a server would not have somebody. */
class ConnectRefused extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

/** A right one, or whatever a test wants to be refused for. */
type Greeting = Hello | Readonly<Record<string, unknown>>;

export interface How {
  readonly origin?: string;
  /** Whether it connects again by itself. */
  readonly reconnects?: boolean;
}

export class Client {
  readonly socket: Socket<ServerToClient, ClientToServer>;
  /** The same without types, to say what nobody should. */
  readonly untyped: Socket;
  readonly welcomes: TableWelcome[] = [];
  /** Every line that it was told of, in a welcome or an update, in the order in which they came. */
  readonly lines: LogLine[] = [];
  readonly reactions: Reacted[] = [];
  readonly beats: number[] = [];
  readonly refusals: Refused[] = [];
  #table: TableView | null = null;
  #faults: unknown[] = [];
  readonly #watchers = new Set<() => void>();

  constructor(url: string, hello: Greeting, { origin, reconnects = false }: How = {}) {
    this.untyped = io(url, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      // With what it has seen by then, whenever it connects.
      auth: (use) => use(this.#table === null ? hello : { ...hello, since: this.#table.seq }),
      reconnection: reconnects,
      reconnectionDelay: 20,
      forceNew: true,
      ...(origin === undefined ? {} : { extraHeaders: { origin } }),
    });
    this.socket = this.untyped;
    onTestFinished(() => this.close());
    this.socket.on('welcome', (sent) => this.#note(() => this.#meet(TABLE_MESSAGES.welcome.parse(sent))));
    this.socket.on('update', (sent) => this.#note(() => this.#learn(TABLE_MESSAGES.update.parse(sent))));
    this.socket.on('reacted', (sent) => this.#note(() => this.reactions.push(Reacted.parse(sent))));
    this.socket.on('beat', (sent) => this.#note(() => this.beats.push(Beat.parse(sent).seq)));
    this.socket.on('refused', (sent) => this.#note(() => this.refusals.push(Refused.parse(sent))));
    this.socket.on('disconnect', () => this.#note(() => {}));
    this.socket.onAny((name: string) => {
      if (!KNOWN.includes(name)) this.#faults.push(`an unknown message "${name}"`);
    });
  }

  /** Resolves when the server has said welcome, and rejects with ConnectRefused, or the error of the connection. */
  static async connect(url: string, hello: Greeting, how?: How): Promise<Client> {
    const client = new Client(url, hello, how);
    const refused = new Promise<never>((_, reject) => {
      client.socket.on('connect_error', (error) => {
        const { data } = { data: undefined, ...error };
        reject(data === undefined ? error : new ConnectRefused(Refused.parse(data)));
      });
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

  get table(): TableView {
    if (this.#table === null) throw new Error('expected a welcome first');
    return this.#table;
  }

  get seqs(): number[] {
    return this.lines.map(({ seq }) => seq);
  }

  /** What the server answers to a command. */
  async command(command: Command, id: string = randomUUID()): Promise<TableAck> {
    const ack = TABLE_MESSAGES.ack.parse(await this.#patient.emitWithAck('command', { id, command }));
    const update = ack.ok ? ack.update : undefined;
    if (update) this.#note(() => this.#learn(update));
    return ack;
  }

  /** A command that must be carried out. Its seq. */
  async do(command: Command, id?: string): Promise<number> {
    const ack = await this.command(command, id);
    if (ack.ok) return ack.seq;
    throw new Error(`${command.kind} was refused: ${ack.refused.code}: ${ack.refused.message}`);
  }

  async react(reaction: Reaction): Promise<TableAck> {
    return TABLE_MESSAGES.ack.parse(await this.#patient.emitWithAck('react', reaction));
  }

  async catchUp(since: number): Promise<TableCatchUp> {
    return TABLE_MESSAGES.catchUp.parse(await this.#patient.emitWithAck('catch up', since));
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

  close(): void {
    this.socket.disconnect();
  }

  get #patient() {
    return this.socket.timeout(PATIENCE_MS);
  }

  #meet(welcome: TableWelcome): void {
    this.welcomes.push(welcome);
    this.lines.push(...welcome.snapshot.missed);
    this.#table = welcome.snapshot.view;
  }

  #learn({ line, lobby, game }: TableUpdate): void {
    const { table } = this;
    if (line.seq !== table.seq + 1) throw new Error(`line ${line.seq} came after line ${table.seq}`);
    this.lines.push(line);
    this.#table = { ...table, seq: line.seq, lobby: lobby ?? table.lobby, game: game ?? table.game };
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

const KNOWN: readonly string[] = ['welcome', 'update', 'reacted', 'beat', 'refused'] satisfies (keyof ServerToClient)[];

export const openTable = (url: string, body: CreateTable): Promise<Place> => placeFrom(`${url}/api/tables`, body);

export const joinTable = (url: string, code: string, body: JoinTable): Promise<Place> =>
  placeFrom(`${url}/api/tables/${code}/members`, body);

async function placeFrom(url: string, body: object): Promise<Place> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return Place.parse(await response.json());
}
