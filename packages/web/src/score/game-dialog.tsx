/** What was agreed on before the game, to be changed while it is on. Each choice holds at once and can be taken back. */
import './setup/setup-screen.css';
import { MOST_TARGET } from '@turn7/engine';
import { useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { useChapter } from '../words/texts.ts';
import type { Desk } from './desk.ts';
import { DecksField, Option, TitleField } from './setup/game-fields.tsx';
import { isTarget } from './setup/setup.ts';
import { useSetupProblem } from './setup/setup-problem.ts';
import { firstDealers } from './sheet/dealers.ts';

interface GameDialogProps {
  readonly desk: Desk;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function GameDialog({ desk, open, onClose }: GameDialogProps) {
  const { menu: t } = useChapter('score');
  const { sheet, keeper } = desk;
  return (
    <Dialog open={open} onClose={onClose} title={t.game}>
      <div class="score-options">
        <DealerOption desk={desk} />
        <TargetOption desk={desk} />
        <DecksField
          players={sheet.players.length}
          decks={sheet.decks}
          onChange={(decks) => keeper.change({ kind: 'decks', decks })}
        />
        <TitleField title={sheet.title} onChange={(title) => keeper.change({ kind: 'title', title })} />
      </div>
    </Dialog>
  );
}

type OptionProps = Pick<GameDialogProps, 'desk'>;

function DealerOption({ desk }: OptionProps) {
  const { people: t } = useChapter('score');
  const { sheet, standing, keeper } = desk;
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

function TargetOption({ desk }: OptionProps) {
  const { setup: t } = useChapter('score');
  const [isWrong, setWrong] = useState(false);
  const words = useSetupProblem(isWrong ? { kind: 'target' } : null);
  const change = (field: HTMLInputElement) => {
    const isRight = isTarget(field.value);
    setWrong(!isRight);
    if (isRight) desk.keeper.change({ kind: 'target', target: Number(field.value) });
    else field.value = String(desk.sheet.target); // what cannot be is not left standing
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
            value={desk.sheet.target}
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
