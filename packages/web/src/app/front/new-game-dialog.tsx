/** Asks who sits at a table on this device. */
import './new-game-dialog.css';
import { MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import { useId, useState } from 'preact/hooks';
import { isTarget, lastNewGame, mostBots, type NewGame, type NewGameKind, seatsOf } from '../../game/start/new-game.ts';
import { Dialog, type DialogState } from '../../ui/dialog.tsx';
import { useTexts } from '../../words/texts.ts';
import { BotFields } from './bot-fields.tsx';
import { PeopleFields } from './people-fields.tsx';

export interface NewGameDialogProps extends DialogState {
  readonly kind: NewGameKind;
  readonly onStart: (game: NewGame) => void;
}

export function NewGameDialog({ kind, open, onClose, onStart }: NewGameDialogProps) {
  const { front: t } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={kind === 'bots' ? t.chooseOpponents : t.tiles.pass.name}>
      <NewGameForm kind={kind} onStart={onStart} />
    </Dialog>
  );
}

type NewGameFormProps = Pick<NewGameDialogProps, 'kind' | 'onStart'>;

function NewGameForm({ kind, onStart }: NewGameFormProps) {
  const { front: t } = useTexts();
  const [game, setGame] = useState(() => lastNewGame(kind));
  const [target, setTarget] = useState(String(game.target));
  const [isWrong, setWrong] = useState(false);
  const { people, bots } = game;
  const seats = seatsOf(game, (place) => t.player(place + 1));

  const submit = (event: Event) => {
    event.preventDefault();
    if (isTarget(Number(target))) onStart({ ...game, target: Number(target) });
    else setWrong(true);
  };

  return (
    <form class="new-game-form" noValidate onSubmit={submit}>
      {kind === 'pass' && (
        <>
          <p class="muted">{t.passLead}</p>
          <PeopleFields
            people={people}
            least={2}
            most={MOST_SEATS - bots.length}
            onChange={(changed) => setGame({ ...game, people: changed })}
          />
        </>
      )}
      <BotFields
        bots={bots}
        names={seats.slice(people.length).map(({ name }) => name)}
        least={kind === 'bots' ? 1 : 0}
        most={mostBots(people.length)}
        onChange={(changed) => setGame({ ...game, bots: changed })}
      />
      <TargetField value={target} wrong={isWrong && !isTarget(Number(target))} onInput={setTarget} />
      <button type="submit" class="btn gold wide">
        {t.start}
      </button>
    </form>
  );
}

interface TargetFieldProps {
  readonly value: string;
  readonly wrong: boolean;
  readonly onInput: (value: string) => void;
}

function TargetField({ value, wrong, onInput }: TargetFieldProps) {
  const { front: t } = useTexts();
  const [field, hint] = [useId(), useId()];
  return (
    <div class="target-field">
      <label for={field}>{t.target}</label>
      <input
        class="field"
        id={field}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_TARGET}
        value={value}
        aria-invalid={wrong}
        aria-describedby={hint}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <p id={hint} class="field-error" role="status">
        {wrong ? t.targetWrong(MOST_TARGET) : ''}
      </p>
    </div>
  );
}
