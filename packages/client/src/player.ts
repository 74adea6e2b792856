/** Somebody who plays at a table through a program: what they are asked, and how they answer. */
import type { Card, Seat, SeatView, View } from '@turn7/engine';
import type { ChoiceWord, Command, Lobby, Refused } from '@turn7/protocol';
import { HUNG_UP } from './connection.ts';
import { randomHex } from './random.ts';
import { isPassing, ServerRefusal } from './refusal.ts';
import type { Table, TableGame } from './table.ts';

/** What is asked of a player, with all that they may see. */
export interface Question {
  /** The number of the game, and of the question in it: an answer finds its question by them. */
  readonly game: number;
  readonly number: number;
  /** Whose question it is: the player's own seat, counted from 0. */
  readonly seat: Seat;
  /** What lies in front of that seat. */
  readonly hand: SeatView;
  readonly view: View;
  /** The card that somebody must get; null where it is to hit or to stay. */
  readonly card: Card | null;
  /** Every answer that is legal: `hit` and `stay`, or the seats that the card may go to. */
  readonly choices: readonly ChoiceWord[];
  /** When a bot will answer instead, by this device's clock; null if nobody hurries. */
  readonly due: number | null;
}

export type Choose = (question: Question) => ChoiceWord | Promise<ChoiceWord>;

/** As long as the server's half. */
const SEED_BYTES = 32;

export class Player {
  readonly table: Table;
  /** The last game that was over when it was played to its end here, or when the player came. */
  #over: number | null = null;
  /** The question that was answered last; it may be asked until the server's next word comes. */
  #answered: Question | null = null;
  #isSeeding = false;

  constructor(table: Table) {
    this.table = table;
    table.follow({ hear: ({ lobby, game }) => this.#hear(lobby, game) });
  }

  /** Counted from 0; null for those who wait for a seat or have none. */
  get seat(): Seat | null {
    const seat = seatOf(this.table.lobby, this.table.member.value);
    return seat < 0 ? null : seat;
  }

  /** What this player is asked now and has not answered; null if it is not their turn. */
  get question(): Question | null {
    const { game, lobby, member } = this.table;
    const question = game && questionIn(game, seatOf(lobby, member.value));
    const isAnswered = question?.game === this.#answered?.game && question?.number === this.#answered?.number;
    return isAnswered ? null : question;
  }

  /**
   * Answers. Whether it counted: it does not if a bot has answered meanwhile, because the time was up. Rejects with a
   * ServerRefusal if it is no answer.
   */
  async choose(question: Question, choice: ChoiceWord): Promise<boolean> {
    this.#answered = question;
    const refused = await this.#send({ kind: 'move', game: question.game, question: question.number, choice });
    if (refused === null || refused.code === 'stale') return refused === null;
    this.#answered = null;
    throw new ServerRefusal(refused.code, refused.message);
  }

  /** Any other command; resolves when it is done. Rejects with a ServerRefusal. */
  async send(command: Command): Promise<void> {
    const refused = await this.#send(command);
    if (refused !== null) throw new ServerRefusal(refused.code, refused.message);
  }

  /**
   * Answers every question until a game is over, the one that is played or else the next, and resolves with it. Called
   * again, plays the game after it. Rejects when the table is gone, or `signal` says so.
   */
  async play(choose: Choose, signal?: AbortSignal): Promise<TableGame> {
    for (;;) {
      const next = await this.until(() => this.#ended ?? this.question, signal);
      if ('log' in next) {
        this.#over = next.number;
        return next;
      }
      await this.choose(next, await choose(next));
    }
  }

  /**
   * Resolves as soon as `look` finds something; it looks whenever the table has changed. Rejects with a ServerRefusal when
   * there is no way to the table any more, with the reason of `signal`, or with what `look` throws.
   */
  until<T>(look: () => T | null, signal?: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (how: () => void): void => {
        for (const stop of stops) stop();
        how();
      };
      const see = (): void => {
        try {
          const found = look();
          const { value } = this.table.connection;
          if (found !== null) settle(() => resolve(found));
          else if (value.kind === 'closed') settle(() => reject(new ServerRefusal(value.code, value.message)));
        } catch (error) {
          settle(() => reject(error)); // whose look it was shall know, and the table goes on
        }
      };
      const abort = (): void => settle(() => reject(signal?.reason));
      const stops = [
        this.table.follow({ hear: see }),
        this.table.connection.subscribe(see),
        () => signal?.removeEventListener('abort', abort),
      ];
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) abort();
      else see();
    });
  }

  /**
   * Gives the place up, and hangs up. That there is nothing left to leave is no news. Rejects with a ServerRefusal if the
   * server could not do it: the place stays then, as after `close`.
   */
  async leave(): Promise<void> {
    const refused = await this.table.send({ kind: 'leave' });
    const isDone = refused === null || !isPassing(refused.code) || refused === HUNG_UP;
    this.table.close();
    if (!isDone) throw new ServerRefusal(refused.code, refused.message);
  }

  /** Hangs up. The place stays: `resumeTable` comes back to it, and meanwhile a bot plays for whoever is away for long. */
  close(): void {
    this.table.close();
  }

  /** A game that has come to its end since. */
  get #ended(): TableGame | null {
    const { game } = this.table;
    return game?.view.state.kind === 'finished' && game.number !== this.#over ? game : null;
  }

  /** What came of it is known as soon as this resolves. */
  async #send(command: Command): Promise<Refused | null> {
    const refused = await this.table.send(command);
    await this.table.whenReady();
    return refused;
  }

  #hear(lobby: Lobby, game: TableGame | null): void {
    this.#over ??= game?.view.state.kind === 'finished' ? game.number : 0;
    void this.#giveSeed(lobby, (game?.number ?? 0) + 1);
  }

  /** Everybody with a seat takes part in the shuffle of the next game. The cards of a day are the same for everybody. */
  async #giveSeed(lobby: Lobby, game: number): Promise<void> {
    const mine = lobby.seats[seatOf(lobby, this.table.member.value)];
    if (this.#isSeeding || lobby.daily !== undefined || mine?.kind !== 'person' || mine.seed !== null) return;
    this.#isSeeding = true;
    await this.table.send({ kind: 'seed', seed: randomHex(SEED_BYTES), game });
    this.#isSeeding = false;
  }
}

/** −1 for those who have none. */
const seatOf = ({ seats }: Lobby, member: number | null): Seat =>
  seats.findIndex((occupant) => occupant.kind === 'person' && occupant.member === member);

function questionIn({ number: game, question: number, due, view }: TableGame, seat: Seat): Question | null {
  const hand = view.seats[seat];
  if (view.state.kind === 'finished' || view.state.question.seat !== seat || hand === undefined) return null;
  const { question } = view.state;
  const asked = { game, number, seat, hand, view, due };
  if (question.kind === 'target') return { ...asked, card: question.card, choices: question.targets };
  return { ...asked, card: null, choices: ['hit', 'stay'] };
}
