/** The ways on from the lab. */
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';

const DOORS = [
  { id: 'position', address: '/lab/position', icon: 'hit' },
  { id: 'simulate', address: '/lab/simulate', icon: 'bot' },
  { id: 'strategy', address: '/learn/strategy', icon: 'book' },
] as const satisfies readonly { readonly id: string; readonly address: string; readonly icon: IconName }[];

export function LabTiles() {
  const t = useChapter('lab');
  return (
    <nav class="lab-tiles" aria-label={t.tiles}>
      {DOORS.map(({ id, address, icon }) => (
        <a key={id} href={address}>
          <Icon name={icon} />
          <span>
            <b>{t.tile[id].title}</b>
            <span class="muted">{t.tile[id].tells}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
