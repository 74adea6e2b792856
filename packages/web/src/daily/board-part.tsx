/** One of today's two deals: to be begun, to be gone on with, or what became of it. */
import { type Board, DAILY_LEVELS, type DailyResult, type OwnTry } from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { tableReplayAddress, withReview } from '../game/replay/replay-link.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import { dayText } from './day.ts';
import { type FinishedTry, shareBelow } from './standing.ts';

export interface BoardPartProps {
  readonly board: Board;
  /** How many have ended it; null where that is not known. */
  readonly players: number | null;
  /** This player's; null where it was not begun. */
  readonly own: OwnTry | null;
  readonly streak: number;
  readonly isBusy: boolean;
  readonly onPlay: () => void;
}

export function BoardPart({ board, players, own, streak, isBusy, onPlay }: BoardPartProps) {
  const t = useChapter('daily');
  return (
    <BoardFrame board={board} name={t.boards[board].name}>
      {own?.stage === 'finished' ? (
        <Result own={own} streak={streak} />
      ) : (
        <>
          <p class="muted small">{players !== null && t.played(players)}</p>
          <button type="button" class="btn gold" aria-disabled={isBusy} onClick={onPlay}>
            <Icon name="play" />
            {own === null ? t.play : t.goOn}
          </button>
        </>
      )}
    </BoardFrame>
  );
}

interface PracticeProps {
  readonly board: Board;
  readonly onPlay: () => void;
}

/** Without a server. */
export function PracticePart({ board, onPlay }: PracticeProps) {
  const t = useChapter('daily');
  return (
    <BoardFrame board={board} name={t.boards[board].name}>
      <button type="button" class="btn" onClick={onPlay}>
        <Icon name="play" />
        {t.practise}
      </button>
    </BoardFrame>
  );
}

interface BoardFrameProps {
  readonly board: Board;
  readonly name: string;
  readonly children: ComponentChildren;
}

function BoardFrame({ board, name, children }: BoardFrameProps) {
  const { bots, solo } = useChapter('daily').boards;
  const { levels } = useTexts().front;
  return (
    <section class="daily-board" aria-label={name}>
      <h2>
        <Icon name={board === 'bots' ? 'bot' : 'mountain'} />
        {name}
      </h2>
      <p>{board === 'bots' ? bots.tells(DAILY_LEVELS.map((level) => levels[level].name)) : solo.tells}</p>
      {children}
    </section>
  );
}

/** Of what was begun before midnight and ended after it. */
export function LateResult({ own, streak }: ResultProps) {
  const t = useChapter('daily');
  return (
    <BoardFrame board={own.board} name={t.yesterday(t.boards[own.board].name)}>
      <Result own={own} streak={streak} />
    </BoardFrame>
  );
}

interface ResultProps {
  readonly own: FinishedTry;
  readonly streak: number;
}

function Result({ own, streak }: ResultProps) {
  const t = useChapter('daily');
  const { levels } = useTexts().front;
  const { board, result, standing, master, code } = own;
  const share = shareBelow(standing);
  const cameTo = ({ total, rounds, won }: DailyResult) => t.came(total, rounds, board === 'bots' ? won : null);
  const replay = tableReplayAddress({ code, game: 1, at: null });
  return (
    <>
      <p class="daily-score">
        <b>{t.score(result.score)}</b> <span>{cameTo(result)}</span>
      </p>
      <p>{share === null ? t.first : t.better(share, standing.players - 1)}</p>
      <p class="muted">{t.master(levels.Master.name, master.score, cameTo(master))}</p>
      <div class="daily-ways">
        <ShareResult own={own} streak={streak} />
        <a class="btn" href={board === 'bots' ? withReview(replay) : replay}>
          <Icon name={board === 'bots' ? 'chart' : 'play'} />
          {board === 'bots' ? t.review : t.replay}
        </a>
      </div>
    </>
  );
}

/** Without a card of it: whoever reads it may still play. */
function ShareResult({ own, streak }: ResultProps) {
  const t = useChapter('daily');
  const { board, date, result, standing } = own;
  const share = shareBelow(standing);
  const lines = [
    `Turn 7 · ${dayText(date)} · ${t.boards[board].name}`,
    share === null || share === 0 ? t.score(result.score) : t.shared(result.score, share),
    ...(streak > 1 ? [t.streak(streak)] : []),
  ];
  const link = `${location.origin}/daily`;
  return 'share' in navigator ? (
    <ShareButton link={link} message={lines.join('\n')} label={t.share} />
  ) : (
    <CopyLink
      link={[...lines, link].join('\n')}
      words={{ copy: t.share, copied: t.copied, copyYourself: t.copyYourself }}
    />
  );
}
