/** Tables with people at them, and what every node shows of a table when all is over. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { History, Place } from './history.ts';
import { at, listAt, numberAt, parsed, textAt } from './json.ts';
import type { Shown } from './judge.ts';
import { Player } from './player.ts';

export interface TableWish {
  readonly people: number;
  readonly bots: number;
  readonly target: number;
}

/** Opens a table, with somebody at every seat. */
export async function openTable(
  urls: readonly string[],
  { people, bots, target }: TableWish,
  history: History,
  chance: () => number,
): Promise<Player[]> {
  const players: Player[] = [];
  const options = { seats: people + bots, target };
  for (let i = 0; i < people; i++) {
    const path = i === 0 ? '/api/tables' : `/api/tables/${players[0]?.place.code}/members`;
    const body = i === 0 ? { name: 'P1', options, bots: Array(bots).fill('rookie') } : { name: `P${i + 1}` };
    const answer = await ask(`${urls[0]}${path}`, { body });
    if (answer?.status !== 201)
      throw new Error(`${path}: expected a place, was given ${answer?.status} ${answer?.text}`);
    const given = parsed(answer.text);
    const place: Place = {
      code: textAt(given, 'code'),
      member: numberAt(given, 'member'),
      token: textAt(given, 'token'),
    };
    history.places.push(place);
    // Each begins with another node.
    const order = urls.map((_, node) => urls[(node + i) % urls.length] ?? '');
    players.push(new Player(place, at(given, 'table'), order, history, chance));
  }
  return players;
}

const PAGE_MS = 10_000;
const POLL_MS = 150;

/**
 * The table as every node shows it, once all show the same and nothing happens there any more. If that never comes, the
 * last line at each node.
 */
export async function whenQuiet(urls: readonly string[], place: Place, patience: number): Promise<Shown[] | string> {
  const deadline = performance.now() + patience;
  let before = '';
  while (performance.now() < deadline) {
    const seqs = await Promise.all(urls.map((url) => seqAt(url, place)));
    const now = seqs.join();
    if (new Set(seqs).size === 1 && now === before && !Number.isNaN(seqs[0])) {
      const shown = await Promise.all(urls.map((url, node) => lookAt(url, node, place)));
      if (shown.every(({ view }) => numberAt(view, 'seq') === seqs[0])) return shown;
    }
    before = now;
    await sleep(POLL_MS);
  }
  return before;
}

const seqAt = async (url: string, place: Place): Promise<number> => numberAt(await look(url, place, ''), 'seq');

async function lookAt(url: string, node: number, place: Place): Promise<Shown> {
  const lines: unknown[] = [];
  let view: unknown;
  for (;;) {
    const page = await look(url, place, `/events?since=${lines.length}`);
    lines.push(...listAt(page, 'lines'));
    view = at(page, 'table');
    if (!(numberAt(view, 'seq') > lines.length)) break;
  }
  const records = new Map<number, string>();
  for (const game of listAt(await look(url, place, '/records'), 'games')) {
    const record = await ask(`${url}/api/tables/${place.code}/records/${game}.t7`, { token: place.token });
    records.set(Number(game), record?.text ?? '');
  }
  return { node, view, lines, records };
}

async function look(url: string, { code, token }: Place, path: string): Promise<unknown> {
  const answer = await ask(`${url}/api/tables/${code}${path}`, { token, patience: PAGE_MS });
  return answer?.status === 200 ? parsed(answer.text) : undefined;
}
