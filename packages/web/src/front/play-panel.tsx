/** What most people come for: one click, and the cards are dealt. */

import { Icon } from '../parts/icon.tsx';
import type { SavedGame } from '../session/saved-game.ts';
import { type Texts, useTexts } from '../texts/texts.ts';

export interface PlayPanelProps {
  /** How many play against you. */
  readonly bots: number;
  /** The game that was left in the middle; null if there is none. */
  readonly left: SavedGame | null;
  readonly onPlay: () => void;
  readonly onChoose: () => void;
}

export function PlayPanel({ bots, left, onPlay, onChoose }: PlayPanelProps) {
  const { front: t } = useTexts();
  return (
    <div class="play-panel">
      {left !== null && (
        <a class="play-now" href="/play">
          <Icon name="play" />
          <span>
            {t.goOn} <small>{described(left, t)}</small>
          </span>
        </a>
      )}
      <button type="button" class={left === null ? 'play-now' : 'play-now second'} onClick={onPlay}>
        <CardsIcon />
        <span>
          {left === null ? t.playNow : t.newGame} <small>{t.against(bots)}</small>
        </span>
      </button>
      <button type="button" class="choose-opponents" aria-label={t.chooseOpponents} onClick={onChoose}>
        <Icon name="bot" />
        <span>{t.opponents}</span>
      </button>
    </div>
  );
}

function described({ setup: { mode, players } }: SavedGame, t: Texts['front']): string {
  const names = players.filter(({ level }) => mode === 'pass' || level !== null).map(({ name }) => name);
  return mode === 'solo' ? t.doors.solo.name : t.leftWith(names);
}

/** One more card from the pile. */
const CardsIcon = () => (
  <svg class="cards-icon" viewBox="0 0 30 34" aria-hidden="true">
    <rect x="4" y="3" width="18" height="26" rx="3" />
    <path d="M15 31H23A4 4 0 0 0 27 27V11M13 11V21M8 16H18" />
  </svg>
);
