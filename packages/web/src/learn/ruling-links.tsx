/** The rulings behind something, each a step away. */
import type { RulingId } from '@turn7/engine';
import { useChapter, useTexts } from '../words/texts.ts';

interface RulingLinksProps {
  readonly rulings: readonly RulingId[];
}

export function RulingLinks({ rulings: ids }: RulingLinksProps) {
  const rulings = useChapter('rulings');
  const { log } = useTexts();
  return (
    <ul class="learn-rulings">
      {ids.map((id) => (
        <li key={id}>
          <a href={`/rules#${id}`}>
            <b aria-hidden="true">{id}</b>
            <span class="vh">{log.rulingNumber(id)} · </span>
            {rulings[id].title}
          </a>
        </li>
      ))}
    </ul>
  );
}
