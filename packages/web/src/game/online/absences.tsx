/** Tells those who listen, once, who is gone and who is back. */
import type { SceneProps } from '../table/scene.ts';
import { useAbsenceNews } from './absence.ts';

export function Absences({ scene }: SceneProps) {
  return (
    <p class="vh" role="status">
      {useAbsenceNews(scene.people)}
    </p>
  );
}
