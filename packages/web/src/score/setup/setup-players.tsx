/** The people at the table, in the order of their seats: typed one by one or pasted, moved and removed. */

import { MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import { isolated } from '@turn7/narration';
import { useId, useState } from 'preact/hooks';
import { NameField } from '../../ui/name-field.tsx';
import { useFirstField } from '../../ui/use-focus.ts';
import { useChapter } from '../../words/texts.ts';
import { RowButton } from './row-button.tsx';
import { added, isSetup, moved, namesIn, type Setup, type SetupPlayer, type SetupProblem, seated } from './setup.ts';

interface SetupPlayersProps {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

export function SetupPlayers({ setup, onChange }: SetupPlayersProps) {
  const { setup: t } = useChapter('score');
  const { players } = setup;
  const change = (next: readonly SetupPlayer[]) => onChange(seated(setup, next));
  return (
    <fieldset class="score-fields">
      <legend>{t.who}</legend>
      <p class="muted">
        {t.clockwise} <span class="score-by-keys">{t.byKeys}</span>
      </p>
      <ol class="score-people">
        {players.map((player, seat) => (
          <Row key={player.id} player={player} seat={seat} players={players} onChange={change} />
        ))}
      </ol>
      <AddForm setup={setup} onChange={onChange} />
    </fieldset>
  );
}

interface RowProps {
  readonly player: SetupPlayer;
  readonly seat: number;
  readonly players: readonly SetupPlayer[];
  readonly onChange: (players: readonly SetupPlayer[]) => void;
}

function Row({ player, seat, players, onChange }: RowProps) {
  const { setup: t } = useChapter('score');
  const name = isolated(player.name.trim()) || t.nameOf(seat + 1);
  const move = (by: 1 | -1) => onChange(moved(players, player.id, by));
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || (by !== 1 && by !== -1)) return;
    event.preventDefault();
    move(by);
  };
  return (
    // The keys belong to the field and buttons inside.
    <li onKeyDown={press}>
      <NameField
        class="field"
        value={player.name}
        autocomplete="off"
        aria-label={t.nameOf(seat + 1)}
        onInput={({ currentTarget }) => onChange(players.with(seat, { ...player, name: currentTarget.value }))}
      />
      <RowButton icon="up" label={t.up(name)} disabled={seat === 0} onClick={() => move(-1)} />
      <RowButton icon="down" label={t.down(name)} disabled={seat === players.length - 1} onClick={() => move(1)} />
      <RowButton icon="close" label={t.remove(name)} onClick={() => onChange(players.toSpliced(seat, 1))} />
    </li>
  );
}

/** Enter adds a name and waits for the next one; a list that is pasted adds all of its names. */
function AddForm({ setup, onChange }: SetupPlayersProps) {
  const { setup: t } = useChapter('score');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SetupProblem | null>(null);
  const field = useFirstField<HTMLInputElement>();
  const [id, hint] = [useId(), useId()];
  const words = useSetupProblem(problem);

  const add = (typed: string) => {
    const result = added(setup, namesIn(typed));
    if (!isSetup(result)) return setProblem(result);
    onChange(result);
    setText('');
    setProblem(null);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    if (namesIn(pasted).length < 2) return;
    event.preventDefault();
    add(pasted);
  };

  return (
    <form
      class="score-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add(text);
        field.current?.focus();
      }}
    >
      <label class="vh" for={id}>
        {t.name}
      </label>
      <input
        ref={field}
        id={id}
        class="field"
        value={text}
        placeholder={t.namePlaceholder}
        autocomplete="off"
        autocapitalize="words"
        enterkeyhint="next"
        aria-describedby={hint}
        aria-invalid={problem !== null}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(null);
        }}
        onPaste={paste}
      />
      <button type="submit" class="btn">
        {t.add}
      </button>
      <p id={hint} class="field-error" role="alert">
        {words}
      </p>
    </form>
  );
}

/** What is wrong with a setup, in words. Empty where nothing is wrong. */
export function useSetupProblem(problem: SetupProblem | null): string {
  const { wrong: t } = useChapter('score').setup;
  switch (problem?.kind) {
    case 'none':
      return t.none;
    case 'many':
      return t.many(MOST_SEATS);
    case 'empty':
      return t.empty;
    case 'twice':
      return t.twice(isolated(problem.name));
    case 'target':
      return t.target(MOST_TARGET);
    case undefined:
      return '';
  }
}
