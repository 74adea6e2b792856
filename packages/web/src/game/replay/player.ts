/** Plays a replay: where it stands, whether it runs, and how fast. */
import { useEffect, useState } from 'preact/hooks';
import { useKeys } from '../../ui/keys.ts';
import { durationOf } from '../playback/pace.ts';
import { bounded, frameAt, lastFrame, nextRound, previousRound, type Replay } from './replay.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
type PlayerSpeed = (typeof SPEEDS)[number];

export interface Player {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: PlayerSpeed;
  /** To a frame, wherever it is; the replay stops there. */
  readonly goTo: (at: number) => void;
  readonly step: (by: number) => void;
  readonly toPreviousRound: () => void;
  readonly toNextRound: () => void;
  /** Plays or pauses; from the end it begins again. */
  readonly toggle: () => void;
  readonly changeSpeed: () => void;
}

export function usePlayer(replay: Replay, start: number): Player {
  const [at, setAt] = useState(() => bounded(replay, start));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlayerSpeed>(1);
  const isOver = at >= lastFrame(replay);

  useEffect(() => {
    if (!isPlaying) return;
    if (isOver) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), stayOf(replay, at) / speed);
    return () => clearTimeout(timer);
  }, [replay, at, isPlaying, isOver, speed]);

  const goTo = (wished: number) => {
    setPlaying(false);
    setAt(bounded(replay, wished));
  };
  return {
    at,
    isPlaying,
    speed,
    goTo,
    step: (by) => goTo(at + by),
    toPreviousRound: () => goTo(previousRound(replay, at)),
    toNextRound: () => goTo(nextRound(replay, at)),
    toggle: () => {
      if (isOver) setAt(0);
      setPlaying(!isPlaying);
    },
    changeSpeed: () => setSpeed(faster(speed)),
  };
}

/** Arrows step, with Shift by rounds; Home and End jump; the space bar plays. */
export function usePlayerKeys(player: Player): void {
  useKeys('replay', {
    step: (key) => player.step(key === 0 ? -1 : 1),
    round: (key) => (key === 0 ? player.toPreviousRound() : player.toNextRound()),
    ends: (key) => player.goTo(key === 0 ? 0 : Number.POSITIVE_INFINITY),
    play: player.toggle,
  });
}

/** The next speed, and after the fastest the slowest. */
const faster = (speed: PlayerSpeed): PlayerSpeed => SPEEDS[SPEEDS.indexOf(speed) + 1] ?? SPEEDS[0];

/** What has happened is read as well as seen, but for a deal, which is seen. */
const READING = 600;

/** How long a frame stays, in milliseconds at ordinary speed. */
function stayOf(replay: Replay, at: number): number {
  const { event, view } = frameAt(replay, at);
  if (event === null) return READING;
  const seen = durationOf(event, view.seats.length, false);
  return event.kind === 'drew' && event.reason === 'deal' ? seen : seen + READING;
}
