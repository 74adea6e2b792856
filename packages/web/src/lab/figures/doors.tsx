/** The ways on from the lab. */
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';

const DOORS = [
  { id: 'position', address: '/lab/position', icon: 'hit' },
  { id: 'simulate', address: '/lab/simulate', icon: 'bot' },
  { id: 'strategy', address: '/learn/strategy', icon: 'book' },
] as const satisfies readonly { readonly id: string; readonly address: string; readonly icon: IconName }[];

export function LabDoors() {
  const t = useChapter('lab');
  return (
    <nav class="lab-doors" aria-label={t.doors}>
      {DOORS.map(({ id, address, icon }) => (
        <a key={id} href={address}>
          <Icon name={icon} />
          <span>
            <b>{t.door[id].title}</b>
            <span class="muted">{t.door[id].tells}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
