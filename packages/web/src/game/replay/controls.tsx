/** Plays, steps and scrubs. */
import './controls.css';
import type { GameEvent } from '@turn7/engine';
import { Icon } from '../../ui/icon.tsx';
import { type KEYS, keyLabel } from '../../ui/keys.ts';
import { useChapter } from '../../words/texts.ts';
import type { Player } from './player.ts';
import { highlightsOf, lastFrame, type Replay } from './replay.ts';

export interface ControlsProps {
  readonly replay: Replay;
  readonly player: Player;
  /** Round and step in words, for the scrubber. */
  readonly place: string;
  /** The keys that do the same, where the page listens to them. */
  readonly keys?: typeof KEYS.replay;
}

export function Controls({ replay, player, place, keys }: ControlsProps) {
  const t = useChapter('replay');
  const { at, isPlaying, speed } = player;
  const last = lastFrame(replay);
  return (
    <section class="replay-controls" aria-label={t.controls}>
      <div class="replay-buttons">
        <Press
          icon="previous"
          name={t.previousRound}
          off={at === 0}
          act={player.toPreviousRound}
          round
          shortcut={keys?.round[0]}
        />
        <Press icon="previous" name={t.back} off={at === 0} act={() => player.step(-1)} shortcut={keys?.step[0]} />
        <button type="button" class="ib replay-play" aria-label={isPlaying ? t.pause : t.play} onClick={player.toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          <KeySign shortcut={keys?.play[0]} />
        </button>
        <Press icon="next" name={t.forward} off={at === last} act={() => player.step(1)} shortcut={keys?.step[1]} />
        <Press
          icon="next"
          name={t.nextRound}
          off={at === last}
          act={player.toNextRound}
          round
          shortcut={keys?.round[1]}
        />
        <button type="button" class="btn quiet replay-speed" aria-label={t.speed(speed)} onClick={player.changeSpeed}>
          {speed}×
        </button>
      </div>
      <KeySign shortcut={keys?.ends[0]} />
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
      <KeySign shortcut={keys?.ends[1]} />
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
  readonly shortcut: string | undefined;
}

/** It keeps the focus at the end of the replay, so it is not disabled but says that it cannot. */
function Press({ icon, name, off, act, round = false, shortcut }: PressProps) {
  return (
    <button type="button" class="ib" aria-label={name} title={name} aria-disabled={off} onClick={act}>
      <Icon name={icon} />
      {round && <Icon name={icon} />}
      <KeySign shortcut={shortcut} />
    </button>
  );
}

/** For the eye; whoever hears the page hears the names of its buttons. */
const KeySign = ({ shortcut }: Pick<PressProps, 'shortcut'>) =>
  shortcut === undefined ? null : (
    <span class="key replay-key" aria-hidden="true">
      {keyLabel(shortcut)}
    </span>
  );

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
