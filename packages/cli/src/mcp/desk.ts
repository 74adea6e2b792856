/** An assistant's place at a table: one at a time, with what it has been told of the game there. */
import {
  addressOf,
  createTable,
  joinTable,
  type Player,
  type Question,
  ServerRefusal,
  type TableAddress,
} from '@turn7/client';
import type { Vocabulary } from '@turn7/narration/languages';
import type { CreateTable } from '@turn7/protocol';
import { Errand } from './errand.ts';
import { connectionWords, TableReport } from './table-report.ts';
import { type Answer, type Call, ToolError } from './tool.ts';

export interface DeskOptions {
  /** Where a table is that is named by its code alone. */
  readonly server: string;
  readonly names: Vocabulary;
}

interface Place {
  readonly player: Player;
  readonly server: string;
  readonly report: TableReport;
  /** What was said last to the server of the table. */
  errand: Errand | null;
}

export const NOT_ASKED = 'You are not asked anything now; expected wait_at_table first.';
const LEAVING_SECONDS = 5;

export class Desk {
  readonly #options: DeskOptions;
  #place: Place | null = null;
  /** On the way to a table, or gone for good: another one must wait, or is not taken. */
  #state: 'free' | 'coming' | 'closed' = 'free';

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** Throws a ToolError if there is none. */
  get player(): Player {
    return this.#here.player;
  }

  async open(table: CreateTable, call: Call): Promise<void> {
    const { server } = this.#options;
    await this.#take(server, () => createTable(server, table, call));
  }

  /** `table`: a link, or the code of a table at the usual server. */
  async join(table: string, name: string, call: Call): Promise<void> {
    const address = this.#addressOf(table);
    await this.#take(address.server, () => joinTable(address, { name, ...call }));
  }

  /** What the player is asked. Throws a ToolError if it is nothing, or if an answer is on its way already. */
  get question(): Question {
    const { player, server, errand } = this.#here;
    if (player.question !== null) return player.question;
    if (errand?.isUnderWay) throw new ToolError(`${connectionWords(player, server)} ${errand.waitingWords}`);
    throw new ToolError(NOT_ASKED);
  }

  /** How the table stands, and what happened since it was last told. */
  tell(): Answer {
    const { report, errand } = this.#here;
    return report.tell(errand?.news() ?? null);
  }

  /**
   * Says something to the server of the table, and waits for its answer as long as somebody who waits for so many seconds
   * may. Throws a ToolError if none comes: what was said is on its way all the same.
   */
  async say(what: string, sent: (player: Player) => Promise<void>, seconds: number, call: Call): Promise<void> {
    const place = this.#here;
    const { player, server } = place;
    const errand = new Errand(what, sent(player));
    place.errand = errand;
    if (!(await errand.isDoneWithin(seconds, call)))
      throw new ToolError(`${connectionWords(player, server)} ${errand.waitingWords}`);
  }

  /** Waits for a question to this seat, or the end of the game, but no longer than so many seconds. */
  async wait(seconds: number, { signal }: Call): Promise<void> {
    const { player, report } = this.#here;
    const patience = AbortSignal.timeout(1000 * seconds);
    const wanted = () => (player.question !== null || report.hasUntoldEnd ? true : null);
    await player.until(wanted, AbortSignal.any([signal, patience])).catch((error: unknown) => {
      if (!patience.aborted && !signal.aborted) throw error;
    });
  }

  /** Throws a ToolError if the server cannot be told. The desk is free all the same. */
  async leave(call: Call): Promise<void> {
    const { player, server } = this.#here;
    this.#place = null;
    if (await new Errand('That you leave', player.leave()).isDoneWithin(LEAVING_SECONDS, call)) return;
    const words = connectionWords(player, server);
    player.close(); // nobody is here any more to go on trying
    throw new ToolError(`${words} You have hung up; your place there stays, and a bot plays for you.`);
  }

  /** The place stays; a bot plays for whoever does not come back. */
  close(): void {
    this.#state = 'closed';
    this.#place?.player.close();
    this.#place = null;
  }

  get #here(): Place {
    const place = this.#place;
    if (place === null) throw new ToolError('You are at no table; expected join_table or open_table first.');
    const { value } = place.player.table.connection;
    if (value.kind !== 'closed') return place;
    this.#place = null;
    throw new ToolError(`You are at the table no more: ${value.message}`);
  }

  async #take(server: string, come: () => Promise<Player>): Promise<void> {
    const code = this.#place?.player.table.code;
    if (code !== undefined) throw new ToolError(`You are at table ${code}; expected leave_table before another one.`);
    if (this.#state !== 'free') throw new ToolError('You are on the way to a table already.');
    this.#state = 'coming';
    try {
      const player = await come();
      if (this.#isClosed) player.close();
      else this.#place = { player, server, report: new TableReport(player, server, this.#options.names), errand: null };
    } catch (error) {
      throw addressed(error, server);
    } finally {
      if (!this.#isClosed) this.#state = 'free';
    }
  }

  /** Perhaps since it was last looked at. */
  get #isClosed(): boolean {
    return this.#state === 'closed';
  }

  #addressOf(table: string): TableAddress {
    const isLink = table.includes('/');
    try {
      return addressOf(isLink ? table : { server: this.#options.server, code: table });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new ToolError(
        `"${table}" is not a table; expected a code such as 7KQ2MX, or a link such as ${this.#options.server}/t/7KQ2MX.`,
      );
    }
  }
}

/** Whoever cannot get to a server must know which one it was. */
function addressed(error: unknown, server: string): unknown {
  if (!(error instanceof ServerRefusal) || error.code !== 'unavailable') return error;
  return new ToolError(
    `${error.message} The address was ${server}; expected that of a Turn 7 server that runs, as turn7 serve starts one.`,
  );
}
