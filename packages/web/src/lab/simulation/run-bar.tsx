/** Starts a simulation and stops it, and tells how far it is. */

import { spokenLanguage } from '../../words/spoken-language.ts';
import { useChapter } from '../../words/texts.ts';
import type { Shown } from './run.ts';

interface RunBarProps {
  /** The id of the form that starts it. */
  readonly form: string;
  /** Null before the first start. */
  readonly shown: Shown | null;
  readonly onStop: () => void;
}

export function RunBar({ form, shown, onStop }: RunBarProps) {
  const t = useChapter('simulation');
  const isRunning = shown?.state.kind === 'running';
  // Neither is ever `disabled`: it would lose the focus at the very moment it is pressed.
  return (
    <section class="sim-bar" aria-label={t.course}>
      <div class="sim-buttons">
        <button type="submit" form={form} class="btn gold" aria-disabled={isRunning}>
          {t.start}
        </button>
        <button type="button" class="btn" aria-disabled={!isRunning} onClick={onStop}>
          {t.stop}
        </button>
      </div>
      <Progress shown={shown} />
    </section>
  );
}

function Progress({ shown }: Pick<RunBarProps, 'shown'>) {
  const t = useChapter('simulation');
  return (
    <div class="sim-progress">
      {shown?.state.kind === 'running' && (
        <progress max={shown.setup.games} value={shown.played} aria-label={t.course}>
          {t.progress(shown.played, shown.setup.games)}
        </progress>
      )}
      <p class="tn">{shown === null ? t.ready : <Course shown={shown} />}</p>
      <p class="vh" role="status">
        {shown !== null && <Ending shown={shown} />}
      </p>
      {shown !== null && shown.crashes > 0 && <p class="sim-note">{t.crashed(shown.crashes)}</p>}
    </div>
  );
}

interface ShownProps {
  readonly shown: Shown;
}

/** How far it is, and for how long still; at its end, how it ended. */
function Course({ shown }: ShownProps) {
  const t = useChapter('simulation');
  const { state, played, setup } = shown;
  if (state.kind !== 'running') return <Ending shown={shown} />;
  const parts = [t.progress(played, setup.games)];
  if (state.perSecond !== null) parts.push(t.speed(state.perSecond));
  if (state.secondsLeft !== null) parts.push(t.left(durationText(state.secondsLeft)));
  return <>{parts.join(' · ')}</>;
}

/** It is read out: once at the start, and once at the end. */
function Ending({ shown: { state, played, setup, summary } }: ShownProps) {
  const t = useChapter('simulation');
  switch (state.kind) {
    case 'running':
      return <>{t.running(setup.games)}</>;
    case 'complete':
      return <>{t.complete(played, durationText(summary?.seconds ?? 0), summary?.gamesPerSecond ?? 0)}</>;
    case 'stopped':
      return <>{t.stopped(played, setup.games)}</>;
    case 'failed':
      return <>{state.games === null ? t.notStarted(state.why) : t.failed(...state.games, state.why, played)}</>;
    default:
      return state satisfies never;
  }
}

/** A time that is only estimated, in the unit that people would say it in. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `3 minutes`, `0.4 seconds`; from one and a half of a unit on it is told in that unit. */
export function durationText(seconds: number): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= 1.5 * one) ?? ['second', 1];
  const told = seconds < 1 ? seconds : Math.round(seconds / length);
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumSignificantDigits: seconds < 1 ? 1 : 21 } as const;
  return new Intl.NumberFormat(spokenLanguage(), format).format(told);
}
