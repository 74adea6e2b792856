/** What most people come for: one click, and the cards are dealt. */
import './play-panel.css';
import type { SavedGame } from '../../game/session/saved-game.ts';
import type { KeptPlace } from '../../sync/keys.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Texts, useTexts } from '../../words/texts.ts';

export interface PlayPanelProps {
  /** How many play against you. */
  readonly bots: number;
  /** The game that was left in the middle; null if there is none. */
  readonly left: SavedGame | null;
  /** The table on a server where this device had a place last; null if there is none. */
  readonly place: KeptPlace | null;
  readonly onForget: () => void;
  readonly onPlay: () => void;
  readonly onChoose: () => void;
}

export function PlayPanel({ bots, left, place, onForget, onPlay, onChoose }: PlayPanelProps) {
  const { front: t } = useTexts();
  const isFirst = left === null && place === null;
  return (
    <div class="play-panel">
      {place !== null && <WayBack place={place} onForget={onForget} />}
      {left !== null && (
        <a class={place === null ? 'play-now' : 'play-now second'} href="/play">
          <Icon name="play" />
          <span>
            {t.goOn} <small>{described(left, t)}</small>
          </span>
        </a>
      )}
      <button type="button" class={isFirst ? 'play-now' : 'play-now second'} onClick={onPlay}>
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

interface WayBackProps {
  readonly place: KeptPlace;
  readonly onForget: () => void;
}

/** To a table where others may be waiting. */
function WayBack({ place: { code, name, host }, onForget }: WayBackProps) {
  const { front: t } = useTexts();
  return (
    <>
      <a class="play-now back-to-table" href={`/t/${code}`}>
        <Icon name="people" />
        <span>
          {t.backTo(host)} <small>{t.backAs(name, code)}</small>
        </span>
      </a>
      <button type="button" class="choose-opponents" aria-label={t.forgetTable(code)} onClick={onForget}>
        <Icon name="close" />
        <span>{t.forget}</span>
      </button>
    </>
  );
}

function described({ setup: { mode, players } }: SavedGame, t: Texts['front']): string {
  const names = players.filter(({ level }) => mode === 'pass' || level !== null).map(({ name }) => name);
  return mode === 'solo' ? t.tiles.solo.name : t.leftWith(names);
}

/** One more card from the pile. */
const CardsIcon = () => (
  <svg class="cards-icon" viewBox="0 0 30 34" aria-hidden="true">
    <rect x="4" y="3" width="18" height="26" rx="3" />
    <path d="M15 31H23A4 4 0 0 0 27 27V11M13 11V21M8 16H18" />
  </svg>
);
