/** Two people at a table with a socket each, and how they play. */
import type { ChoiceWord, Command, GameView, SomeOptions } from '@turn7/protocol';
import { Client, type How, joinTable, openTable } from './client.ts';

export interface Party {
  readonly code: string;
  /** Who is the host. */
  readonly ann: Client;
  readonly ben: Client;
  readonly tokens: { readonly ann: string; readonly ben: string };
}

/** Ann opens a table, Ben joins her, and each knows that the other is there. */
export async function gather(url: string, options: SomeOptions = {}, how?: How): Promise<Party> {
  const host = await openTable(url, { name: 'Ann', options });
  const { code } = host;
  const guest = await joinTable(url, code, { name: 'Ben' });
  const ann = await Client.connect(url, { code, token: host.token }, how);
  const ben = await Client.connect(url, { code, token: guest.token }, how);
  for (const client of [ann, ben])
    await client.until(() => client.table.lobby.members.every(({ present }) => present), 'both are there');
  return { code, ann, ben, tokens: { ann: host.token, ben: guest.token } };
}

export function gameOf(client: Client): GameView {
  const { game } = client.table;
  if (game === null) throw new Error('expected a game');
  return game;
}

export const isOver = (client: Client): boolean => client.table.lobby.stage === 'finished';

/** The seat that is asked, or −1. */
export function asked(client: Client): number {
  const { state } = gameOf(client).top;
  return state.kind === 'playing' ? state.question.seat : -1;
}

/** The answer of somebody who plays quickly, if not well. */
export function answer(client: Client): Extract<Command, { kind: 'move' }> {
  const { number, question, top } = gameOf(client);
  if (top.state.kind !== 'playing') throw new Error('expected a question');
  const { question: now } = top.state;
  const points = top.seats[now.seat]?.points ?? 0;
  const choice: ChoiceWord = now.kind === 'target' ? (now.targets[0] ?? 0) : points < 12 ? 'hit' : 'stay';
  return { kind: 'move', game: number, question, choice };
}

/** Plays until something holds, Ann in the first seat and Ben in the second. */
export async function play({ ann, ben }: Party, until: (client: Client) => boolean = isOver): Promise<void> {
  while (!until(ann)) {
    const { seq } = ann.table;
    const player = asked(ann) === 0 ? ann : ben;
    await player.until(() => player.table.seq >= seq, `line ${seq} is told`);
    const done = await player.do(answer(player));
    await ann.until(() => ann.table.seq >= done, `line ${done} is told`);
  }
}
