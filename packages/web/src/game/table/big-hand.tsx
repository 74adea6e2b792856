/** One seat large: my own hand, or the one that everybody looks at. */
import './big-hand.css';
import type { CardSize } from '@turn7/cards';
import { comingSeats, isNumber, reachOf, SEVEN, type Seat, scoreOf } from '@turn7/engine';
import { useRef } from 'preact/hooks';
import { number } from '../../words/format.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { actingSeat } from '../playback/moment.ts';
import { factsOf, type SeatFacts } from '../seat/facts.ts';
import { DealerMark, PresenceMark } from '../seat/marks.tsx';
import { Extras, Rack } from '../seat/rack.tsx';
import { SeatChoice } from '../seat/seat.tsx';
import { StatusChip } from '../seat/status-chip.tsx';
import { seatWords } from '../seat/words.ts';
import { seatsAround } from './layout.ts';
import type { ModelProps, TableModel } from './table-model.ts';

export interface BigHandProps {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly form: 'grid' | 'line';
  readonly cards: CardSize;
  /** Whether the same seat is shown elsewhere, and cards travel there. */
  readonly copy?: boolean;
}

export function BigHand({ model, seat, form, cards, copy = false }: BigHandProps) {
  const texts = useTexts();
  const facts = factsOf(model, seat);
  if (facts === null) return null;
  const { view } = facts;
  return (
    <section
      class={`big-hand ${form} is-${facts.look.replace(' ', '-')}${facts.isChoice ? ' is-choice' : ''}`}
      aria-label={facts.name.text}
      {...(copy ? { 'data-seat-copy': seat } : { 'data-seat': seat })}
    >
      <div class="hand-head">
        <h2 class="ellipsis">{facts.name.text}</h2>
        <span class="hand-facts" aria-hidden="true">
          <PresenceMark person={facts.person} />
          {facts.isDealer && <DealerMark />}
          <StatusChip look={facts.look} you={facts.name.you} />
          <span class="sp" />
          <span class="hand-figures tn">
            <b data-points key={view.points}>
              {number(view.points)}
            </b>{' '}
            <span class="muted">{texts.table.thisRound}</span>{' '}
            <span class="hand-total muted">{texts.table.total(view.total)}</span>
          </span>
        </span>
      </div>
      <div class="hand-cards" aria-hidden="true">
        <Rack cards={view.cards} status={view.status} size={cards} />
        <Extras cards={view.cards} size={cards} />
      </div>
      <Reach facts={facts} />
      <p class="hand-note muted ellipsis" aria-hidden="true">
        {noteOn(facts, model, texts)}
      </p>
      {facts.isChoice ? (
        <SeatChoice facts={facts} choose={(chosen) => model.session.choose(chosen)} />
      ) : (
        <p class="vh">{seatWords(facts, texts)}</p>
      )}
    </section>
  );
}

/** The way to the target: what is safe, and what this round would add. */
function Reach({ facts: { view, target } }: { readonly facts: SeatFacts }) {
  const share = (points: number) => `scaleX(${Math.min(1, points / target)})`;
  return (
    <span class="reach" aria-hidden="true">
      <i class="reach-round" style={{ transform: share(reachOf(view)) }} />
      <i class="reach-total" style={{ transform: share(view.total) }} />
    </span>
  );
}

/** How far it is to a Turn 7, or to the next turn. */
function noteOn({ seat, view, look }: SeatFacts, { moment }: TableModel, { table }: Texts): string {
  const twin = view.status === 'busted' ? view.cards.findLast(isNumber) : undefined;
  if (twin !== undefined) return table.lost(twin, scoreOf(view.cards).total);
  if (view.status !== 'active' || look === 'turn 7') return '';
  // A twin is no other number: it counts nothing until it busts its hand or is saved from.
  const numbers = new Set(view.cards.filter(isNumber)).size;
  if (look === 'turn') return numbers === 0 ? '' : table.missing(numbers, SEVEN - numbers);
  const place = moment.view.phase === 'turns' ? comingSeats(moment.view).indexOf(seat) : -1;
  return place < 0 ? '' : table.toPlay(place + 1);
}

export interface SpotlightProps extends ModelProps {
  readonly cards: CardSize;
  readonly copy?: boolean;
}

/** The seat that the table looks at, other than mine. */
export function Spotlight({ model, cards, copy = true }: SpotlightProps) {
  return <BigHand model={model} seat={useWatchedSeat(model)} form="line" cards={cards} copy={copy} />;
}

/** Which seat other than mine is shown large: who acts; while that is me, who comes after me; else whoever was last. */
export function useWatchedSeat({ moment, me, names }: TableModel): Seat {
  const others = seatsAround(me, names.length);
  const last = useRef<Seat>(others[0] ?? 0);
  const acting = actingSeat(moment);
  const isMine = acting !== null && acting === me;
  const seat = isMine ? others.find((other) => moment.view.seats[other]?.status === 'active') : acting;
  last.current = seat ?? last.current;
  return last.current;
}
