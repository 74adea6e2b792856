/** A whole evening over HTTP: every route is used, most of them well and some of them badly. */
import { Pass } from '@turn7/protocol';
import { newToken } from '../../src/live/ids.ts';
import { Challenger } from './challenger.ts';
import { Player, playToTheEnd } from './player.ts';
import { Rater } from './rater.ts';
import { Scribe } from './scribe.ts';
import type { TestServer } from './server.ts';

export interface Evening {
  readonly tokens: readonly string[];
  /** Of shared sheets. */
  readonly keys: readonly string[];
  readonly passes: readonly string[];
  readonly names: readonly string[];
}

/** The same evening with real cards, on a shared sheet. The key to it. */
async function keepScore(server: TestServer): Promise<string> {
  const scribe = await Scribe.share(server);
  await scribe.change({ kind: 'title', title: 'Friday' });
  await scribe.change({ kind: 'title', title: 'Friday' }, { key: newToken() });
  await scribe.look();
  return scribe.shared.key;
}

/** A daily challenge with friends, well and badly. */
export async function spendDay(server: TestServer): Promise<void> {
  const ann = await Challenger.begin(server, 'solo');
  await server.ask('/api/daily/tries', { body: { board: 'solo', name: 'Ann' } });
  await playToTheEnd([ann.player]);
  await ann.look();
  await server.ask('/api/daily');
  await server.ask('/api/daily/days/2026-11-01');
  await server.ask('/api/daily/days/tomorrow');
  const { code } = await ann.makeGroup('Friends');
  await server.ask(`/api/daily/groups/${code}/members`, { token: newToken(), body: { name: 'Ben' } });
  await server.ask(`/api/daily/ranks?group=${code}&period=day&board=solo`);
}

/** A rated game, well and badly. */
export async function beRated(server: TestServer): Promise<void> {
  const ann = await Rater.host(server, ['Rookie']);
  await ann.seat.do({ kind: 'start' });
  await playToTheEnd([ann.seat]);
  await ann.shown();
  await ann.own();
  await ann.remove();
  await server.ask('/api/rating');
}

/** `duringGame` is awaited while the first game is being played. */
export async function spendEvening(
  server: TestServer,
  duringGame: () => void | Promise<void> = () => {},
): Promise<Evening> {
  const names = ['Annabel-Lee', 'Benvolio'] as const;
  const ann = await Player.host(server, names[0], { options: { target: 60, listed: true }, bots: ['rookie'] });
  const ben = await Player.guest(server, ann, names[1]);
  await ben.do({ kind: 'seed', seed: 'c0ffee' });
  await ann.do({ kind: 'start' });
  await server.ask('/api/tables');
  await server.ask(`${ann.path}/events`);
  await ben.do({ kind: 'start' });
  await ben.do({ kind: 'move', game: 1, question: 99, choice: 'hit' });
  await server.ask(`${ann.path}/commands`, { body: { nonsense: true }, token: ann.place.token });
  await server.ask(`${ann.path}/records/1`);
  await duringGame();
  await playToTheEnd([ann, ben]);
  await ann.hear(0);
  await server.ask('/api/push');
  const subscription = { endpoint: 'https://push.example/', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
  for (const wanted of [true, false])
    await server.ask(`${ann.path}/notices`, { token: ann.place.token, body: { wanted, subscription } });
  await server.ask(`${ann.path}/records`);
  await server.ask(`${ann.path}/records/1`);
  const pass = Pass.parse(
    (await server.ask(`${ann.path}/passes`, { method: 'POST', token: ann.place.token })).json,
  ).pass;
  await server.ask(`${ann.path}/places`, { body: { pass } });
  await server.ask(`${ann.path}/places`, { body: { pass } });
  await ann.do({ kind: 'start' });
  const key = await keepScore(server);
  await server.ask(`/preview.png?of=/t/${ann.place.code}`);
  await server.ask(`/oembed?url=${server.url}/t/${ann.place.code}`);
  for (const path of ['/health', '/ready', '/metrics', '/api/openapi.json', '/api/nothing']) await server.ask(path);
  return { tokens: [ann.place.token, ben.place.token], keys: [key], passes: [pass], names };
}
