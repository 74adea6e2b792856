/** The middle of the table: the piles, what happened last or the Turn Three under way, and who comes next. */
import { TURN_THREE, type View } from '@turn7/engine';
import { LastEvent, LastLines } from '../log/newest.tsx';
import { TurnThreeTray } from '../question/turn-three-tray.tsx';
import { Spotlight } from './big-hand.tsx';
import { DeckLeft } from './deck-left.tsx';
import { isCrowded, type Shape } from './layout.ts';
import { NextUp } from './next-up.tsx';
import { Piles } from './piles.tsx';
import type { ModelProps } from './table-model.ts';
import './middle.css';

export function Middle({ model, shape }: ModelProps & { readonly shape: Shape }) {
  return shape === 'desk' ? <WideMiddle model={model} /> : <Strip model={model} shape={shape} />;
}

/** Whether a Turn Three is being resolved or assigned cards are waiting. A Lock alone takes effect at once. */
export const hasTray = ({ turnThree, queue }: View): boolean =>
  turnThree !== null || queue.length > 1 || queue[0]?.card === TURN_THREE;

function WideMiddle({ model }: ModelProps) {
  const { names, moment, me } = model;
  const crowded = isCrowded(names.length);
  return (
    <section class={`middle${crowded ? ' is-crowded' : ''}${model.coach === 'on' ? '' : ' is-uncounted'}`}>
      <Piles model={model} cards="m" brief={false} />
      {crowded && me !== null && <Spotlight model={model} cards="m" />}
      <div class="middle-words">
        {hasTray(moment.view) ? (
          <TurnThreeTray model={model} />
        ) : (
          <>
            <LastEvent key={`${moment.beat} ${moment.question === null}`} model={model} />
            <NextUp model={model} />
            {model.coach === 'on' && <DeckLeft model={model} />}
          </>
        )}
      </div>
    </section>
  );
}

/** Between the seats and my hand. A tray takes its place. */
function Strip({ model, shape }: ModelProps & { readonly shape: Shape }) {
  const isTray = hasTray(model.moment.view);
  return (
    <section class={`strip${isTray ? ' has-tray' : ''}`}>
      <Piles model={model} cards={shape === 'phone' ? 's' : 'm'} brief={shape === 'phone'} />
      {isTray ? <TurnThreeTray model={model} /> : <LastLines model={model} />}
    </section>
  );
}
