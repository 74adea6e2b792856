/** The near side of the table: my hand and my answers. Those who only watch see whoever acts. */
import { AnswerBar } from '../question/answer-bar.tsx';
import { askedHere } from '../question/asked.ts';
import { CoachPanel } from '../question/coach-panel.tsx';
import { TargetSheet } from '../question/target-sheet.tsx';
import { BigHand, Spotlight } from './big-hand.tsx';
import { handFormFor, type Shape } from './layout.ts';
import type { SceneProps } from './scene.ts';
import { Timer } from './timer.tsx';
import { useRoom } from './use-room.ts';

export interface DockProps extends SceneProps {
  readonly shape: Shape;
  readonly covered: boolean;
}

export function Dock({ scene, shape, covered }: DockProps) {
  const sheetHere = shape !== 'desk' && askedHere(scene)?.kind === 'target';
  return (
    <div class={`dock${sheetHere ? ' has-sheet' : ''}`} inert={covered}>
      <DockHand scene={scene} shape={shape} asksTarget={sheetHere} />
      {scene.me !== null && (
        <div class="answers">
          {!sheetHere && <CoachPanel scene={scene} />}
          <Timer scene={scene} />
          {sheetHere ? <TargetSheet scene={scene} /> : <AnswerBar scene={scene} />}
        </div>
      )}
    </div>
  );
}

interface DockHandProps extends SceneProps {
  readonly shape: Shape;
  readonly asksTarget: boolean;
}

function DockHand({ scene, shape, asksTarget }: DockHandProps) {
  const room = useRoom();
  if (scene.me === null) return <Spotlight scene={scene} cards={shape === 'phone' ? 's' : 'l'} />;
  const form = asksTarget ? 'line' : handFormFor(shape, room, scene.names.length);
  // A sheet moves the hand: that is another one, not the same that jumps.
  return <BigHand key={asksTarget} scene={scene} seat={scene.me} form={form} cards={cardsFor(shape, form)} />;
}

function cardsFor(shape: Shape, form: 'grid' | 'line') {
  if (shape === 'desk') return 'l';
  return shape === 'tablet' || form === 'grid' ? 'm' : 's';
}
