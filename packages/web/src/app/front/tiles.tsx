/** Other ways to play, and what else there is. */
import { deviceStorage } from '../../device/storage.ts';
import { soloBest } from '../../game/session/solo-best.ts';
import { Tile } from '../../ui/tile.tsx';
import { useTexts } from '../../words/texts.ts';

export interface TilesProps {
  /** How many tables anybody may come to. */
  readonly openTables: number;
  readonly onTogether: () => void;
  readonly onPass: () => void;
  readonly onSolo: () => void;
}

export function Tiles({ openTables, onTogether, onPass, onSolo }: TilesProps) {
  const { front: t } = useTexts();
  const { together, pass, solo: alone, keeper, learn, lab } = t.tiles;
  const best = soloBest(deviceStorage);
  return (
    <nav aria-label={t.otherWays}>
      <ul class="tiles">
        <li>
          <Tile
            name={together.name}
            tells={openTables === 0 ? together.tells : t.openTables(openTables)}
            icon="people"
            hue={2}
            leads={{ kind: 'action', act: onTogether }}
          />
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
