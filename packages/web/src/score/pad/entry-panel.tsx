/** One entry: the pad, what it comes to, and for those who count cards the odds. */
import './entry-panel.css';
import { playerOf } from '@turn7/protocol';
import { useSignal } from '../../device/signal.ts';
import { useChapter } from '../../words/texts.ts';
import { CounterLine } from '../counter/counter-line.tsx';
import { counterSwitch } from '../counter/counter-switch.ts';
import { type Desk, draftAt, nextAfter, totalBefore } from '../desk.ts';
import type { Spot } from './drafts.ts';
import { Pad } from './pad.tsx';
import { PadNote } from './pad-note.tsx';
import { PadResult } from './pad-result.tsx';
import { asksTwin, TwinRow } from './twin-row.tsx';
import { fieldText, isMistyped } from './typed-points.ts';

interface EntryPanelProps {
  readonly desk: Desk;
  readonly spot: Spot;
}

export function EntryPanel({ desk, spot }: EntryPanelProps) {
  const { pad: t } = useChapter('score');
  const counts = useSignal(counterSwitch);
  const { sheet, standing } = desk;
  const draft = draftAt(sheet, desk.drafts, spot);
  const name = playerOf(sheet, spot.player)?.name ?? '';
  const isPast = spot.round < standing.keptRound;
  const isWrong = isMistyped(desk.typed, spot);
  const onSave = () => desk.save(spot);
  const isCounting = counts && !isPast;
  return (
    <>
      <div class="score-middle">
        {isCounting && <CounterLine desk={desk} spot={spot} />}
        <Pad
          heading={isPast ? t.cardsOfRound(spot.round + 1, name) : t.cardsOf(name)}
          draft={draft}
          decks={desk.decks}
          counts={isCounting}
          points={{
            text: fieldText(desk.typed, spot, draft),
            isWrong,
            onType: (text) => desk.type(spot, text),
            onSave,
          }}
          onEdit={(change) => desk.edit(spot, change)}
        />
        {isCounting && asksTwin(draft) && !isWrong ? (
          <TwinRow desk={desk} spot={spot} draft={draft} />
        ) : (
          <PadNote desk={desk} spot={spot} />
        )}
      </div>
      <PadResult
        draft={draft}
        before={totalBefore(standing, sheet, spot)}
        next={nextAfter(sheet, spot)}
        isPast={isPast}
        isWrong={isWrong}
        onSave={onSave}
        onCancel={() => desk.choose(null)}
      />
    </>
  );
}
