/** One entry: the pad, what it comes to, and for those who count cards the odds. */
import { useStore } from '../store.ts';
import { useChapter } from '../texts/texts.ts';
import { playerOf } from './change.ts';
import { CounterLine } from './counter-line.tsx';
import { counterSwitch } from './counter-switch.ts';
import { type Desk, draftAt, nextAfter, totalBefore } from './desk.ts';
import type { Spot } from './drafts.ts';
import { Pad } from './pad.tsx';
import { PadNote } from './pad-note.tsx';
import { PadResult } from './pad-result.tsx';
import { asksTwin, TwinRow } from './twin-row.tsx';

interface EntryPanelProps {
  readonly desk: Desk;
  readonly spot: Spot;
}

export function EntryPanel({ desk, spot }: EntryPanelProps) {
  const { pad: t } = useChapter('score');
  const counts = useStore(counterSwitch);
  const { sheet, standing } = desk;
  const draft = draftAt(sheet, desk.drafts, spot);
  const name = playerOf(sheet, spot.player)?.name ?? '';
  const isPast = spot.round < standing.keptRound;
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
          onEdit={(change) => desk.edit(spot, change)}
          onSave={() => desk.save(spot)}
        />
        {isCounting && asksTwin(draft) ? (
          <TwinRow desk={desk} spot={spot} draft={draft} />
        ) : (
          <PadNote draft={draft} rival={rivalOf(desk, spot)} />
        )}
      </div>
      <PadResult
        draft={draft}
        before={totalBefore(standing, sheet, spot)}
        next={nextAfter(sheet, spot)}
        isPast={isPast}
        onSave={() => desk.save(spot)}
        onCancel={() => desk.choose(null)}
      />
    </>
  );
}

/** Who else has a Turn 7 in that round. */
function rivalOf({ sheet, standing }: Desk, { round, player }: Spot): string | null {
  const seat = standing.rounds[round]?.sevens.find((one) => sheet.players[one]?.id !== player);
  return seat === undefined ? null : (sheet.players[seat]?.name ?? null);
}
