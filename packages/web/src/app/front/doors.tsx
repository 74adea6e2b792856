/** Other ways to play, and what else there is. */
import { deviceStorage } from '../../device/storage.ts';
import { soloBest } from '../../game/session/solo-best.ts';
import { Door } from '../../ui/door.tsx';
import { useTexts } from '../../words/texts.ts';

export interface DoorsProps {
  readonly onTogether: () => void;
  readonly onPass: () => void;
  readonly onSolo: () => void;
}

export function Doors({ onTogether, onPass, onSolo }: DoorsProps) {
  const { front: t } = useTexts();
  const { together, pass, solo: alone, keeper, learn, lab } = t.doors;
  const best = soloBest(deviceStorage);
  return (
    <nav aria-label={t.otherWays}>
      <ul class="doors">
        <li>
          <Door {...together} icon="people" hue={2} leads={{ kind: 'action', act: onTogether }} />
        </li>
        <li>
          <Door {...pass} icon="phone" hue={4} leads={{ kind: 'action', act: onPass }} />
        </li>
        <li>
          <Door
            name={alone.name}
            tells={best === null ? alone.tells : t.soloBest(best.rounds, best.tries)}
            icon="mountain"
            hue={10}
            leads={{ kind: 'action', act: onSolo }}
          />
        </li>
        <li>
          <Door {...keeper} icon="tally" hue={7} leads={{ kind: 'address', address: '/score' }} />
        </li>
        <li>
          <Door {...learn} icon="book" hue={5} leads={{ kind: 'address', address: '/learn' }} />
        </li>
        <li>
          <Door {...lab} icon="chart" hue={12} leads={{ kind: 'address', address: '/lab' }} />
        </li>
      </ul>
    </nav>
  );
}
