/** A new game: who plays, who deals, and how many points win. */
import '../keeper/keeper-screen.css';
import './setup-screen.css';
import { applied, cleanName, cleanTitle, type Sheet } from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { deviceStorage } from '../../device/storage.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { newSheet } from './new-sheet.ts';
import { forgetSetup, keepSetup, keptSetup, problemIn, type Setup, type SetupProblem } from './setup.ts';
import { SaveGroup, SetupGroups } from './setup-groups.tsx';
import { SetupOptions } from './setup-options.tsx';
import { SetupPlayers, useSetupProblem } from './setup-players.tsx';

interface SetupScreenProps {
  readonly onStart: (sheet: Sheet) => void;
  /** What has to be told first. */
  readonly children: ComponentChildren;
}

export function SetupScreen({ onStart, children }: SetupScreenProps) {
  const { setup: t, title } = useChapter('score');
  const [setup, setSetup] = useState(() => keptSetup(deviceStorage));
  const [problem, setProblem] = useState<SetupProblem | null>(null);
  const words = useSetupProblem(problem);
  useTitle(`${title} · Turn 7`);
  const change = (next: Setup) => {
    setSetup(next);
    keepSetup(deviceStorage, next);
    setProblem(null);
  };
  const start = () => {
    const found = problemIn(setup);
    setProblem(found);
    if (found !== null) return;
    forgetSetup(deviceStorage);
    onStart(sheetFrom(setup));
  };
  return (
    <div class="score-setup">
      <PageHeader />
      <main>
        <h1>{t.title}</h1>
        <p class="muted">{t.lead}</p>
        {children}
        <SetupGroups setup={setup} onChange={change} />
        <SetupPlayers setup={setup} onChange={change} />
        {setup.players.length > 1 && <SaveGroup setup={setup} />}
        {setup.players.length > 0 && <SetupOptions setup={setup} onChange={change} />}
        <p>
          <a class="btn quiet" href="/score/evenings">
            {t.evenings}
          </a>
        </p>
      </main>
      <footer class="score-foot">
        <p class="field-error" role="alert">
          {words}
        </p>
        <button type="button" class="btn gold" onClick={start}>
          {t.start(setup.players.length)}
        </button>
      </footer>
    </div>
  );
}

/** Of a setup without a problem. */
function sheetFrom({ players, dealer, target, decks, title, hides }: Setup): Sheet {
  const names = players.flatMap(({ name }) => cleanName(name) ?? []);
  const sheet = newSheet({ names, target: Number(target), decks, title: cleanTitle(title), hides });
  const seat = players.findIndex(({ id }) => id === dealer);
  const first = sheet.players[Math.max(0, seat)];
  return first === undefined ? sheet : applied(sheet, { kind: 'dealer', dealer: first.id });
}
