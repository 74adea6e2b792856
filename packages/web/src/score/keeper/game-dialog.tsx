/** What was agreed on before the game, to be changed while it is on. Each choice holds at once and can be taken back. */
import '../setup/setup-screen.css';
import { MOST_TARGET } from '@turn7/engine';
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { useChapter } from '../../words/texts.ts';
import { DecksField, HidesSwitch, Option, TitleField } from '../setup/game-fields.tsx';
import { isTarget } from '../setup/setup.ts';
import { useSetupProblem } from '../setup/setup-players.tsx';
import { firstDealers } from '../sheet/dealers.ts';
import type { ScoreModel } from './score-model.ts';

interface GameDialogProps {
  readonly model: ScoreModel;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function GameDialog({ model, open, onClose }: GameDialogProps) {
  const { menu: t } = useChapter('score');
  const { sheet, keeper } = model;
  return (
    <Dialog open={open} onClose={onClose} title={t.game}>
      <div class="score-options">
        <DealerOption model={model} />
        <TargetOption model={model} />
        <DecksField
          players={sheet.players.length}
          decks={sheet.decks}
          onChange={(decks) => keeper.change({ kind: 'decks', decks })}
        />
        <TitleField title={sheet.title} onChange={(title) => keeper.change({ kind: 'title', title })} />
        <HidesSwitch hides={sheet.hides ?? false} onChange={(hides) => keeper.change({ kind: 'hides', hides })} />
      </div>
    </Dialog>
  );
}

type OptionProps = Pick<GameDialogProps, 'model'>;

function DealerOption({ model }: OptionProps) {
  const { people: t } = useChapter('score');
  const { sheet, standing, keeper } = model;
  const firsts = firstDealers(sheet, standing.keptRound);
  const choose = (seat: number) => {
    const dealer = firsts.get(seat);
    if (dealer !== undefined) keeper.change({ kind: 'dealer', dealer });
  };
  return (
    <Option label={t.dealer}>
      {(id) => (
        <select
          id={id}
          class="field"
          value={standing.dealer}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        >
          {sheet.players.map((player, seat) => (
            <option key={player.id} value={seat} disabled={!firsts.has(seat)}>
              {player.name}
            </option>
          ))}
        </select>
      )}
    </Option>
  );
}

function TargetOption({ model }: OptionProps) {
  const { setup: t } = useChapter('score');
  const [isWrong, setWrong] = useState(false);
  const words = useSetupProblem(isWrong ? { kind: 'target' } : null);
  const change = (field: HTMLInputElement) => {
    const isRight = isTarget(field.value);
    setWrong(!isRight);
    if (isRight) model.keeper.change({ kind: 'target', target: Number(field.value) });
    else field.value = String(model.sheet.target); // what cannot be is not left standing
  };
  return (
    <Option label={t.target}>
      {(id) => (
        <>
          <input
            id={id}
            class="field"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_TARGET}
            value={model.sheet.target}
            onChange={({ currentTarget }) => change(currentTarget)}
          />
          <p class="field-error" role="alert">
            {words}
          </p>
        </>
      )}
    </Option>
  );
}
