/** A table in words and as data, for whoever has a seat there: what everybody may see, and what is new. */
import type { Player, TableGame } from '@turn7/client';
import { type GameEvent, gameFrom, nameOf, SeededShuffler } from '@turn7/engine';
import { questionText } from '@turn7/narration';
import type { Vocabulary } from '@turn7/narration/languages';
import type { ChoiceWord, Lobby } from '@turn7/protocol';
import { type EnglishNarrator, narratorFor } from '../english.ts';
import { tell } from '../game/event-lines.ts';
import { tablePicture } from '../game/table-picture.ts';
import type { AskedTable } from '../records/asked-table.ts';
import { type Answer, answer } from './tool.ts';

export class TableReport {
  readonly #player: Player;
  readonly #server: string;
  readonly #names: Vocabulary;
  /** How many events of which game were told. */
  #told = { game: 0, events: 0 };

  constructor(player: Player, server: string, names: Vocabulary) {
    this.#player = player;
    this.#server = server;
    this.#names = names;
  }

  /** Whether a game has come to its end since the table was last told. */
  get hasUntoldEnd(): boolean {
    const { game, lobby } = this.#player.table;
    return lobby.stage === 'finished' && game !== null && this.#untoldIn(game).length > 0;
  }

  /** `news`: what became of something that the player said; null if there is nothing to tell of that. */
  tell(news: string | null): Answer {
    const { table } = this.#player;
    const { lobby, game } = table;
    const isLost = table.connection.value.kind === 'lost';
    const seat = seatOf(this.#player);
    const narrator = narratorAt(this.#player, this.#names);
    const events = game === null ? [] : this.#untoldIn(game).flatMap((event) => tell(event, narrator, false));
    if (game !== null) this.#told = { game: game.number, events: game.log.length };
    const link = `${this.#server}/t/${table.code}`;
    const lines = [
      ...(isLost ? [`${connectionWords(this.#player, this.#server)} ${MAYBE_OLD}`] : []),
      ...(news === null ? [] : [news]),
      `Table ${table.code} (${link}): ${STAGES[lobby.stage]}.`,
      seat === null
        ? 'You have no seat yet and wait for one.'
        : `You have seat ${seat + 1}, as ${nameAt(lobby, seat)}.`,
      ...(lobby.stage === 'playing' ? [] : [`At the table: ${lobby.seats.map(({ name }) => name).join(', ')}.`]),
      ...(events.length === 0 ? [] : ['', 'What happened:', ...events]),
      ...(game === null ? [] : ['', ...tablePicture(tableOf(game, narrator).game, narrator)]),
      '',
      ...questionLines(this.#player, narrator),
    ];
    const connection = isLost ? 'lost' : 'open';
    return answer(lines, { code: table.code, link, connection, stage: lobby.stage, ...dataOf(this.#player) });
  }

  #untoldIn({ number, log }: TableGame): readonly GameEvent[] {
    return log.slice(this.#told.game === number ? this.#told.events : 0);
  }
}

const MAYBE_OLD = 'What follows is how the table stood before that, and may be old.';

/** How the way to a server stands at which something is waited for. */
export function connectionWords({ table: { connection } }: Player, server: string): string {
  const { value } = connection;
  if (value.kind === 'closed') return `There is no way to ${server} any more: ${value.message}`;
  if (value.kind === 'open') return `${server} has not answered yet.`;
  const seconds = Math.round((Date.now() - value.since) / 1000);
  return `The connection to ${server} is lost, for ${seconds} seconds now, and is tried again all the time.`;
}

const STAGES: Readonly<Record<Lobby['stage'], string>> = {
  lobby: 'no game has begun',
  playing: 'a game is played',
  finished: 'the game is over',
};

/** Of the game on the table: once it is over, others may sit there. */
const playersOf = ({ players, seats }: Lobby): NonNullable<Lobby['players']> => players ?? seats;

const nameAt = (lobby: Lobby, seat: number): string => playersOf(lobby)[seat]?.name ?? '';

function seatOf({ table: { lobby, member } }: Player): number | null {
  const seat = playersOf(lobby).findIndex((player) => player.kind === 'person' && player.member === member.value);
  return seat < 0 ? null : seat;
}

function narratorAt(player: Player, names: Vocabulary): EnglishNarrator {
  const players = playersOf(player.table.lobby).map(({ name }) => name);
  return narratorFor(players, names, seatOf(player) ?? undefined);
}

/** The draw pile is in an order that nobody knows: any will do. */
const tableOf = ({ view }: TableGame, narrator: EnglishNarrator): AskedTable => ({
  game: gameFrom(view, new SeededShuffler(0)),
  narrator,
});

/** The table at which this player is asked; null if they are not. */
export function askedAt(player: Player, names: Vocabulary): AskedTable | null {
  const { game } = player.table;
  return game === null || player.question === null ? null : tableOf(game, narratorAt(player, names));
}

/** An answer as people give it: seats count from 1. */
export const choiceTold = (choice: ChoiceWord): string | number => (typeof choice === 'number' ? choice + 1 : choice);

function questionLines(player: Player, narrator: EnglishNarrator): string[] {
  const { question, table } = player;
  if (question === null) return [waitingFor(player)];
  const { state } = question.view;
  if (state.kind !== 'playing') return [];
  const answers = question.choices.map((choice) =>
    typeof choice === 'number' ? `${choice + 1} (${nameAt(table.lobby, choice)})` : choice,
  );
  return [`${questionText(state.question, narrator)} Answer with choose: ${answers.join(', ')}.`];
}

function waitingFor({ table: { lobby, game, member } }: Player): string {
  if (lobby.stage === 'playing' && game?.view.state.kind === 'playing')
    return `${nameAt(lobby, game.view.state.question.seat)} is asked; wait_at_table tells when it is your turn.`;
  const isHost = lobby.host !== null && lobby.host === member.value;
  return isHost ? 'You are the host: start_game begins a game.' : 'The host begins the next game; wait_at_table waits.';
}

function dataOf(player: Player): Record<string, unknown> {
  const { table, question } = player;
  const { lobby, game } = table;
  const seat = seatOf(player);
  const state = game?.view.state;
  return {
    game: game?.number ?? null,
    you: seat === null ? null : { seat: seat + 1, name: nameAt(lobby, seat) },
    players: playersOf(lobby).map(({ name, kind }, i) => ({ seat: i + 1, name, kind, ...handData(game, i) })),
    round: game?.view.round ?? null,
    drawPile: game?.view.drawSize ?? null,
    unseen: game === null ? null : countsByName(game.view.unseen),
    winner: state?.kind === 'finished' && state.winner !== null ? state.winner + 1 : null,
    question: question && {
      kind: question.card === null ? 'hit or stay' : 'target',
      card: question.card === null ? null : nameOf(question.card),
      choices: question.choices.map(choiceTold),
      secondsLeft: question.due === null ? null : Math.max(0, Math.round((question.due - Date.now()) / 1000)),
    },
  };
}

function handData(game: TableGame | null, seat: number): object {
  const hand = game?.view.seats[seat];
  if (hand === undefined) return {};
  const { total, points, status, cards } = hand;
  return { total, points, status, cards: cards.map(nameOf) };
}

const countsByName = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(counts.flatMap((count, card) => (count === 0 ? [] : [[nameOf(card), count]])));
