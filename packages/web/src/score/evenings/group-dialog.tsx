/** A new group of friends, or another name and other people for one. */
import { isolated } from '@turn7/narration';
import { cleanName } from '@turn7/protocol';
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { useChapter } from '../../words/texts.ts';
import { type Group, groups } from '../setup/groups.ts';
import { namesIn } from '../setup/setup.ts';

interface GroupDialogProps {
  /** null for a new one. */
  readonly group: Group | null;
  readonly onClose: () => void;
}

export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const t = useChapter('evenings');
  const [nameField, peopleField, hint] = [useId(), useId(), useId()];
  const [name, setName] = useState(group?.name ?? '');
  const [people, setPeople] = useState(group?.players.join('\n') ?? '');
  const [isWrong, setWrong] = useState(false);

  const save = () => {
    const players = namesIn(people);
    if (cleanName(name) === null || players.length === 0) return setWrong(true);
    if (group === null) groups.add(name, players);
    else groups.put({ ...group, name, players });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={group === null ? t.addGroup : t.changeGroupOf(isolated(group.name))}>
      <form
        class="evening-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label for={nameField}>{t.groupName}</label>
        <input
          id={nameField}
          class="field"
          autocomplete="off"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <label for={peopleField}>{t.groupPlayers}</label>
        <textarea
          id={peopleField}
          class="field"
          rows={6}
          autocomplete="off"
          aria-describedby={hint}
          value={people}
          onInput={(event) => setPeople(event.currentTarget.value)}
        />
        <p id={hint} class="muted">
          {t.groupPlayersTell}
        </p>
        <p class="field-error" role="alert">
          {isWrong && t.wrongGroup}
        </p>
        <button type="submit" class="btn gold">
          {t.saveGroup}
        </button>
      </form>
    </Dialog>
  );
}
