/** A table made of lines, without a store: what its state, duties and views are tested with. */
import { choicesOf, STAY } from '@turn7/engine';
import { type Command, type Options, toChoiceWord, USUAL_OPTIONS } from '@turn7/protocol';
import { apply } from '../../src/table/apply.ts';
import type { Body } from '../../src/table/body.ts';
import { decide, decideJoin } from '../../src/table/decide.ts';
import type { TableState } from '../../src/table/state.ts';

const CODE = 'ABC234';
export const secretNumber = (n: number): string => n.toString(16).padStart(64, '0');

export class Log {
  state: TableState;
  now = 1_000_000;
  #secrets = 1;

  constructor(options: Partial<Options> = {}) {
    const body: Body = { kind: 'opened', options: { ...USUAL_OPTIONS, ...options }, secret: secretNumber(1) };
    this.state = apply(CODE, null, body, 1, this.now).state;
  }

  add(body: Body): void {
    this.state = apply(CODE, this.state, body, this.state.seq + 1, this.now).state;
  }

  /** Somebody sits down, or watches. Their number. */
  join(name: string, seated = true): number {
    const body = decideJoin(this.state, name, seated);
    this.add(body);
    return body.member;
  }

  do(member: number, command: Command): void {
    this.add(decide(this.state, member, command, () => secretNumber(++this.#secrets)));
  }

  /** Answers whatever is asked, staying where that is possible, until the table is as wanted. */
  playTo(isThere: (state: TableState) => boolean): void {
    while (!isThere(this.state)) {
      const game = this.state.played?.game;
      const choice = game && choicesOf(game).toSorted((a, b) => Number(b === STAY) - Number(a === STAY))[0];
      if (choice === undefined) throw new Error('the game ended before that');
      this.add({ kind: 'chose', seat: game?.asked.seat ?? 0, choice: toChoiceWord(choice), by: 'person' });
    }
  }
}
