/** Asks who sits at a table on this device. */
import './wish-dialog.css';
import { MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import { useId, useState } from 'preact/hooks';
import { isTarget, lastWish, mostBots, seatsOf, type Wish, type WishKind } from '../../game/start/new-game.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../../words/texts.ts';
import { BotFields } from './bot-fields.tsx';
import { PeopleFields } from './people-fields.tsx';

export interface WishDialogProps {
  readonly kind: WishKind;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onWish: (wish: Wish) => void;
}

export function WishDialog({ kind, open, onClose, onWish }: WishDialogProps) {
  const { front: t } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={kind === 'bots' ? t.chooseOpponents : t.doors.pass.name}>
      <WishForm kind={kind} onWish={onWish} />
    </Dialog>
  );
}

type WishFormProps = Pick<WishDialogProps, 'kind' | 'onWish'>;

function WishForm({ kind, onWish }: WishFormProps) {
  const { front: t } = useTexts();
  const [wish, setWish] = useState(() => lastWish(kind));
  const [target, setTarget] = useState(String(wish.target));
  const [isWrong, setWrong] = useState(false);
  const { people, bots } = wish;
  const seats = seatsOf(wish, (place) => t.player(place + 1));

  const submit = (event: Event) => {
    event.preventDefault();
    if (isTarget(Number(target))) onWish({ ...wish, target: Number(target) });
    else setWrong(true);
  };

  return (
    <form class="wish-form" noValidate onSubmit={submit}>
      {kind === 'pass' && (
        <>
          <p class="muted">{t.passLead}</p>
          <PeopleFields
            people={people}
            least={2}
            most={MOST_SEATS - bots.length}
            onChange={(changed) => setWish({ ...wish, people: changed })}
          />
        </>
      )}
      <BotFields
        bots={bots}
        names={seats.slice(people.length).map(({ name }) => name)}
        least={kind === 'bots' ? 1 : 0}
        most={mostBots(people.length)}
        onChange={(changed) => setWish({ ...wish, bots: changed })}
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
