/** The end of a game: a party for the winner, how everybody stands, and another game for the same people. */
import { isolated } from '@turn7/narration';
import './game-won.css';
import { isSoloBeaten, LAST_NUMBER, SEVEN, type Seat } from '@turn7/engine';
import { useSignal } from '../../device/signal.ts';
import { SevenRings } from '../../game/summary/seven-rings.tsx';
import { StandingTable } from '../../game/summary/standing-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import { type Texts, useChapter, useTexts } from '../../words/texts.ts';
import { namesIn, standingsIn } from '../sheet/summary.ts';
import type { ScoreModel } from './score-model.ts';

interface GameWonProps {
  readonly model: ScoreModel;
  readonly seat: Seat;
  readonly round: number;
  /** null where another game is not this device's to begin. */
  readonly onAgain: (() => void) | null;
}

function verdictOf({ sheet }: ScoreModel, name: string, round: number, t: Texts['summary']): string {
  const isBeaten = isSoloBeaten(sheet.players.length, sheet.target, round + 1);
  if (isBeaten === null) return t.wins({ text: name, you: false });
  return isBeaten ? t.soloBeaten : t.soloMissed;
}

/** The hot end of the deck. */
const PARTY = Array.from({ length: SEVEN }, (_, ring) => LAST_NUMBER - SEVEN + 1 + ring);

export function GameWon({ model, seat, round, onAgain }: GameWonProps) {
  const { summary } = useTexts();
  const t = useChapter('score');
  const heading = useFocusWhileOpen<HTMLHeadingElement>('.pad-save');
  const { sheet, standing } = model;
  const canUndo = useSignal(model.keeper.canUndo);
  const name = isolated(sheet.players[seat]?.name ?? '');
  return (
    <section class="score-won">
      <header>
        <div class="score-party" aria-hidden="true">
          <SevenRings numbers={PARTY} label="" />
        </div>
        <h2 ref={heading} tabIndex={-1}>
          {verdictOf(model, name, round, summary)}
        </h2>
        <p>{summary.result(standing.totals[seat] ?? 0, round + 1)}</p>
      </header>
      <StandingTable standings={standingsIn(sheet, standing)} names={namesIn(sheet)} />
      <p class="muted">{canUndo ? t.won.notYet : t.won.putRight}</p>
      {onAgain !== null && (
        <footer class="score-foot">
          <button type="button" class="btn gold" onClick={onAgain}>
            <Icon name="next" />
            {t.won.again}
          </button>
        </footer>
      )}
    </section>
  );
}
