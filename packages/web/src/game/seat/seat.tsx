/**
 * A seat: a rail with seven places. Its picture is for the eye; the same in words, for the ear. Where this device may
 * choose it, the whole of it is a button.
 */
import './seat.css';
import './seat-choice.css';
import type { CardSize } from '@turn7/cards';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import type { Slots, TableModel } from '../table/table-model.ts';
import { factsOf, type SeatFacts } from './facts.ts';
import { DealerMark, PresenceMark } from './marks.tsx';
import { Extras, Rack } from './rack.tsx';
import { LOOKS, StatusChip } from './status-chip.tsx';
import { levelWord, lookWord, seatWords } from './words.ts';

/**
 * `row`: name and state over the cards. `wide`: a line below them for state, extras and points. `line`: name and points
 * beside the cards. `mini`: a line of a long list.
 */
export type SeatSize = 'row' | 'wide' | 'line' | 'mini';

export interface SeatProps {
  readonly model: TableModel;
  readonly seat: number;
  readonly size: SeatSize;
  readonly cards?: CardSize;
  /** Of a seat that is shown twice: the one that cards do not travel to. */
  readonly copy?: boolean;
}

export function Seat({ model, seat, size, cards = 's', copy = false }: SeatProps) {
  const facts = factsOf(model, seat);
  return facts === null ? null : (
    <Drawn
      facts={facts}
      size={size}
      cards={cards}
      copy={copy}
      choose={(chosen) => model.session.choose(chosen)}
      atSeat={model.slots.atSeat}
    />
  );
}

interface DrawnProps {
  readonly facts: SeatFacts;
  readonly size: SeatSize;
  readonly cards: CardSize;
  readonly copy: boolean;
  readonly choose: (seat: number) => void;
  readonly atSeat: Slots['atSeat'];
}

/** Drawn anew only when something about this seat has changed: a table has up to 54 of them. */
function Drawn({ facts, size, cards, copy, choose, atSeat }: DrawnProps) {
  const texts = useTexts();
  const { view, person, name, look, points, isDealer, isChoice, digit, seat, target } = facts;
  return useMemo(
    () => (
      <div
        class={`seat ${size} is-${look.replace(' ', '-')}${isChoice ? ' is-choice' : ''}`}
        {...(copy ? { 'data-seat-copy': seat } : { 'data-seat': seat })}
      >
        <Picture facts={facts} size={size} cards={cards} />
        <span class="progress" aria-hidden="true">
          <i style={{ transform: `scaleX(${Math.min(1, view.total / target)})` }} />
        </span>
        {isChoice ? <SeatChoice facts={facts} choose={choose} /> : <span class="vh">{seatWords(facts, texts)}</span>}
        {!isChoice && atSeat?.(seat)}
      </div>
    ),
    [view, person, name, look, points, isDealer, isChoice, digit, seat, target, size, cards, copy, texts, atSeat],
  );
}

function Picture({ facts, size, cards }: Pick<DrawnProps, 'facts' | 'size' | 'cards'>) {
  const { view } = facts;
  const rack = <Rack cards={view.cards} status={view.status} size={cards} />;
  const rest = <Extras cards={view.cards} size={cards} />;
  switch (size) {
    case 'row':
      return (
        <span class="seat-picture" aria-hidden="true">
          <span class="seat-head">
            <span class="seat-who">
              <NameTag facts={facts} />
              <Level facts={facts} />
            </span>
            <StatusChip look={facts.look} you={facts.name.you} />
            <span class="sp" />
            <Points facts={facts} />
            <Total facts={facts} />
          </span>
          <span class="seat-cards">
            {rack}
            {rest}
          </span>
        </span>
      );
    case 'wide':
      return (
        <span class="seat-picture" aria-hidden="true">
          <span class="seat-head">
            <span class="seat-who">
              <NameTag facts={facts} />
              <Level facts={facts} />
            </span>
            <span class="sp" />
            <Total facts={facts} />
          </span>
          {rack}
          <span class="seat-foot">
            <span class="seat-state">
              <StatusChip look={facts.look} you={facts.name.you} />
              <Level facts={facts} />
            </span>
            <span class="sp" />
            {rest}
            <Points facts={facts} />
          </span>
        </span>
      );
    case 'line':
      return (
        <span class="seat-picture" aria-hidden="true">
          <span class="seat-side">
            <NameTag facts={facts} />
            <span class="seat-figures">
              <StatusSign facts={facts} />
              <Points facts={facts} />
              <Total facts={facts} />
            </span>
          </span>
          {rack}
          {rest}
        </span>
      );
    case 'mini':
      return (
        <span class="seat-picture" aria-hidden="true">
          <NameTag facts={facts} />
          <StatusSign facts={facts} />
          <span class="seat-cards">
            {rack}
            {rest}
          </span>
          <Points facts={facts} />
          <Total facts={facts} />
        </span>
      );
  }
}

interface FactsProps {
  readonly facts: SeatFacts;
}

const NameTag = ({ facts: { name, person, isDealer } }: FactsProps) => (
  <span class="name-tag">
    <bdi class={`name ellipsis${person.presence === 'here' ? '' : ' muted'}`}>{name.text}</bdi>
    <PresenceMark person={person} />
    {isDealer && <DealerMark />}
  </span>
);

/** How well a bot plays, where there is room for it. */
function Level({ facts: { person } }: FactsProps) {
  const texts = useTexts();
  return person.level && <span class="level muted">{levelWord(person.level, texts)}</span>;
}

const Points = ({ facts: { view, points } }: FactsProps) => (
  <span class="points tn" data-points>
    {view.cards.length > 0 && points !== null && <span key={points}>+{number(points)}</span>}
  </span>
);

const Total = ({ facts: { view } }: FactsProps) => <span class="total tn">{number(view.total)}</span>;

/** A state where there is no room for its word. */
function StatusSign({ facts: { look, name } }: FactsProps) {
  const texts = useTexts();
  return (
    <span class="status-sign" title={look === 'active' ? undefined : lookWord(look, name.you, texts)}>
      {look !== 'active' && <Icon name={LOOKS[look].icon} />}
    </span>
  );
}

export interface SeatChoiceProps {
  readonly facts: SeatFacts;
  readonly choose: (seat: number) => void;
}

/** Makes a whole seat a button, while this device may choose it. */
export function SeatChoice({ facts, choose }: SeatChoiceProps) {
  const texts = useTexts();
  return (
    <button
      type="button"
      class="seat-choice"
      aria-label={texts.table.choose(seatWords(facts, texts))}
      aria-keyshortcuts={facts.digit ?? undefined}
      onClick={() => choose(facts.seat)}
    >
      {facts.digit !== null && <span class="key">{facts.digit}</span>}
    </button>
  );
}
