/** A small player for the record of a case: the table, what happens in words, and the controls. */
import { writeRecord } from '@turn7/engine';
import { useRef } from 'preact/hooks';
import { goTo } from '../device/address.ts';
import { useMotion } from '../game/motion/use-motion.ts';
import { TurnThreeTray } from '../game/question/turn-three-tray.tsx';
import { Controls } from '../game/replay/controls.tsx';
import { headline, placeText } from '../game/replay/moment-words.ts';
import { usePlayer } from '../game/replay/player.ts';
import { frameAt, type Replay } from '../game/replay/replay.ts';
import { replayAddress } from '../game/replay/replay-link.ts';
import { useReplayModel } from '../game/replay/replay-model.ts';
import { ReplaySeats } from '../game/replay/replay-seats.tsx';
import { Piles } from '../game/table/piles.tsx';
import { useChapter } from '../words/texts.ts';
import './case-player.css';

export function CasePlayer({ replay }: { readonly replay: Replay }) {
  const { cases: t } = useChapter('learn');
  const words = useChapter('replay');
  const player = usePlayer(replay, 0);
  const { model, narrator } = useReplayModel(replay, player.at);
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, model.moment);
  const place = placeText(replay, player.at, words);
  const open = async () => goTo(await replayAddress(writeRecord(replay.record), player.at));
  return (
    <section class="case-player" aria-label={t.player} ref={root}>
      <div class="case-moment">
        <p class="muted">{place}</p>
        <p class="case-headline" aria-live="polite">
          {headline(frameAt(replay, player.at).event, narrator, words)}
        </p>
      </div>
      <Controls replay={replay} player={player} place={place} />
      <ReplaySeats model={model} />
      <div class="case-middle replay-middle">
        <Piles model={model} cards="s" brief={false} />
        <TurnThreeTray model={model} />
      </div>
      <button type="button" class="btn quiet case-big" onClick={() => void open()}>
        {t.big}
      </button>
    </section>
  );
}
