/** The near side of the table: my hand and my answers. Those who only watch see whoever acts. */
import { AnswerBar } from '../question/answer-bar.tsx';
import { askedHere } from '../question/asked.ts';
import { CoachPanel } from '../question/coach-panel.tsx';
import { TargetSheet } from '../question/target-sheet.tsx';
import { BigHand, Spotlight } from './big-hand.tsx';
import { handFormFor, type Shape } from './layout.ts';
import type { SceneProps } from './scene.ts';
import { hasTray } from './stage.tsx';
import { Timer } from './timer.tsx';
import { useRoom } from './use-room.ts';

export interface DockProps extends SceneProps {
  readonly shape: Shape;
  readonly covered: boolean;
}

export function Dock({ scene, shape, covered }: DockProps) {
  const asksTarget = askedHere(scene)?.kind === 'target';
  const sheetHere = asksTarget && shape !== 'desk';
  return (
    <div class={`dock${sheetHere ? ' has-sheet' : ''}`} inert={covered}>
      <DockHand scene={scene} shape={shape} />
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

function DockHand({ scene, shape }: SceneProps & { readonly shape: Shape }) {
  const room = useRoom();
  if (scene.me === null) return <Spotlight scene={scene} cards={shape === 'phone' ? 's' : 'l'} />;
  const isTight = hasTray(scene.told.view) || askedHere(scene)?.kind === 'target';
  const form = isTight ? 'line' : handFormFor(shape, room, scene.names.length);
  return <BigHand scene={scene} seat={scene.me} form={form} cards={cardsFor(shape, form)} />;
}

function cardsFor(shape: Shape, form: 'grid' | 'line') {
  if (shape === 'desk') return 'l';
  return shape === 'tablet' || form === 'grid' ? 'm' : 's';
}
