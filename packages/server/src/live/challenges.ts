/**
 * The daily challenge. A try is a table of its own, whose code and token follow from its player's key, the day and the
 * board: however often and from wherever it is begun, there is one. The server deals it card by card like any other
 * table, so nobody looks ahead, and a result is what the log of moves comes to.
 */
import { readRecords } from '@turn7/engine';
import {
  type BeginTry,
  BOARDS,
  type Board,
  closingOf,
  commitmentTo,
  DAILY_LEVELS,
  type Daily,
  type DailyDay,
  type DailyResult,
  type DailyTry,
  dateAt,
  daysAfter,
  FIRST_DAY,
  freeName,
  mondayOf,
  type OwnTry,
  type Rank,
  type RankQuery,
  sealedText,
} from '@turn7/protocol';
import { botName } from '@turn7/strategy';
import { checkedName } from '../parse.ts';
import { playerOf } from '../player.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { ResultRow } from '../store/store.ts';
import { readBody } from '../table/body.ts';
import { codeFrom, derived, hashOf, newSecret } from './ids.ts';
import { masterResult } from './master-result.ts';
import type { Key } from './memberships.ts';

const BOTS = DAILY_LEVELS.map((level, i) => ({ name: botName([], i), level }));
const MOST_RANKS = 100;
/** What its bots add to the log of a try, about. */
const TRY_BYTES = 30_000;

type Needs = Pick<Services, 'tables' | 'store' | 'bots' | 'rates' | 'now'>;

interface TryPlace {
  readonly date: string;
  readonly board: Board;
  readonly code: string;
  readonly token: string;
}

export class Challenges {
  readonly #services: Needs;
  /** What all secrets follow from, once it is known. */
  #master: string | undefined;
  readonly #masterResults = new Map<string, Promise<DailyResult>>();

  constructor(services: Needs) {
    this.#services = services;
  }

  get today(): string {
    return dateAt(this.#services.now());
  }

  /** Throws a Refusal for a day that nobody may ask of. */
  async day(date: string): Promise<DailyDay> {
    if (date < FIRST_DAY || date > daysAfter(this.today, 1))
      throw new Refusal('not found', 'There is no such challenge; expected a day until tomorrow.');
    const closesAt = closingOf(date);
    const deal = async (board: Board) => {
      const secret = await this.#secretOf(date, board);
      return { commitment: commitmentTo(secret), secret: this.#services.now() < closesAt ? null : secret };
    };
    return { date, closesAt, deals: { bots: await deal('bots'), solo: await deal('solo') } };
  }

  /** As it stands for whoever has a key, or for anybody. */
  async look(key: string | null): Promise<Daily> {
    const { today } = this;
    const count = async (board: Board) => (await this.#services.store.standing(today, board, 0, null)).players;
    return {
      today: await this.day(today),
      tomorrow: await this.day(daysAfter(today, 1)),
      players: { bots: await count('bots'), solo: await count('solo') },
      me: key === null ? null : await this.#own(key, today),
    };
  }

  /** The place of a try, which is begun if it was not. `address`: of whoever tries. */
  async begin(key: string, { board, name, date = this.today }: BeginTry, address: string): Promise<Key> {
    const { tables, store, rates } = this.#services;
    const { code, token } = placeOf(key, date, board);
    const bots = board === 'bots' ? BOTS : [];
    const called = freeName(
      checkedName(name),
      bots.map((bot) => bot.name),
    );
    const isBegun = (await store.heads([code])).has(code);
    if (!isBegun && date !== this.today)
      throw new Refusal('wrong stage', `Only the challenge of ${this.today} can be begun now.`);
    if (!isBegun) rates.take('written', address, TRY_BYTES);
    const streak = await this.#streakOn(key, daysAfter(date, -1));
    const daily: DailyTry = { date, board, player: playerOf(key), name: called, streak, bots };
    await tables.openTry(code, daily, await this.#secretOf(date, board), hashOf(token));
    return { code, member: 1, token };
  }

  /** Who stands best, among these players alone if any are named. */
  async ranks({ board, period, date = this.today }: RankQuery, players?: readonly string[]): Promise<Rank[]> {
    const first = period === 'day' ? date : mondayOf(date);
    const days = { board, first, last: period === 'day' ? date : daysAfter(first, 6) };
    return [...(await this.#services.store.ranking(days, MOST_RANKS, players))];
  }

  /** Before the day is closed no record of it tells its secret, or cards that its player was not dealt. */
  shownRecord(daily: DailyTry | null, text: string): string {
    const isTold = daily === null || this.#services.now() >= closingOf(daily.date);
    return isTold ? text : [...readRecords(text)].map(({ record }) => sealedText(record)).join('');
  }

  async #own(key: string, today: string): Promise<Daily['me']> {
    const yesterday = daysAfter(today, -1);
    const places = [today, yesterday].flatMap((date) => BOARDS.map((board) => placeOf(key, date, board)));
    const codes = places.map(({ code }) => code);
    const begun = await this.#services.store.heads(codes);
    const results = new Map((await this.#services.store.resultsOf(codes)).map((row) => [row.log, row]));
    const isOpen = ({ date }: TryPlace) => this.#services.now() < closingOf(date);
    const tries: OwnTry[] = [];
    for (const place of places.filter((one) => begun.has(one.code) && isOpen(one))) {
      const result = results.get(place.code);
      tries.push(result === undefined ? playing(place) : await this.#finished(place, result));
    }
    const streak = (await this.#streakOn(key, today)) || (await this.#streakOn(key, yesterday));
    return { player: playerOf(key), streak, tries };
  }

  async #finished({ date, board, code }: TryPlace, row: ResultRow): Promise<OwnTry> {
    const { score, total, rounds, won } = row;
    const standing = await this.#services.store.standing(date, board, score, row.player);
    const master = await this.#masterOn(date, board);
    return { stage: 'finished', date, board, code, result: { score, total, rounds, won: won === 1 }, standing, master };
  }

  /** On how many days in a row until this one somebody has played; each day carries on the count of the one before. */
  async #streakOn(key: string, date: string): Promise<number> {
    const { store } = this.#services;
    for (const board of BOARDS) {
      const [line] = await store.read(placeOf(key, date, board).code, 0, 1);
      const body = line && readBody(line.body);
      if (body?.kind === 'opened' && body.daily !== undefined) return body.daily.streak + 1;
    }
    return 0;
  }

  /** Played once, however many ask at the same moment. */
  #masterOn(date: string, board: Board): Promise<DailyResult> {
    const name = `${date} ${board}`;
    const known = this.#masterResults.get(name);
    if (known !== undefined) return known;
    const bots = board === 'bots' ? BOTS : [];
    const found = this.#secretOf(date, board).then((secret) =>
      masterResult(this.#services.bots, { board, date, bots, secret }),
    );
    const yesterday = daysAfter(this.today, -1);
    for (const other of this.#masterResults.keys()) if (other < yesterday) this.#masterResults.delete(other); // nobody asks any more
    this.#masterResults.set(name, found);
    found.catch(() => this.#masterResults.delete(name));
    return found;
  }

  async #secretOf(date: string, board: Board): Promise<string> {
    this.#master ??= await this.#services.store.secret('daily', newSecret());
    return derived(this.#master, `daily secret ${date} ${board}`).toString('hex');
  }
}

const placeOf = (key: string, date: string, board: Board): TryPlace => ({
  date,
  board,
  code: codeFrom(derived(key, `daily code ${date} ${board}`)),
  token: derived(key, `daily token ${date} ${board}`).toString('base64url'),
});

const playing = ({ date, board, code }: TryPlace): OwnTry => ({ stage: 'playing', date, board, code });
