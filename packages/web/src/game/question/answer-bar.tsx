/**
 * Hit and Stay. They never change place: where they cannot be used they are outlined and say why. Only between two people at
 * one device there is nothing but to pass it on.
 */
import './answer-bar.css';
import { type Choice, HIT, type Seat, STAY } from '@turn7/engine';
import { Signal, useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { KEYS, keyLabel } from '../../ui/keys.ts';
import { useFocusWhileOpen } from '../../ui/use-focus.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import type { Session } from '../session/session.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { askedHere, isShared } from './asked.ts';
import { hindranceOf, hindranceText } from './hindrance.ts';
import { bustsIn, oddsIn } from './odds.ts';

const HIT_KEY = keyLabel(KEYS.table.hit[0]);
const STAY_KEY = keyLabel(KEYS.table.stay[0]);
const NEXT_KEY = keyLabel(KEYS.table.next[0]);

export function AnswerBar({ model }: ModelProps) {
  const { passTo } = model.moment;
  return passTo === null ? <HitOrStay model={model} /> : <PassOn model={model} to={passTo} />;
}

interface PassOnProps extends ModelProps {
  readonly to: Seat;
}

/** From hand to hand: the one who has the device sees their cards until the next one takes it. */
function PassOn({ model, to }: PassOnProps) {
  const { question: t } = useTexts();
  const name = model.names[to]?.text ?? '';
  const button = useFocusWhileOpen<HTMLButtonElement>('.go');
  return (
    <section class="answer-bar" aria-label={t.answer}>
      <p class="answer-whose ellipsis" />
      <button ref={button} type="button" class="go go-hit go-pass" aria-keyshortcuts={NEXT_KEY} onClick={model.goOn}>
        <Icon name="phone" />
        <span class="go-words">
          {t.passTo(name)} <small>{t.whenPassed(name)}</small>
        </span>
        <span class="key" aria-hidden="true">
          {NEXT_KEY}
        </span>
      </button>
    </section>
  );
}

function HitOrStay({ model }: ModelProps) {
  const { question: t } = useTexts();
  const hindrance = hindranceOf(model);
  const sent = useSent(model.session);
  const usable = hindrance === null;
  const lines = usable ? sentLines(answerLines(model, t), sent, t) : bothLines(hindranceText(hindrance, model, t));
  const advised = usable ? model.advice?.choice : undefined;
  const choose = (choice: typeof HIT | typeof STAY) => () => {
    if (usable) model.session.choose(choice);
  };
  return (
    <section class="answer-bar" aria-label={t.answer}>
      {isShared(model) && <p class="answer-whose ellipsis">{whoseAnswer(model, t)}</p>}
      <button
        type="button"
        class={`go go-hit${sent?.choice === HIT ? ' is-sent' : ''}`}
        aria-disabled={!usable}
        aria-keyshortcuts={HIT_KEY}
        onClick={choose(HIT)}
      >
        <Icon name="hit" />
        <span class="go-words">
          {t.hit} <small>{lines.hit}</small>
        </span>
        <span class="key" aria-hidden="true">
          {HIT_KEY}
        </span>
        {advised === HIT && <span class="go-advised">{t.coach}</span>}
      </button>
      <button
        type="button"
        class={`go go-stay${sent?.choice === STAY ? ' is-sent' : ''}`}
        aria-disabled={!usable}
        aria-keyshortcuts={STAY_KEY}
        onClick={choose(STAY)}
      >
        <Icon name="flag" />
        <span class="go-words">
          {t.stay} <small>{lines.stay}</small>
        </span>
        <span class="key" aria-hidden="true">
          {STAY_KEY}
        </span>
        {advised === STAY && <span class="go-advised">{t.coach}</span>}
      </button>
      <p class="vh" role="status">
        {usable && sent?.waits && t.sentLater}
      </p>
    </section>
  );
}

/** What follows from each answer. */
interface Lines {
  readonly hit: string;
  readonly stay: string;
}

const bothLines = (why: string): Lines => ({ hit: why, stay: why });

function answerLines(model: TableModel, t: Texts['question']): Lines {
  const { view } = model.moment;
  const isCoached = model.coach === 'on';
  const seat = askedHere(model)?.seat ?? view.turn;
  return { hit: isCoached ? riskLine(oddsIn(view, seat), t) : t.oneMore, stay: t.bank(view.seats[seat]?.points ?? 0) };
}

/** An answer that waits for the connection says so on its button. */
function sentLines(lines: Lines, sent: SentAnswer | null, t: Texts['question']): Lines {
  if (!sent?.waits) return lines;
  return {
    hit: sent.choice === HIT ? t.sentLater : lines.hit,
    stay: sent.choice === STAY ? t.sentLater : lines.stay,
  };
}

const riskLine = (odds: ReturnType<typeof oddsIn>, t: Texts['question']): string => t.busts(bustsIn(odds), odds.cards);

function whoseAnswer(model: TableModel, t: Texts['question']): string {
  const asked = askedHere(model);
  return asked === null ? '' : t.answerOf(model.names[asked.seat]?.text ?? '');
}

/** The answer of this device that the server has not confirmed yet. */
interface SentAnswer {
  readonly choice: Choice;
  /** Whether it waits for the connection to come back. */
  readonly waits: boolean;
}

const NONE = new Signal<Choice | null>(null);
const OPEN = new Signal({ kind: 'open' });

/** null if there is none; a game on this device takes every answer at once. */
function useSent({ online }: Session): SentAnswer | null {
  const choice = useSignal(online?.answering ?? NONE);
  const { kind } = useSignal(online?.connection ?? OPEN);
  return choice === null ? null : { choice, waits: kind !== 'open' };
}
