/** @jsxImportSource preact */
import { choicesOf, createGame, follow, HIT, isNumber, SeededShuffler, STAY, viewOf, emptyView } from '@turn7/engine';
import { render } from 'preact';
import { change } from '../src/settings/settings.ts';
import { Store } from '../src/store.ts';
import { TableScreen } from '../src/table/table-screen.tsx';
import { loadTexts } from '../src/texts/texts.ts';
import { TvTable } from '../src/tv/tv-table.tsx';
import { TvLobby } from '../src/tv/tv-lobby.tsx';
import { useTelling } from '../src/table/use-telling.ts';
import { useStore } from '../src/store.ts';
import { followTheme } from '../src/theme.ts';
import '../src/styles/index.css';
const q = new URLSearchParams(location.search);
const seats = Number(q.get('seats') ?? 4);
const me = q.get('watch') ? -1 : 0;
change({ theme: (q.get('theme') ?? 'night') as any, coach: q.get('coach') !== '0', language: (q.get('lang') ?? 'en') as any, vocabulary: (q.get('voc') ?? 'turn7') as any, speed: (q.get('speed') ?? 'normal') as any });
followTheme();
await loadTexts();
const NAMES = ['Fatima', 'Ana', 'Bartholomew Fitzgerald', 'Chidi', 'Dagmar', 'Emeka', 'Giulia', 'Hanna', 'Ivo', 'Jun', 'Kwame', 'Lena', 'Maximiliane', 'Nils', 'Oona', 'Pavel', 'Quentin', 'Rosa', 'Søren', 'Tomáš'];
const people = Array.from({ length: seats }, (_, i) => ({ name: i < NAMES.length ? NAMES[i]! : `${NAMES[i % NAMES.length]} ${Math.floor(i / NAMES.length) + 1}`, kind: i === me || i % 3 === 0 ? 'person' : 'bot', level: i === me ? null : 'sharp', mine: i === me || (q.get('hot') === '1'), presence: i === 6 ? 'away' : 'here' }));
const want = q.get('want') ?? 'mine';
function search() {
  for (let seed = Number(q.get('seed') ?? 1); ; seed++) {
    const events: any[] = [];
    const game = createGame({ seats, seed } as any, new SeededShuffler(seed), (e: any) => events.push(e));
    let n = 0;
    while (choicesOf(game).length > 0 && n++ < 4000) {
      const view = viewOf(game);
      const st: any = view.state;
      if (view.round >= Number(q.get('round') ?? 3)) {
        const mine = st.question?.seat === Math.max(me, 0);
        const my = view.seats[Math.max(me, 0)]!;
        const busts = view.seats.filter((s) => s.status === 'busted').length;
        if (want === 'mine' && mine && st.question.kind === 'hit-or-stay' && my.cards.filter(isNumber).length >= 4 && my.cards.some((c) => !isNumber(c)) && (seats < 3 || (busts >= 1 && view.seats.some((s) => s.status === 'stayed')))) return { events, game, view };
        if (want === 'theirs' && !mine && st.question.kind === 'hit-or-stay' && view.phase === 'turns' && view.seats[st.question.seat]!.cards.filter(isNumber).length >= 5) return { events, game, view };
        if (want === 'target' && mine && st.question.kind === 'target' && my.cards.length >= 3 && (seats < 4 || busts >= 1)) return { events, game, view };
      }
      const c = choicesOf(game);
      let pick = c[(n * 7 + seed) % c.length]!;
      if (st.question.kind === 'hit-or-stay') { const s = view.seats[st.question.seat]!; pick = s.points > 20 + ((seed * 7 + st.question.seat * 5) % 14) ? STAY : HIT; }
      const before = viewOf(game); const from = events.length;
      game.play(pick);
      if (view.round >= 3 && (want === 'three' || want === 'seven' || want === 'end')) {
        let v = before;
        for (let i = from; i < events.length; i++) {
          v = follow(v, events[i]);
          const e = events[i];
          if (want === 'three' && v.turnThree && v.turnThree.aside.length > 0 && v.turnThree.toDraw === 1 && (v.turnThree.seat === 0)) return { events: events.slice(0, i + 1), game, view: v };
          if (want === 'seven' && e.kind === 'turn 7') return { events: events.slice(0, i + 1), game, view: v };
          if (want === 'end' && e.kind === 'round ended') return { events: events.slice(0, i), view: follow(before, e) && events.slice(from, i).reduce(follow, before), rest: events.slice(i), game };
        }
      }
    }
    if (want === 'final') return { events, game, view: viewOf(game) };
  }
}
let found: any = q.get('live') ? null : search();
let teller: any;
let game: any; let evs: any[] = [];
const play = async (choice: any) => { const from = evs.length; game.play(choice); await teller({ game: 1, events: evs.slice(from), view: viewOf(game), due: null }); bots(); };
const bots = () => { const s: any = viewOf(game).state; if (s.kind !== 'playing') return; const p = people[s.question.seat]!; if (p.mine && !q.get('auto')) return; const c = choicesOf(game); const seat = viewOf(game).seats[s.question.seat]!; setTimeout(() => play(s.question.kind === 'hit-or-stay' ? (seat.points > 22 ? STAY : HIT) : c[Math.floor(Math.random() * c.length)]), 300); };
const session: any = {
  people: new Store(people),
  past: () => found?.events ?? [],
  follow(t: any) {
    teller = t;
    if (found) { game = found.game; t({ game: 1, events: [], view: found.view, due: q.get('due') ? Date.now() + 20000 : null }).then(() => { if (found.rest) t({ game: 1, events: found.rest, view: viewOf(found.game), due: null }); }); }
    else {
      game = createGame({ seats } as any, new SeededShuffler(Number(q.get('seed') ?? 5)), (e: any) => evs.push(e));
      t({ game: 1, events: [], view: emptyView(game.rules), due: null }).then(() => teller({ game: 1, events: evs.slice(), view: viewOf(game), due: null })).then(bots);
    }
    return () => {};
  },
  choose(c: any) { evs = found?.events ?? evs; if (found) { location.hash = 'chose' + c; return; } play(c); },
  rematch: new Store(null), record: async () => null, commitment: new Store('9f3a7b21c21e'), online: null, close() {},
};
(globalThis as any).session = session;
if (location.pathname.includes('tv')) {
  session.online = { code: 'K7QF', lobby: new Store({ seats: people }), connection: new Store({ kind: 'open' }), me: new Store(null), refused: new Store(null), onReaction: () => () => {} };
  const In = ({ telling }: any) => { const told = useStore(telling.told) as any; return told && <TvTable session={session} telling={telling} told={told} />; };
  const Tv = () => { const telling = useTelling(session); return telling && <In telling={telling} />; };
  render(q.get('lobby') ? <TvLobby online={session.online} /> : <Tv />, document.getElementById('page')!);
} else render(<TableScreen session={session} />, document.getElementById('page')!);
