/** A small player for the record of a case: the table, what happens in words, and the controls. */
import { writeRecord } from '@turn7/engine';
import { useRef } from 'preact/hooks';
import { goTo } from '../device/address.ts';
import { useMotion } from '../game/motion/use-motion.ts';
import { TurnThreeTray } from '../game/question/turn-three-tray.tsx';
import { Board } from '../game/replay/board.tsx';
import { Controls } from '../game/replay/controls.tsx';
import { headline } from '../game/replay/moment-panel.tsx';
import { usePlayer } from '../game/replay/player.ts';
import { type Film, frameAt, momentAt } from '../game/replay/replay.ts';
import { replayAddress } from '../game/replay/replay-link.ts';
import { Piles } from '../game/table/piles.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import { useStill } from './use-still.ts';

export function CasePlayer({ film }: { readonly film: Film }) {
  const { cases: t } = useChapter('learn');
  const { replay } = useTexts();
  const player = usePlayer(film, 0);
  const { model, narrator } = useStill(film, player.at);
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, model.moment);
  const moment = momentAt(film, player.at);
  const place = moment === null ? replay.beforeStart : replay.step(moment.round, moment.step, moment.steps);
  const open = async () => goTo(await replayAddress(writeRecord(film.record), player.at));
  return (
    <section class="case-player replay" aria-label={t.player} ref={root}>
      <div class="case-moment">
        <p class="muted">{place}</p>
        <p class="case-headline" aria-live="polite">
          {headline(frameAt(film, player.at).event, narrator)}
        </p>
      </div>
      <Controls film={film} player={player} moment={place} />
      <Board model={model} />
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
