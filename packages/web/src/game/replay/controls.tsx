/** Plays, steps and scrubs. */
import './controls.css';
import type { GameEvent } from '@turn7/engine';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import type { Player } from './player.ts';
import { highlightsOf, lastFrame, type Replay } from './replay.ts';

export interface ControlsProps {
  readonly replay: Replay;
  readonly player: Player;
  /** Round and step in words, for the scrubber. */
  readonly place: string;
}

export function Controls({ replay, player, place }: ControlsProps) {
  const t = useChapter('replay');
  const { at, isPlaying, speed } = player;
  const last = lastFrame(replay);
  return (
    <section class="replay-controls" aria-label={t.controls}>
      <div class="replay-buttons">
        <Press icon="previous" name={t.previousRound} off={at === 0} act={player.toPreviousRound} round />
        <Press icon="previous" name={t.back} off={at === 0} act={() => player.step(-1)} />
        <button type="button" class="ib replay-play" aria-label={isPlaying ? t.pause : t.play} onClick={player.toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Press icon="next" name={t.forward} off={at === last} act={() => player.step(1)} />
        <Press icon="next" name={t.nextRound} off={at === last} act={player.toNextRound} round />
        <button type="button" class="btn quiet replay-speed" aria-label={t.speed(speed)} onClick={player.changeSpeed}>
          {speed}×
        </button>
      </div>
      <div class="replay-scrub">
        <Marks replay={replay} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t.scrub}
          aria-valuetext={place}
          onInput={(event) => player.goTo(event.currentTarget.valueAsNumber)}
        />
      </div>
    </section>
  );
}

interface PressProps {
  readonly icon: 'previous' | 'next';
  readonly name: string;
  readonly off: boolean;
  readonly act: () => void;
  /** By a whole round: the sign stands twice. */
  readonly round?: boolean;
}

/** It keeps the focus at the end of the replay, so it is not disabled but says that it cannot. */
function Press({ icon, name, off, act, round = false }: PressProps) {
  return (
    <button type="button" class="ib" aria-label={name} title={name} aria-disabled={off} onClick={act}>
      <Icon name={icon} />
      {round && <Icon name={icon} />}
    </button>
  );
}

/** Where along the scrubber somebody busts or turns seven. */
function Marks({ replay }: Pick<ControlsProps, 'replay'>) {
  const last = lastFrame(replay);
  return (
    <div class="replay-marks" aria-hidden="true">
      {highlightsOf(replay).map(({ at, event }) => (
        <i key={at} class={markOf(event)} style={{ '--at': String(at / last) }} />
      ))}
    </div>
  );
}

const markOf = ({ kind }: GameEvent): string => (kind === 'turn 7' ? 'mark seven' : 'mark bust');
