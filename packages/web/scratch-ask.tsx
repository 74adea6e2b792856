/** @jsxImportSource preact */
import {
  beginningOf,
  createGame,
  follow,
  type GameEvent,
  HIT,
  LIFE_SAVER,
  LOCK,
  SeededShuffler,
  STAY,
  TURN_THREE,
  type View,
  viewOf,
} from '@turn7/engine';
import { masterWith, oddsOf } from '@turn7/strategy';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import './src/styles/index.css';
import { AnswerBar } from './src/question/answer-bar.tsx';
import { CoachPanel } from './src/question/coach-panel.tsx';
import { TargetSheet } from './src/question/target-sheet.tsx';
import { TurnThreeTray } from './src/question/turn-three-tray.tsx';
import { change, settings } from './src/settings/settings.ts';
import { Store } from './src/store.ts';
import { FinalStanding } from './src/summary/final-standing.tsx';
import { RoundSummary } from './src/summary/round-summary.tsx';
import { SevenMoment } from './src/summary/seven-moment.tsx';
import { loadTexts, useTexts } from './src/texts/texts.ts';

const q = new URLSearchParams(location.search);
const S = q.get('s') ?? 'answer',
  N = Number(q.get('seats') ?? 4),
  seed0 = Number(q.get('seed') ?? 1);
change({
  language: (q.get('lang') ?? 'en') as any,
  coach: q.get('coach') !== '0',
  vocabulary: (q.get('voc') ?? 'turn7') as any,
});
document.documentElement.dataset['theme'] = q.get('theme') ?? 'night';
await loadTexts();
const NAMES = ['You', 'Ana', 'Bartholomew Fitzgerald', 'Chidi', 'Dagmar', 'Emeka', 'Jun', 'Kofi'];
const ME = N > 3 ? 3 : 0;
const names = Array.from({ length: N }, (_, i) =>
  i === ME
    ? { text: ({ en: 'You', de: 'Du', fr: 'Toi', es: 'Tú' } as any)[settings.value.language], you: true }
    : { text: NAMES[1 + (i % 7)] + (i > 7 ? ' ' + i : ''), you: false },
);
const people = names.map(
  (n, i) =>
    ({ name: n.text, kind: i === ME ? 'person' : 'bot', level: null, mine: i === ME, presence: 'here' }) as const,
);
function find(): { log: GameEvent[]; view: View; event: GameEvent | null; game: any; coming: GameEvent | null } {
  for (let seed = seed0; seed < seed0 + 3000; seed++) {
    const log: GameEvent[] = [];
    const game = createGame(
      { seats: N, dealer: 0, target: Number(q.get('target') ?? 200) },
      new SeededShuffler(seed),
      (e) => log.push(e),
    );
    let rnd = seed * 7919 + 13;
    const random = () => (rnd = (rnd * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
    let view = beginningOf(viewOf(game));
    let told = 0;
    for (let step = 0; step < 4000; step++) {
      while (told < log.length) {
        const e = log[told++]!;
        view = follow(view, e);
        const upto = log.slice(0, told);
        const ok = { event: e, log: upto, view, game, coming: log[told] ?? null };
        if (
          S === 'three' &&
          view.turnThree &&
          view.turnThree.aside.length > 0 &&
          view.turnThree.toDraw === 1 &&
          (q.get('any') || view.turnThree.seat === ME)
        )
          return ok;
        if (S === 'twin' && e.kind === 'busted' && view.turnThree) return ok;
        if (S === 'queue' && view.queue.length > 1 && !view.turnThree) return ok;
        if (S === 'queue3' && view.queue.length > 1 && view.turnThree && view.turnThree.aside.length > 0) return ok;
        if (S === 'summary' && e.kind === 'round ended' && e.round > 2 && e.by === (q.get('by') ?? 'turn7')) return ok;
        if (S === 'seven' && e.kind === 'turn 7') return ok;
      }
      const v = viewOf(game);
      if (v.state.kind === 'finished') {
        if (S === 'final') return { event: null, log, view: v, game, coming: null };
        break;
      }
      const qn = v.state.question;
      const ok = { event: null, log: [...log], view: v, game, coming: null };
      if (S === 'answer' && qn.kind === 'hit-or-stay' && qn.seat === ME && v.round > 2 && v.seats[ME]!.cards.length > 3)
        return ok;
      if (S === 'wait' && qn.kind === 'hit-or-stay' && qn.seat !== ME && v.round > 2) return ok;
      const card = ({ lock: LOCK, turnthree: TURN_THREE, saver: LIFE_SAVER } as any)[q.get('card') ?? 'lock'];
      if (
        S === 'target' &&
        qn.kind === 'target' &&
        qn.seat === ME &&
        qn.card === card &&
        v.round > 2 &&
        qn.targets.length > 1 &&
        qn.targets.length < N
      )
        return ok;
      game.play(
        qn.kind === 'hit-or-stay'
          ? random() < (v.seats[qn.seat]!.points > 22 ? 0.25 : 0.9)
            ? HIT
            : STAY
          : qn.targets[Math.floor(random() * qn.targets.length)]!,
      );
    }
  }
  throw new Error('not found');
}
const f = find();
const playing = f.view.state.kind === 'playing' && f.event === null;
const question = playing && f.view.state.kind === 'playing' ? f.view.state.question : null;
let counsel: any = null;
if (q.get('coach') !== '0' && question && question.seat === ME) {
  const advice = masterWith({ playouts: 100 }).advise(f.game);
  counsel = { advice, odds: null };
}
const log: string[] = [];
const scene: any = {
  session: {
    choose: (c: number) => {
      document.title = `chose ${c}`;
    },
    online: q.get('online') ? { code: 'ABCD' } : null,
    rematch: new Store(() => {}),
    record: async () => null,
    people: new Store(people),
  },
  told: {
    game: 1,
    view: f.view,
    event: f.event,
    beat: f.log.length,
    question,
    due: null,
    roundEnd: f.event?.kind === 'round ended' ? f.event : null,
    coming: f.coming,
    log: f.log,
  },
  people,
  names,
  me: ME,
  counsel,
  goOn() {},
  skip() {},
};
function Page() {
  const t = useTexts();
  if (S === 'summary')
    return (
      <main style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
        <div class="top" />
        <div style={{ flex: 1, minHeight: 0 }}>
          <RoundSummary scene={scene} />
        </div>
      </main>
    );
  if (S === 'final')
    return (
      <main>
        <FinalStanding scene={scene} />
      </main>
    );
  if (S === 'seven')
    return (
      <main style={{ position: 'relative', height: '100dvh' }}>
        <SevenMoment scene={scene} />
      </main>
    );
  const wide = innerWidth > 1000;
  const side = {
    width: wide ? '300px' : 'auto',
    display: 'grid',
    gap: '10px',
    padding: wide ? '12px 0' : '0 14px',
    background: 'var(--table-lo)',
  };
  if (S === 'target')
    return (
      <main style={{ height: '100dvh', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}>
        <div style={{ height: wide ? '420px' : '390px', width: wide ? '420px' : 'auto', display: 'grid' }}>
          <TargetSheet scene={scene} />
        </div>
        <div style={side}>
          <AnswerBar scene={scene} />
        </div>
      </main>
    );
  return (
    <main style={{ padding: '10px 0', display: 'grid', gap: '10px' }}>
      <div style={{ width: wide ? '340px' : 'auto', padding: '0 10px' }}>
        <TurnThreeTray scene={scene} />
      </div>
      <div style={side}>
        <CoachPanel scene={scene} />
        <AnswerBar scene={scene} />
      </div>
    </main>
  );
}
render(<Page />, document.getElementById('page')!);
document.body.dataset['ready'] = '1';
