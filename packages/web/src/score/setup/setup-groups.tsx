/** Groups of friends: one tap seats all of them, and those who sit here now can be kept as one. */
import { isolated } from '@turn7/narration';
import { cleanName } from '@turn7/protocol';
import { useId, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import { list, number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { groups } from './groups.ts';
import { added, isSetup, NO_SETUP, type Setup } from './setup.ts';

interface SetupGroupsProps {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

export function SetupGroups({ setup, onChange }: SetupGroupsProps) {
  const { setup: t } = useChapter('score');
  const all = useSignal(groups.all);
  if (all.length === 0) return null;
  const seat = (players: readonly string[]) => {
    const seated = added({ ...setup, players: NO_SETUP.players, dealer: null }, players);
    if (isSetup(seated)) onChange(seated);
  };
  return (
    <section class="score-groups">
      <h2>{t.groups}</h2>
      <ul>
        {all.map(({ id, name, players }) => (
          <li key={id}>
            <button type="button" class="btn" title={list(players.map(isolated))} onClick={() => seat(players)}>
              <bdi>{name}</bdi> <span class="muted">{number(players.length)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Saving = 'no' | 'asking' | { readonly saved: string };

/** The name of the group is asked for where the button was. */
export function SaveGroup({ setup }: Pick<SetupGroupsProps, 'setup'>) {
  const { setup: t } = useChapter('score');
  const [saving, setSaving] = useState<Saving>('no');
  const save = (name: string) => {
    const group = groups.add(
      name,
      setup.players.map((player) => player.name),
    );
    if (group !== null) setSaving({ saved: group.name });
  };
  if (saving === 'asking') return <GroupForm onSave={save} />;
  return (
    <p class="score-save-group">
      <button type="button" class="btn quiet" onClick={() => setSaving('asking')}>
        {t.saveGroup}
      </button>{' '}
      <span role="status">{typeof saving === 'object' && t.groupSaved(isolated(saving.saved))}</span>
    </p>
  );
}

function GroupForm({ onSave }: { readonly onSave: (name: string) => void }) {
  const { setup: t } = useChapter('score');
  const [name, setName] = useState('');
  const field = useFocusWhileOpen<HTMLInputElement>('.score-save-group button');
  const id = useId();
  return (
    <form
      class="score-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name);
      }}
    >
      <label for={id}>{t.groupName}</label>
      <input
        ref={field}
        id={id}
        class="field"
        value={name}
        autocomplete="off"
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" class="btn" aria-disabled={cleanName(name) === null}>
        {t.save}
      </button>
    </form>
  );
}
