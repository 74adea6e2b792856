/** The log of a table where bots have played many games. */
import { choicesOf } from '@turn7/engine';
import { toChoiceWord } from '@turn7/protocol';
import type { Row, Store } from '../../src/store/store.ts';
import { type Body, writeBody } from '../../src/table/body.ts';
import { stageOf } from '../../src/table/state.ts';
import { Log } from './log.ts';

class WrittenLog extends Log {
  readonly rows: Row[] = [];

  override add(body: Body): void {
    super.add(body);
    this.#write(body);
  }

  /** The line that the log began with. */
  open(): void {
    const { options, secret } = this.state;
    this.#write({ kind: 'opened', options, secret });
  }

  #write(body: Body): void {
    const { seq } = this.state;
    const command = seq % 2 === 0 ? null : `1:${seq}`;
    this.rows.push({ log: this.state.code, seq, at: this.now, command, body: writeBody(body) });
  }
}

/** So many lines, and the state that they come to. */
export function longTable(lines: number) {
  const log = new WrittenLog({ target: 60 });
  log.open();
  const host = log.join('Ann', false);
  const guest = log.join('Ben');
  for (const level of ['rookie', 'sharp']) log.do(host, { kind: 'add bot', level });
  log.do(guest, { kind: 'seed', seed: 'abc' });
  while (log.rows.length < lines) {
    log.now += 1000;
    if (stageOf(log.state) !== 'playing') log.do(host, { kind: 'start' });
    else answer(log);
  }
  return { code: log.state.code, rows: log.rows.slice(0, lines), state: log.state, host };
}

/** Another answer each time, and no wish to win. */
function answer(log: WrittenLog): void {
  const game = log.state.played?.game;
  if (game === undefined) throw new Error('expected a game');
  const choices = choicesOf(game);
  const choice = choices[(log.state.seq * 7) % choices.length];
  if (choice === undefined) throw new Error('expected a question');
  log.add({ kind: 'chose', seat: game.asked.seat, choice: toChoiceWord(choice), by: 'bot' });
}

export const write = (store: Store, rows: readonly Row[]): Promise<unknown> =>
  Promise.all(rows.map((row) => store.append({ row })));
