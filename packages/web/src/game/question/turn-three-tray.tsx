/** A Turn Three while it lasts: its three cards, what is set aside and what will become of it, and the queue after it. */
import './turn-three-tray.css';
import { type ToldTurnThree, TURN_THREE, TURN_THREE_CARDS, turnThreeTold, type View } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { Card, CardBack, SilentCard, Slot } from '../../ui/card/card.tsx';
import { type Texts, useTexts } from '../../words/texts.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { actionOf } from './action.ts';

type TurnThree = NonNullable<View['turnThree']>;

/** Always as high as `--tray-height`, so that its place can be kept. */
export function TurnThreeTray({ model }: ModelProps) {
  const { view, log } = model.moment;
  const three = turnThreeTold(view, log);
  if (view.turnThree !== null && three !== null) {
    return <Resolving model={model} turnThree={view.turnThree} three={three} />;
  }
  return view.queue.length > 0 ? <Waiting model={model} /> : null;
}

interface ResolvingProps {
  readonly model: TableModel;
  readonly turnThree: TurnThree;
  readonly three: ToldTurnThree;
}

function Resolving({ model, turnThree, three }: ResolvingProps) {
  const { question } = useTexts();
  const t = question.tray;
  const isStopped = turnThree.toDraw === 0 && three.cards.length < TURN_THREE_CARDS;
  const places = Array.from({ length: TURN_THREE_CARDS }, (_, place) => three.cards[place] ?? null);
  return (
    <section class="tray" data-tray aria-label={t.on(nameIn(model, three.seat))}>
      <header class="tray-head">
        <SilentCard card={TURN_THREE} size="s" />
        <div>
          <h2>{t.on(nameIn(model, three.seat))}</h2>
          <p class="muted">
            <span>{isStopped ? t.stopped : t.progress(three.cards.length)}</span>
            <span class="tray-dot"> · </span>
            <span>{t.from(nameIn(model, three.giver))}</span>
          </p>
        </div>
      </header>
      <ol class="tray-cards">
        {places.map((drawn, place) => (
          <li key={place} class={drawn?.fate === 'set aside' ? 'is-aside' : undefined}>
            <span class="tray-card" data-tray-card={place} data-card={drawn?.card}>
              {drawn === null ? <NotDrawn isStopped={isStopped} /> : <DrawnCard {...drawn} />}
            </span>
            {drawn === null ? t.place(place) : t.fate[drawn.fate]}
          </li>
        ))}
      </ol>
      <p class="tray-words">{outlookOf(model, turnThree, three, t)}</p>
    </section>
  );
}

const NotDrawn = ({ isStopped }: { readonly isStopped: boolean }) => (isStopped ? <Slot /> : <CardBack size="m" />);

const DrawnCard = ({ card, fate }: ToldTurnThree['cards'][number]) => (
  <Card card={card} size="m" state={fate === 'twin' ? 'twin' : undefined} />
);

/** What will become of the cards set aside, and then of those assigned. */
function outlookOf(
  model: TableModel,
  turnThree: TurnThree,
  three: ToldTurnThree,
  t: Texts['question']['tray'],
): string {
  const { queue } = model.moment.view;
  const sentences = asideText(model, turnThree, three, t);
  return [...sentences, ...(queue.length > 0 ? [queueText(model, t)] : [])].join(' ');
}

function asideText(
  model: TableModel,
  { seat, toDraw, aside }: TurnThree,
  three: ToldTurnThree,
  t: Texts['question']['tray'],
): readonly string[] {
  const cards = aside.map(actionOf);
  if (cards.length === 0) return toDraw > 0 ? [t.stops] : [];
  const drawer = nameIn(model, seat);
  const sentences = {
    waits: [t.gives(drawer, cards), model.moment.view.originalTurnThree ? t.evenBusted : t.lost(cards)],
    given: [t.givesNow(drawer, cards)],
    discarded: [t.lostNow(cards)],
  };
  return sentences[three.aside];
}

/** Assigned cards that have not yet taken effect, when no Turn Three is on the table. */
function Waiting({ model }: ModelProps) {
  const { question } = useTexts();
  const t = question.tray;
  const { queue } = model.moment.view;
  return (
    <section class="tray" data-tray aria-label={t.waiting}>
      <header class="tray-head">
        <h2>{t.waiting}</h2>
      </header>
      <ol class="tray-cards">
        {queue.slice(0, TURN_THREE_CARDS).map(({ card, seat }, place) => (
          <li key={place}>
            <span class="tray-card" data-tray-card={place} data-card={card}>
              <Card card={card} size="m" />
            </span>
            <span class="tray-name">{nameIn(model, seat).text}</span>
          </li>
        ))}
      </ol>
      <p class="tray-words">{queueText(model, t)}</p>
    </section>
  );
}

const queueText = (model: TableModel, t: Texts['question']['tray']): string =>
  t.queue(model.moment.view.queue.map(({ card, seat }) => ({ card: actionOf(card), name: nameIn(model, seat) })));

const nameIn = ({ names }: TableModel, seat: number): Name => names[seat] ?? { text: '', you: false };
