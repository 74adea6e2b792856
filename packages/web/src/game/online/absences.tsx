/** Tells those who listen, once, who is gone and who is back. */
import type { ModelProps } from '../table/table-model.ts';
import { useAbsenceNews } from './absence.ts';

export function Absences({ model }: ModelProps) {
  return (
    <p class="vh" role="status">
      {useAbsenceNews(model.people)}
    </p>
  );
}
