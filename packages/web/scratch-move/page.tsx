/** @jsxImportSource preact */

import { beginningOf, follow, type GameEvent, isNumber, readRecords, replay, viewOf } from '@turn7/engine';
import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { CardBack, Slot as EmptyPlace, SilentCard } from '../src/card/card.tsx';
import { useMotion } from '../src/motion/use-motion.ts';
import '../src/styles/index.css';
import { lastThree } from '../src/question/three.ts';
import { Store, useStore } from '../src/store.ts';

const sz = (w: number) => (w > 95 ? 'l' : w > 40 ? 'm' : 's');
const Card = ({ c, w, state, ...rest }: any) => (
  <span {...rest} style={{ display: 'block', '--card': w + 'px' }}>
    {c === 'back' ? <CardBack size={sz(w)} /> : <SilentCard card={c} size={sz(w)} state={state || undefined} />}
  </span>
);
const Slot = ({ w, ...rest }: any) => (
  <span {...rest} style={{ display: 'block', '--card': w + 'px' }}>
    <EmptyPlace />
  </span>
);

const store = new Store<any>(null);
function Seat({ s, i, told }: any) {
  const w = 40;
  const nums = s.cards.filter((c: number) => isNumber(c));
  const ex = s.cards.filter((c: number) => !isNumber(c));
  const st = { active: '', busted: 'out', stayed: 'stayed', locked: 'locked' }[s.status as 'active'];
  return (
    <div class={`seat ${told.view.turn === i ? 'turn' : ''} ${st}`} data-seat={i}>
      <div class="hd">
        <span class="nm">Seat {i}</span>
        {told.view.dealer === i && (
          <span class="mk" data-dealer>
            D
          </span>
        )}
        <span class="sp" />
        <span class="now" data-points>
          +{s.points}
        </span>{' '}
        <span class="tot">{s.total}</span>
      </div>
      <div class="rk">
        {Array.from({ length: Math.max(7, nums.length) }, (_, k) =>
          nums[k] === undefined ? (
            <Slot key={k} w={w} data-place={k} />
          ) : (
            <Card
              key={k}
              c={nums[k]}
              w={w}
              data-place={k}
              state={s.status === 'busted' ? (k === nums.length - 1 ? 'twin' : 'bust') : ''}
            />
          ),
        )}
        <span class="x" style={{ display: 'flex' }}>
          {ex.map((c: number, k: number) => (
            <Card key={k} c={c} w={34} data-extra={k} />
          ))}
        </span>
      </div>
    </div>
  );
}
function App() {
  const told = useStore(store) as any;
  const root = useRef<HTMLElement>(null);
  useMotion(root, told);
  const three = told.view.turnThree ? lastThree(told.log) : null;
  return (
    <main ref={root} class="wrap">
      {told.view.seats.map((s: any, i: number) => (
        <Seat key={i} s={s} i={i} told={told} />
      ))}
      <div class="mid">
        <div data-pile="draw">
          <Card c="back" w={96} />
        </div>
        <div data-pile="discard">{<Slot w={96} />}</div>
      </div>
      {three && (
        <div class="tray" data-tray>
          {three.cards.map((c, i) => (
            <span
              key={i}
              class={c.fate === 'set aside' ? 'up' : ''}
              data-tray-card={i}
              data-card={c.card}
              style={{ transform: c.fate === 'set aside' ? 'translateY(-10px)' : '' }}
            >
              <Card c={c.card} w={70} />
            </span>
          ))}
        </div>
      )}
      {told.event?.kind === 'turn 7' && (
        <svg viewBox="0 0 200 100" style={{ position: 'fixed', inset: 0, width: '100%', height: '100%' }}>
          {[7, 6, 5, 4, 3, 2, 1].map((r) => (
            <circle
              key={r}
              data-ring={r}
              cx="100"
              cy="100"
              r={r * 14}
              class={`n${r + 3}`}
              style={{ fill: 'var(--h)', transformOrigin: '100px 100px' }}
            />
          ))}
        </svg>
      )}
    </main>
  );
}
(window as any).load = (text: string) => {
  const [record] = readRecords(text);
  const events: GameEvent[] = [];
  let view = beginningOf(viewOf(replay(record!, (e) => events.push(e))));
  let beat = 0;
  const q = { game: 1, question: null, due: null, roundEnd: null };
  store.set({ ...q, view, event: null, beat, log: [] });
  render(null, document.getElementById('page')!);
  render(<App />, document.getElementById('page')!);
  (window as any).next = (n = 1) => {
    let e: any = null;
    for (let i = 0; i < n; i++) {
      e = events[beat++];
      view = follow(view, e);
    }
    store.set({ ...q, view, event: e, beat, log: events.slice(0, beat) });
    return e;
  };
  return events.map((e) => e.kind);
};
