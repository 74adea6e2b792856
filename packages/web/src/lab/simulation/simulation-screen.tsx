/** `/lab/simulate`: many games between bots, played by this device while one looks on. */
import './simulation-screen.css';
import { useEffect, useId } from 'preact/hooks';
import { Signal, useSignal } from '../../device/signal.ts';
import { LinkProblems } from '../../ui/chart/link-problems.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAddressState } from '../../ui/use-address-state.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { addressOf, setupFrom } from './address.ts';
import { PastRuns } from './past-runs.tsx';
import { Result } from './result.tsx';
import type { Shown } from './run.ts';
import { RunBar } from './run-bar.tsx';
import { shownRun, startRun, stopRun } from './runs.ts';
import type { Setup } from './setup.ts';
import { SetupForm } from './setup-form.tsx';

interface SimulationScreenProps {
  readonly search: string;
}

const NONE = new Signal<Shown | null>(null);

export function SimulationScreen({ search }: SimulationScreenProps) {
  const t = useChapter('simulation');
  const { lab } = useTexts().front.tiles;
  const form = useId();
  const [{ setup, problems }, setRead] = useAddressState(search, setupFrom, (read) => addressOf(read.setup));
  const change = (next: Setup) => setRead({ setup: next, problems: [] });
  const run = useSignal(shownRun);
  const shown = useSignal<Shown | null>(run?.shown ?? NONE);

  useTitle(`${t.title} · Turn 7`);
  useEffect(() => stopRun, []); // nobody looks on any more
  const start = () => {
    if (shown?.state.kind !== 'running') startRun(setup);
  };

  return (
    <div class="sim">
      <PageHeader area={{ name: lab.name, address: '/lab' }} />
      <main>
        <h1>{t.title}</h1>
        <p class="sim-lead muted">{t.lead}</p>
        <LinkProblems problems={problems} />
        <div class="sim-desk">
          <SetupForm id={form} setup={setup} onChange={change} onStart={start} />
          <RunBar form={form} shown={shown} onStop={stopRun} />
          <div class="sim-results">
            {shown?.summary ? (
              <Result setup={shown.setup} summary={shown.summary} />
            ) : (
              <p class="sim-empty muted">{search !== '' && problems.length === 0 ? t.linked : t.nothingYet}</p>
            )}
            <PastRuns onChoose={change} />
          </div>
        </div>
      </main>
    </div>
  );
}
