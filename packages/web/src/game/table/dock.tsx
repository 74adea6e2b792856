/** The near side of the table: my hand and my answers. Those who only watch see whoever acts. */
import './dock.css';
import { AnswerBar } from '../question/answer-bar.tsx';
import { CoachPanel } from '../question/coach-panel.tsx';
import { TargetSheet } from '../question/target-sheet.tsx';
import { BigHand, Spotlight } from './big-hand.tsx';
import { handFormFor, type Shape } from './layout.ts';
import type { ModelProps } from './table-model.ts';
import type { Room } from './use-room.ts';

export interface DockProps extends ModelProps {
  readonly shape: Shape;
  readonly room: Room;
  readonly covered: boolean;
  /** Whether a target is asked for here, in the place of other answers. */
  readonly hasSheet: boolean;
}

export function Dock({ model, shape, room, covered, hasSheet }: DockProps) {
  // A sheet takes the place of hand and answers: it is another dock, not the same that jumps.
  return (
    <div key={hasSheet} class={`dock${model.me === null ? ' is-watched' : ''}`} inert={covered}>
      <DockHand model={model} shape={shape} room={room} hasSheet={hasSheet} />
      {model.me !== null && (
        <div class="answers">
          {!hasSheet && <CoachPanel model={model} />}
          {model.slots.clock?.(model) ?? <div class="turn-clock" />}
          {hasSheet ? <TargetSheet model={model} /> : <AnswerBar model={model} />}
        </div>
      )}
    </div>
  );
}

function DockHand({ model, shape, room, hasSheet }: Omit<DockProps, 'covered'>) {
  if (model.me === null) return <Spotlight model={model} cards={shape === 'phone' ? 's' : 'l'} />;
  const form = hasSheet ? 'line' : handFormFor(shape, room, model.names.length);
  return <BigHand model={model} seat={model.me} form={form} cards={cardsFor(shape, form)} />;
}

function cardsFor(shape: Shape, form: 'grid' | 'line') {
  if (shape === 'desk') return 'l';
  return shape === 'tablet' || form === 'grid' ? 'm' : 's';
}
