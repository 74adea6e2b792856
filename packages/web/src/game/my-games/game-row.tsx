/** One kept game: press it to watch it again. */
import './game-row.css';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import type { KnownGame } from '../kept/kept-games.ts';
import { keptReplayAddress, withReview } from '../replay/replay-link.ts';
import { wordsOf } from './game-words.ts';

interface GameRowProps {
  readonly game: KnownGame;
  /** Without it the game cannot be deleted here. */
  readonly onRemove?: () => void;
}

export function GameRow({ game, onRemove }: GameRowProps) {
  const t = useChapter('my-games');
  const { when, kind, players, result, isWon, reviewed } = wordsOf(game, t);
  const name = [when, players].filter(Boolean).join(', ');
  const replay = keptReplayAddress(game.id);
  const isAlone = game.facts?.players.length === 1;
  return (
    <li class="my-game">
      <a class="my-game-words" href={replay} aria-label={t.replayOf([name, result].filter(Boolean).join(', '))}>
        <span class="my-game-head">
          <span class="my-game-result">
            {isWon && <Icon name="crown" />}
            {result || when}
          </span>
          <span class="chip">{kind}</span>
        </span>
        <span class="muted">{players}</span>
        <span class="muted my-game-facts">
          {result !== '' && when}
          {game.facts && ` · ${t.rounds(game.facts.rounds)}`}
          {reviewed && ` · ${reviewed}`}
        </span>
      </a>
      {!isAlone && (
        <a class="ib" href={withReview(replay)} aria-label={t.reviewOf(name)} title={t.review}>
          <Icon name="chart" />
        </a>
      )}
      {onRemove && (
        <button type="button" class="ib" aria-label={t.removeOf(name)} title={t.remove} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
