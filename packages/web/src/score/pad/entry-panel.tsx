/** One entry: the pad, what it comes to, and for those who count cards the odds. */
import { isolated } from '@turn7/narration';
import './entry-panel.css';
import { playerOf } from '@turn7/protocol';
import { useSignal } from '../../device/signal.ts';
import { useChapter } from '../../words/texts.ts';
import { CounterLine } from '../counter/counter-line.tsx';
import { counterSwitch } from '../counter/counter-switch.ts';
import { draftAt, nextAfter, type ScoreModel, totalBefore } from '../keeper/score-model.ts';
import type { Spot } from '../sheet/entries.ts';
import { asksTwin } from './draft.ts';
import { Pad } from './pad.tsx';
import { PadNote } from './pad-note.tsx';
import { PadResult } from './pad-result.tsx';
import { TwinRow } from './twin-row.tsx';
import { fieldText, isMistyped } from './typed-points.ts';

interface EntryPanelProps {
  readonly model: ScoreModel;
  readonly spot: Spot;
}

export function EntryPanel({ model, spot }: EntryPanelProps) {
  const { pad: t } = useChapter('score');
  const counts = useSignal(counterSwitch);
  const { sheet, standing } = model;
  const draft = draftAt(sheet, model.drafts, spot);
  const name = isolated(playerOf(sheet, spot.player)?.name ?? '');
  const isPast = spot.round < standing.keptRound;
  const isWrong = isMistyped(model.typed, spot);
  const next = nextAfter(sheet, spot);
  const onSave = () => model.save(spot);
  const isCounting = counts && !isPast;
  return (
    <>
      <div class="score-middle">
        {isCounting && <CounterLine model={model} spot={spot} />}
        <Pad
          heading={isPast ? t.cardsOfRound(spot.round + 1, name) : t.cardsOf(name)}
          draft={draft}
          decks={model.decks}
          counts={isCounting}
          points={{
            text: fieldText(model.typed, spot, draft),
            isWrong,
            hasNext: next !== null,
            onType: (text) => model.type(spot, text),
            onSave,
          }}
          onEdit={(change) => model.edit(spot, change)}
          onBust={() => model.bust(spot)}
        />
      </div>
      <PadResult
        draft={draft}
        before={totalBefore(standing, sheet, spot)}
        next={next}
        isPast={isPast}
        isWrong={isWrong}
        onSave={onSave}
        onCancel={() => model.choose(null)}
      >
        {isCounting && asksTwin(draft) && !isWrong ? (
          <TwinRow model={model} spot={spot} draft={draft} />
        ) : (
          <PadNote model={model} spot={spot} />
        )}
      </PadResult>
    </>
  );
}
