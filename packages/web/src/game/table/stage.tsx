/** The middle of the table: the piles, what happened last or the Turn Three under way, and who comes next. */
import { TURN_THREE, type View } from '@turn7/engine';
import { settings } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { LastEvent } from '../log/last-event.tsx';
import { Peek } from '../log/peek.tsx';
import { TargetSheet } from '../question/target-sheet.tsx';
import { TurnThreeTray } from '../question/turn-three-tray.tsx';
import { Spotlight } from './big-hand.tsx';
import { DeckLeft } from './deck-left.tsx';
import { isCrowded, type Shape } from './layout.ts';
import { NextUp } from './next-up.tsx';
import { Piles } from './piles.tsx';
import type { SceneProps } from './scene.ts';

export function Stage({ scene, shape }: SceneProps & { readonly shape: Shape }) {
  return shape === 'desk' ? <WideStage scene={scene} /> : <Strip scene={scene} shape={shape} />;
}

/** Whether a Turn Three is being resolved or assigned cards are waiting. A Lock alone takes effect at once. */
export const hasTray = ({ turnThree, queue }: View): boolean =>
  turnThree !== null || queue.length > 1 || queue[0]?.card === TURN_THREE;

function WideStage({ scene }: SceneProps) {
  const { names, moment, me } = scene;
  const { coach } = useSignal(settings);
  const crowded = isCrowded(names.length);
  return (
    <section class={`stage${crowded ? ' is-crowded' : ''}${coach ? '' : ' is-uncounted'}`}>
      <Piles scene={scene} cards="m" brief={false} />
      {crowded && me !== null && <Spotlight scene={scene} cards="m" />}
      <div class="stage-words">
        {hasTray(moment.view) ? (
          <TurnThreeTray scene={scene} />
        ) : (
          <>
            <LastEvent key={`${moment.beat} ${moment.question === null}`} scene={scene} />
            <NextUp scene={scene} />
            {coach && <DeckLeft scene={scene} />}
          </>
        )}
      </div>
      <TargetSheet scene={scene} />
    </section>
  );
}

/** Between the seats and my hand. A tray takes its place. */
function Strip({ scene, shape }: SceneProps & { readonly shape: Shape }) {
  const isTray = hasTray(scene.moment.view);
  return (
    <section class={`strip${isTray ? ' has-tray' : ''}`}>
      <Piles scene={scene} cards={shape === 'phone' ? 's' : 'm'} brief={shape === 'phone'} />
      {isTray ? <TurnThreeTray scene={scene} /> : <Peek scene={scene} />}
    </section>
  );
}
