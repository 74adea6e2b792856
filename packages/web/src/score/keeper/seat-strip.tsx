/** Everybody's total and what this round has brought so far; a tap on somebody opens their entry. */
import './seat-strip.css';
import { entryOf, isMissed, pointsOf, type ScoreEntry, type SheetPlayer } from '@turn7/protocol';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { DealerMark } from '../../game/seat/marks.tsx';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { playersIn } from './phase.ts';
import type { ScoreModel } from './score-model.ts';

interface SeatStripProps {
  readonly model: ScoreModel;
  /** The round it shows. */
  readonly round: number;
}

export function SeatStrip({ model, round }: SeatStripProps) {
  const t = useChapter('score');
  const list = useRef<HTMLOListElement>(null);
  const current = model.phase.kind === 'entering' ? model.phase.spot.player : null;
  useLayoutEffect(() => bringIntoSight(list.current), [current]);
  return (
    <nav class="seat-strip" aria-label={t.players}>
      <ol ref={list}>
        {playersIn(model.sheet, round).map((player) => (
          <li key={player.id}>
            <SeatButton model={model} round={round} player={player} isCurrent={player.id === current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface SeatButtonProps extends SeatStripProps {
  readonly player: SheetPlayer;
  readonly isCurrent: boolean;
}

function SeatButton({ model, round, player, isCurrent }: SeatButtonProps) {
  const t = useChapter('score');
  const { sheet, standing } = model;
  const seat = sheet.players.indexOf(player);
  const dealer = standing.rounds[round]?.dealer ?? standing.dealer;
  const isLeader = standing.leaders.includes(seat);
  const gain = gainIn(model, round, player, isCurrent);
  return (
    <button
      type="button"
      class="seat-button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => model.choose({ round, player: player.id })}
    >
      <span class="seat-name">
        {dealer === seat && <DealerMark />}
        <bdi class="ellipsis">{player.name}</bdi>
      </span>
      <b class="tn">
        {isLeader && <Icon name="mountain" />}
        {number(standing.totals[seat] ?? 0)}
      </b>
      <small class={`tn${gain.kind === 'draft' ? ' is-draft' : ''}`}>
        <GainSign gain={gain} isCurrent={isCurrent} />
      </small>
      <span class="vh">{t.seatTells(dealer === seat, isLeader, gain.kind)}</span>
    </button>
  );
}

type Gain =
  | { readonly kind: 'none' }
  /** Entered, and shown when all are. */
  | { readonly kind: 'hidden' }
  /** Tapped, but not saved; or saved. */
  | { readonly kind: 'draft' | 'saved'; readonly entry: ScoreEntry };

function GainSign({ gain, isCurrent }: { readonly gain: Gain; readonly isCurrent: boolean }) {
  const t = useChapter('score');
  const { common } = useTexts();
  if (gain.kind === 'hidden') return <Icon name="check" />;
  if (gain.kind === 'none') return <>{isCurrent ? t.now : '–'}</>;
  if (gain.entry.kind !== 'bust') return <>{t.gained(pointsOf(gain.entry))}</>;
  return (
    <span class="c-bad">
      <Icon name="bust" />
      <span class="vh">{common.status.busted}</span>
    </span>
  );
}

function gainIn({ sheet, shown, drafts }: ScoreModel, round: number, { id }: SheetPlayer, isCurrent: boolean): Gain {
  const draft = drafts.of({ round, player: id });
  if (draft !== undefined && (isCurrent || !sheet.hides)) return { kind: 'draft', entry: draft };
  const entry = entryOf(sheet, round, id);
  if (entry !== null && entryOf(shown, round, id) === null) return { kind: 'hidden' };
  return entry === null || isMissed(entry) ? { kind: 'none' } : { kind: 'saved', entry };
}

/** Moves only the list: `scrollIntoView` would move the page as well. */
function bringIntoSight(list: HTMLElement | null): void {
  const seat = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && seat) list.scrollLeft = seat.offsetLeft - (list.clientWidth - seat.offsetWidth) / 2;
}
