/** Other ways to play, and what else there is. */
import { deviceStorage } from '../../device/storage.ts';
import { soloBest } from '../../game/session/solo-best.ts';
import { Tile } from '../../ui/tile.tsx';
import { useTexts } from '../../words/texts.ts';

export interface TilesProps {
  readonly onTogether: () => void;
  readonly onPass: () => void;
  readonly onSolo: () => void;
}

export function Tiles({ onTogether, onPass, onSolo }: TilesProps) {
  const { front: t } = useTexts();
  const { together, pass, solo: alone, keeper, learn, lab } = t.tiles;
  const best = soloBest(deviceStorage);
  return (
    <nav aria-label={t.otherWays}>
      <ul class="tiles">
        <li>
          <Tile {...together} icon="people" hue={2} leads={{ kind: 'action', act: onTogether }} />
        </li>
        <li>
          <Tile {...pass} icon="phone" hue={4} leads={{ kind: 'action', act: onPass }} />
        </li>
        <li>
          <Tile
            name={alone.name}
            tells={best === null ? alone.tells : t.soloBest(best.rounds, best.tries)}
            icon="mountain"
            hue={10}
            leads={{ kind: 'action', act: onSolo }}
          />
        </li>
        <li>
          <Tile {...keeper} icon="tally" hue={7} leads={{ kind: 'address', address: '/score' }} />
        </li>
        <li>
          <Tile {...learn} icon="book" hue={5} leads={{ kind: 'address', address: '/learn' }} />
        </li>
        <li>
          <Tile {...lab} icon="chart" hue={12} leads={{ kind: 'address', address: '/lab' }} />
        </li>
      </ul>
    </nav>
  );
}
