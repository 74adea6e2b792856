/** The near side of the table: my hand and my answers. Those who only watch see whoever acts. */
import { AnswerBar } from '../question/answer-bar.tsx';
import { CoachPanel } from '../question/coach-panel.tsx';
import { TargetSheet } from '../question/target-sheet.tsx';
import { BigHand, Spotlight } from './big-hand.tsx';
import { handFormFor, type Shape } from './layout.ts';
import type { SceneProps } from './scene.ts';
import { Timer } from './timer.tsx';
import type { Room } from './use-room.ts';

export interface DockProps extends SceneProps {
  readonly shape: Shape;
  readonly room: Room;
  readonly covered: boolean;
  /** Whether a target is asked for here, in the place of other answers. */
  readonly hasSheet: boolean;
}

export function Dock({ scene, shape, room, covered, hasSheet }: DockProps) {
  // A sheet takes the place of hand and answers: it is another dock, not the same that jumps.
  return (
    <div key={hasSheet} class={`dock${scene.me === null ? ' is-watched' : ''}`} inert={covered}>
      <DockHand scene={scene} shape={shape} room={room} hasSheet={hasSheet} />
      {scene.me !== null && (
        <div class="answers">
          {!hasSheet && <CoachPanel scene={scene} />}
          <Timer scene={scene} />
          {hasSheet ? <TargetSheet scene={scene} /> : <AnswerBar scene={scene} />}
        </div>
      )}
    </div>
  );
}

function DockHand({ scene, shape, room, hasSheet }: Omit<DockProps, 'covered'>) {
  if (scene.me === null) return <Spotlight scene={scene} cards={shape === 'phone' ? 's' : 'l'} />;
  const form = hasSheet ? 'line' : handFormFor(shape, room, scene.names.length);
  return <BigHand scene={scene} seat={scene.me} form={form} cards={cardsFor(shape, form)} />;
}

function cardsFor(shape: Shape, form: 'grid' | 'line') {
  if (shape === 'desk') return 'l';
  return shape === 'tablet' || form === 'grid' ? 'm' : 's';
}
