/** @jsxImportSource preact */
import { cardNamed, createGame, type GameEvent, HIT, LOCK, SeededShuffler, STAY, viewOf } from '@turn7/engine';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { HelpDialog } from './src/help/help-dialog.tsx';
import { LastEvent } from './src/log/last-event.tsx';
import { LiveRegion } from './src/log/live-region.tsx';
import { LogPanel } from './src/log/log-panel.tsx';
import { Peek } from './src/log/peek.tsx';
import { LanguageButton } from './src/settings/language-button.tsx';
import { SettingsDialog } from './src/settings/settings-dialog.tsx';
import { ThemeButton } from './src/settings/theme-button.tsx';
import { loadTexts } from './src/texts/texts.ts';
import './src/styles/index.css';

const events: GameEvent[] = [];
const game = createGame({ seats: 5, dealer: 4 }, new SeededShuffler(7), (e) => events.push(e));
const q = () => {
  const v = viewOf(game);
  return v.state.kind === 'playing' ? v.state.question : null;
};
for (let i = 0; i < 46; i++) {
  const a = q();
  if (!a) break;
  const v = viewOf(game);
  game.play(a.kind === 'target' ? a.targets[(i * 7) % a.targets.length]! : v.seats[a.seat]!.points > 22 ? STAY : HIT);
}
while (q()?.seat !== 2 || q()?.kind !== 'hit-or-stay') {
  const a = q()!;
  game.play(a.kind === 'target' ? a.targets[0]! : HIT);
}
const people = ['Chidi', 'Dagmar', 'Ann', 'Ana', 'Bartholomew Fitzgerald'].map((name, i) => ({
  name,
  kind: 'bot' as const,
  level: 'Regular',
  mine: i === 2,
  presence: 'here' as const,
}));
const scene: any = {
  told: {
    game: 1,
    view: viewOf(game),
    event: null,
    beat: events.length,
    question: q(),
    due: null,
    roundEnd: null,
    coming: null,
    log: events,
  },
  people,
  names: people.map((p) => ({ text: p.name, you: p.mine })),
  me: 2,
  counsel: null,
  goOn() {},
  skip() {},
  session: {},
};

function Scratch() {
  const [open, setOpen] = useState('');
  return (
    <div style={{ maxWidth: '1000px' }}>
      <header style={{ display: 'flex' }}>
        <span class="sp" />
        <LanguageButton />
        <ThemeButton />
      </header>
      <button id="s" class="btn" onClick={() => setOpen('s')}>
        settings
      </button>
      <button id="h" class="btn" onClick={() => setOpen('h')}>
        help
      </button>
      <div style={{ display: 'flex', width: '340px' }}>
        <Peek scene={scene} />
      </div>
      <LastEvent scene={scene} />
      <div style={{ height: '420px', width: '280px', border: '1px solid var(--line)' }}>
        <LogPanel scene={scene} />
      </div>
      <LiveRegion scene={scene} />
      <SettingsDialog open={open === 's'} onClose={() => setOpen('')} />
      <HelpDialog open={open === 'h'} onClose={() => setOpen('')} />
    </div>
  );
}
await loadTexts();
render(<Scratch />, document.getElementById('page')!);
