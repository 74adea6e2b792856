/** Groups of friends: saved, changed, deleted. */
import { isolated } from '@turn7/narration';
import { useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Done } from '../../ui/notice.tsx';
import { list } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { type Group, groups } from '../setup/groups.ts';
import { GroupDialog } from './group-dialog.tsx';

interface GroupsPartProps {
  readonly onDone: (done: Done) => void;
}

export function GroupsPart({ onDone }: GroupsPartProps) {
  const t = useChapter('evenings');
  const all = useSignal(groups.all);
  const [changed, change] = useState<Group | 'new' | null>(null);
  const remove = (group: Group) => {
    groups.remove(group.id);
    onDone({ text: t.groupRemoved(isolated(group.name)), undo: () => groups.put(group) });
  };
  return (
    <section class="archive-part" aria-labelledby="evening-groups">
      <h2 id="evening-groups">{t.groups}</h2>
      <p class="muted">{all.length === 0 ? t.noGroups : t.groupsTell}</p>
      {all.length > 0 && (
        <ul class="evening-games">
          {all.map((group) => (
            <GroupRow key={group.id} group={group} onChange={() => change(group)} onRemove={() => remove(group)} />
          ))}
        </ul>
      )}
      <button type="button" class="btn quiet" onClick={() => change('new')}>
        {t.addGroup}
      </button>
      {changed !== null && <GroupDialog group={changed === 'new' ? null : changed} onClose={() => change(null)} />}
    </section>
  );
}

interface GroupRowProps {
  readonly group: Group;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function GroupRow({ group: { name, players }, onChange, onRemove }: GroupRowProps) {
  const t = useChapter('evenings');
  return (
    <li class="evening-game">
      <div class="evening-game-words">
        <p class="evening-game-day">{name}</p>
        <p class="muted">{list(players.map(isolated))}</p>
      </div>
      <button type="button" class="btn small" aria-label={t.changeGroupOf(isolated(name))} onClick={onChange}>
        {t.changeGroup}
      </button>
      <button type="button" class="ib" aria-label={t.removeGroupOf(isolated(name))} title={t.remove} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
