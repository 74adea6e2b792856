/**
 * A player for a Turn 7 table, over HTTP with nothing but fetch: bot.ts http://localhost:7777 CODE [NAME] [--rematch]
 * It counts cards: it hits while one more card is worth more on average than what a bust would cost.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChoiceWord, Command, GameView, LogPage, Place, Refused, TableView } from '@turn7/protocol';

const words = process.argv.slice(2).filter((word) => word !== '--rematch');
const staysForRematch = process.argv.includes('--rematch');
const [server, code, name = 'Ts'] = words;
if (!server || !code) throw new Error('expected: bot.ts http://localhost:7777 CODE [NAME] [--rematch]');

// Cards are numbers: 0 to 12 are worth just that, then come +2 +4 +6 +8 +10 x2 LS L T3.
const [LAST_NUMBER, TIMES_TWO, LOCK, TURN_THREE] = [12, 18, 20, 21];

class Refusal extends Error {
  readonly code: string;
  constructor({ code, message }: Refused) {
    super(message);
    this.code = code;
  }
}

let token = '';

async function request<T>(path: string, body: unknown = null): Promise<T> {
  const response = await fetch(`${server}/api/tables/${code}/${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body === null ? null : JSON.stringify(body),
  });
  const answer = JSON.parse(await response.text());
  if (response.ok) return answer;
  throw new Refusal(answer.refused);
}

/** Tries again until there is an answer. A command keeps its id, so it happens once however often it is sent. */
async function insist<T>(path: string, body: unknown = null): Promise<T> {
  for (let pause = 250; ; pause = Math.min(2 * pause, 4000)) {
    try {
      return await request<T>(path, body);
    } catch (error) {
      const isFinal = error instanceof Refusal && !['unavailable', 'too many requests'].includes(error.code);
      if (isFinal) throw error;
      console.log(`no answer (${error instanceof Error ? error.message : error}), trying again`);
      await sleep(pause);
    }
  }
}

const send = (command: Command) => insist('commands', { id: randomUUID(), command });

function choose({ state, seats, unseen, discard }: GameView['top'], me: number): ChoiceWord {
  if (state.kind === 'playing' && state.question.kind === 'target') {
    const { card, targets } = state.question;
    const wish = (seat: number): number => {
      const { total = 0, points = 0, cards = [] } = seats[seat] ?? {};
      if (card === LOCK) return total + points; // stops the leader
      return card === TURN_THREE ? cards.length : -total; // busts the fullest row; a Life Saver helps the poorest
    };
    const others = targets.filter((seat) => seat !== me);
    return others.reduce((best, seat) => (wish(seat) > wish(best) ? seat : best), others[0] ?? me);
  }
  const { cards = [], points = 0, lifeSaver = false } = seats[me] ?? {};
  const held = cards.filter((card) => card <= LAST_NUMBER);
  const worth = (card: number): number => {
    if (card > TIMES_TWO || held.includes(card)) return 0;
    if (card === TIMES_TWO) return held.reduce((sum, number) => sum + number, 0);
    if (card > LAST_NUMBER) return 2 * (card - LAST_NUMBER);
    return card * (cards.includes(TIMES_TWO) ? 2 : 1) + (held.length === 6 ? 15 : 0);
  };
  const pile = unseen.some((count) => count > 0) ? unseen : discard; // an empty pile is shuffled anew
  const gain = pile.reduce((sum, count, card) => sum + count * worth(card), 0);
  const busts = lifeSaver ? 0 : held.reduce((sum, card) => sum + (pile[card] ?? 0), 0);
  return gain > busts * points ? 'hit' : 'stay';
}

async function act({ lobby, game }: TableView, member: number): Promise<void> {
  const me = lobby.seats.findIndex((occupant) => occupant.kind === 'person' && occupant.member === member);
  const seat = lobby.seats[me];
  if (seat?.kind !== 'person') throw new Error('there is no free seat at this table');
  if (seat.seed === null) await send({ kind: 'seed', seed: randomBytes(16).toString('hex') });
  if (game?.top.state.kind !== 'playing' || game.top.state.question.seat !== me) return;
  const choice = choose(game.top, me);
  console.log(`round ${game.top.round}, ${game.top.seats[me]?.points} points: ${choice}`);
  await send({ kind: 'move', game: game.number, question: game.question, choice });
}

async function play(): Promise<void> {
  const place = await request<Place>('members', { name });
  token = place.token;
  console.log(`${name} sits at table ${code}`);
  let { table } = place;
  while (staysForRematch || table.lobby.stage !== 'finished') {
    await act(table, place.member).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'stale')) throw error; // stale: somebody answered for us
    });
    ({ table } = await insist<LogPage>(`events?since=${table.seq}&wait=25`));
  }
  console.log(`the game is over: ${table.game?.top.seats.map(({ total }) => total).join(' : ')}`);
  await send({ kind: 'leave' }).catch(() => {}); // sent again, it finds nobody there any more
}

await play().catch((error: unknown) => {
  // Tables are not closed: one that nobody used for long is gone, and whoever waited there for a rematch may go too.
  if (staysForRematch && token && error instanceof Refusal && error.code === 'not found')
    return console.log('the table is gone');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
