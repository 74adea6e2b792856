/** What most people come for: one click, and the cards are dealt. */
import { isolated } from '@turn7/narration';
import './play-panel.css';
import type { SavedGame, WaitingGame } from '../../game/session/saved-game.ts';
import { playAddress } from '../../game/start/play-address.ts';
import type { KeptPlace } from '../../sync/keys.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Texts, useTexts } from '../../words/texts.ts';

export interface PlayPanelProps {
  /** How many play against you. */
  readonly bots: number;
  /** The games that were left in the middle, the latest first. */
  readonly waiting: readonly WaitingGame[];
  /** The table on a server where this device had a place last; null if there is none. */
  readonly place: KeptPlace | null;
  /** Whose score this device was keeping; null if it kept none. */
  readonly score: readonly string[] | null;
  readonly onForget: () => void;
  readonly onPlay: () => void;
  readonly onChoose: () => void;
}

/** So many are offered here; all of them are among my games. */
const MOST_WAITING = 3;

export function PlayPanel({ bots, waiting, place, score, onForget, onPlay, onChoose }: PlayPanelProps) {
  const { front: t } = useTexts();
  const isFirst = waiting.length === 0 && place === null;
  return (
    <div class="play-panel">
      {place !== null && <WayBack place={place} onForget={onForget} />}
      {waiting.slice(0, MOST_WAITING).map(({ slot, game }, at) => (
        <a key={slot} class={place === null && at === 0 ? 'play-now' : 'play-now second'} href={playAddress(slot)}>
          <Icon name="play" />
          <span>
            {t.goOn} <small>{described(game, t)}</small>
          </span>
        </a>
      ))}
      {waiting.length > MOST_WAITING && (
        <a class="more-waiting" href="/games">
          {t.moreWaiting(waiting.length - MOST_WAITING)}
        </a>
      )}
      <button type="button" class={isFirst ? 'play-now' : 'play-now second'} onClick={onPlay}>
        <CardsIcon />
        <span>
          {waiting.length === 0 ? t.playNow : t.newGame} <small>{t.against(bots)}</small>
        </span>
      </button>
      <button type="button" class="choose-opponents" aria-label={t.chooseOpponents} onClick={onChoose}>
        <Icon name="bot" />
        <span>{t.opponents}</span>
      </button>
      {score !== null && (
        <a class="play-now second" href="/score">
          <Icon name="tally" />
          <span>
            {t.goOnScore} <small>{t.leftWith(score.map(isolated))}</small>
          </span>
        </a>
      )}
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
          {t.backTo(host === null ? null : isolated(host))} <small>{t.backAs(isolated(name), code)}</small>
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
  const names = players.filter(({ level }) => mode === 'pass' || level !== null).map(({ name }) => isolated(name));
  return mode === 'solo' ? t.tiles.solo.name : t.leftWith(names);
}

/** One more card from the pile. */
const CardsIcon = () => (
  <svg class="cards-icon" viewBox="0 0 30 34" aria-hidden="true">
    <rect x="4" y="3" width="18" height="26" rx="3" />
    <path d="M15 31H23A4 4 0 0 0 27 27V11M13 11V21M8 16H18" />
  </svg>
);
