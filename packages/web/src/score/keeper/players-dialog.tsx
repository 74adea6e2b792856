/** The people at the table while the game is on: somebody comes late, goes home, comes back, changes seats or is called otherwise. */
import { isolated } from '@turn7/narration';
import '../setup/setup-screen.css';
import { MOST_SEATS } from '@turn7/engine';
import { cleanName, type SheetPlayer } from '@turn7/protocol';
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { useChapter } from '../../words/texts.ts';
import { RowButton } from '../setup/row-button.tsx';
import { moved, type SetupProblem } from '../setup/setup.ts';
import { useSetupProblem } from '../setup/setup-players.tsx';
import { reseating } from '../sheet/dealers.ts';
import { personKey } from '../sheet/person.ts';
import { freshPlayerId, seating } from '../sheet/presence.ts';
import type { ScoreModel } from './score-model.ts';

interface PlayersDialogProps {
  readonly model: ScoreModel;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PlayersDialog({ model, open, onClose }: PlayersDialogProps) {
  const { people: t } = useChapter('score');
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div class="score-fields">
        <p class="muted">{t.lead}</p>
        <ol class="score-people">
          {model.sheet.players.map((player, seat) => (
            <Person key={player.id} model={model} player={player} seat={seat} />
          ))}
        </ol>
        <Newcomer model={model} />
      </div>
    </Dialog>
  );
}

interface PersonProps {
  readonly model: ScoreModel;
  readonly player: SheetPlayer;
  readonly seat: number;
}

function Person({ model, player, seat }: PersonProps) {
  const { people: t, setup } = useChapter('score');
  const { keeper, sheet, standing } = model;
  const move = (by: 1 | -1) => {
    const ids = moved(sheet.players, player.id, by).map(({ id }) => id);
    keeper.change(...reseating(sheet, ids, standing.keptRound));
  };
  const goOrCome = () => {
    if (player.left) keeper.change(...seating(sheet, player));
    else keeper.change({ kind: 'player', id: player.id, player: { ...player, left: true } });
  };
  return (
    <li class={player.left ? 'has-left' : undefined}>
      <Rename model={model} player={player} seat={seat} />
      <RowButton icon="up" label={setup.up(isolated(player.name))} disabled={seat === 0} onClick={() => move(-1)} />
      <RowButton
        icon="down"
        label={setup.down(isolated(player.name))}
        disabled={seat === sheet.players.length - 1}
        onClick={() => move(1)}
      />
      <button
        type="button"
        class="ib"
        aria-pressed={player.left}
        aria-label={t.hasLeft(isolated(player.name))}
        title={t.hasLeft(isolated(player.name))}
        onClick={goOrCome}
      >
        <Icon name="away" />
      </button>
    </li>
  );
}

/** A name holds when the field is left; what is none is not left standing. */
function Rename({ model, player, seat }: PersonProps) {
  const { setup: t } = useChapter('score');
  const [problem, setProblem] = useState<SetupProblem | null>(null);
  const words = useSetupProblem(problem);
  const rename = (field: HTMLInputElement) => {
    const found = nameProblem(model, field.value, player.id);
    setProblem(found);
    const name = cleanName(field.value);
    if (found === null && name !== null)
      model.keeper.change({ kind: 'player', id: player.id, player: { ...player, name } });
    field.value = found === null && name !== null ? name : player.name;
  };
  return (
    <span class="score-name">
      <NameField
        class="field"
        value={player.name}
        autocomplete="off"
        aria-label={t.nameOf(seat + 1)}
        onChange={({ currentTarget }) => rename(currentTarget)}
      />
      <span class="field-error" role="alert">
        {words}
      </span>
    </span>
  );
}

function nameProblem({ sheet }: ScoreModel, typed: string, id: number | null): SetupProblem | null {
  const name = cleanName(typed);
  if (name === null) return { kind: 'empty' };
  const isTaken = sheet.players.some((other) => other.id !== id && personKey(other.name) === personKey(name));
  return isTaken ? { kind: 'twice', name } : null;
}

function Newcomer({ model }: Pick<PersonProps, 'model'>) {
  const { people: t, setup } = useChapter('score');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SetupProblem | null>(null);
  const [id, hint] = [useId(), useId()];
  const words = useSetupProblem(problem);
  const add = (event: Event) => {
    event.preventDefault();
    const { sheet, keeper } = model;
    const found: SetupProblem | null =
      sheet.players.length >= MOST_SEATS ? { kind: 'many' } : nameProblem(model, text, null);
    const name = cleanName(text);
    setProblem(found);
    if (found !== null || name === null) return;
    keeper.change(...seating(sheet, { id: freshPlayerId(sheet), name, left: false }));
    setText('');
  };
  return (
    <form class="score-add" noValidate onSubmit={add}>
      <label for={id}>{t.late}</label>
      <NameField
        id={id}
        class="field"
        value={text}
        autocomplete="off"
        aria-describedby={hint}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" class="btn">
        {setup.add}
      </button>
      <p id={hint} class="field-error" role="alert">
        {words}
      </p>
    </form>
  );
}
