/** Events in sentences, in the language and vocabulary of the texts. */
import { type GameEvent, isNumber, NOBODY, type Question, type RoundEnded, type Seat } from '@turn7/engine';
import type { Texts } from '../../words/texts.ts';
import type { Moment } from '../playback/moment.ts';
import type { Name } from '../table/table-model.ts';
import { isDeal, isTurnThree, type LogLine } from './log-lines.ts';

export interface Narrator {
  /** By seat. */
  readonly names: readonly Name[];
  readonly texts: Texts;
}

/** A line of the log. `settled`: nothing more will come of what happened. */
export function lineText(events: LogLine['events'], settled: boolean, narrator: Narrator): string {
  if (isDeal(events)) return dealText(events, narrator);
  if (isTurnThree(events)) return turnThreeText(events, narrator);
  const [first, second] = events;
  const whole = second && together(first, second, narrator);
  const rest = events.slice(whole ? 2 : 1).filter(isNews);
  const beginning = whole ?? (settled && !second ? settledSentence(first, narrator) : sentence(first, narrator));
  return [beginning, ...rest.map((event) => sentence(event, narrator))].join(' ');
}

/** One event in one sentence. */
export function sentence(event: GameEvent, narrator: Narrator): string {
  const { log } = narrator.texts;
  const name = nameIn(narrator);
  switch (event.kind) {
    case 'game started':
      return log.gameStarted(narrator.names, event.target);
    case 'round started':
      return log.roundStarted(event.round, name(event.dealer));
    case 'skipped':
      return log.skipped(name(event.seat));
    case 'drew':
      return drawSentence(event, narrator);
    case 'stayed':
      return log.stayed(name(event.seat), event.points);
    case 'busted':
      return log.busted(name(event.seat), event.twin, []);
    case 'saved':
      return log.saved(name(event.seat), event.twin);
    case 'turn 7':
      return log.turn7(name(event.seat));
    case 'gave':
      return withReason(log.gave(name(event.seat), name(event.to)), event.forced, log.onlyTaker);
    case 'spare discarded':
      return log.spareDiscarded(name(event.seat));
    case 'set aside':
      return log.setAside([narrator.texts.common.cardSign(event.card)]);
    case 'assigned':
      return withReason(log.assigned(name(event.seat), event.card, name(event.to)), event.forced, log.onlyActive);
    case 'cancelled':
      return log.cancelled(event.card);
    case 'locked':
      return log.locked(name(event.seat), event.points);
    case 'turn three started':
      return log.turnThreeStarted(name(event.seat));
    case 'turn three ended':
      return log.turnThreeEnded;
    case 'reshuffled':
      return log.reshuffled(event.cards);
    case 'round ended':
      return roundText(event, [...event.scores.keys()], narrator);
    case 'game ended':
      return event.winner === NOBODY ? log.nobodyWon : log.won(name(event.winner));
  }
}

/** Whose answer everybody waits for. */
export function questionText(question: Question, narrator: Narrator): string {
  const who = nameIn(narrator)(question.seat);
  const { log } = narrator.texts;
  return question.kind === 'hit-or-stay' ? log.turnOf(who) : log.chooses(who, question.card);
}

export const nameIn =
  ({ names, texts }: Narrator) =>
  (seat: Seat): Name =>
    names[seat] ?? { text: texts.common.seat(seat + 1), you: false };

type Drew = Extract<GameEvent, { kind: 'drew' }>;

function drawSentence({ seat, card, reason }: Drew, narrator: Narrator): string {
  const { log, common } = narrator.texts;
  const who = nameIn(narrator)(seat);
  switch (reason) {
    case 'deal':
      return log.dealt([log.dealtTo(who, common.cardSign(card))]);
    case 'hit':
      return log.hit(who, card);
    case 'no card':
      return log.mustHit(who, card);
    case 'turn three':
      return log.turned(who, [card]);
  }
}

/** Two events that are one sentence: the draw of a card, and what became of it. */
function together(first: GameEvent, second: GameEvent, narrator: Narrator): string | null {
  if (first.kind !== 'drew') return null;
  if (second.kind === 'busted' || second.kind === 'saved') return sentence(second, narrator);
  if (second.kind !== 'assigned') return null;
  const name = nameIn(narrator);
  const { log } = narrator.texts;
  const text = log.turnedAndGave(name(second.seat), second.card, name(second.to));
  return withReason(text, second.forced, log.onlyActive);
}

/** A number that was hit and brought no harm is worth a word. */
function settledSentence(event: GameEvent, narrator: Narrator): string {
  if (event.kind !== 'drew' || event.reason !== 'hit' || !isNumber(event.card)) return sentence(event, narrator);
  return narrator.texts.log.hitSafe(nameIn(narrator)(event.seat), event.card);
}

function dealText(events: LogLine['events'], narrator: Narrator): string {
  const { log, common } = narrator.texts;
  const name = nameIn(narrator);
  const dealt = log.dealt(
    events.filter(isDraw).map(({ seat, card }) => log.dealtTo(name(seat), common.cardSign(card))),
  );
  return [dealt, ...consequences(events, narrator)].join(' ');
}

function turnThreeText(events: LogLine['events'], narrator: Narrator): string {
  const { log, common } = narrator.texts;
  const draws = events.filter(isDraw);
  const who = nameIn(narrator)(draws[0]?.seat ?? NOBODY);
  const cards = draws.map(({ card }) => card);
  const bust = events.find((event) => event.kind === 'busted');
  const turned = bust === undefined ? log.turned(who, cards) : log.busted(who, bust.twin, cards.slice(0, -1));
  const aside = events.filter((event) => event.kind === 'set aside').map(({ card }) => common.cardSign(card));
  const isInVain = events.some(({ kind }) => kind === 'cancelled');
  const waiting = aside.length === 0 || isInVain ? [] : [log.setAside(aside)];
  const rest = events.filter((event) => event !== bust);
  return [turned, ...waiting, ...consequences(rest, narrator)].join(' ');
}

/** What came of draws that are told already. */
const consequences = (events: readonly GameEvent[], narrator: Narrator): readonly string[] =>
  events
    .filter((event) => !isDraw(event) && event.kind !== 'set aside' && isNews(event))
    .map((event) => (event.kind === 'saved' ? narrator.texts.log.caught(event.twin) : sentence(event, narrator)));

const isDraw = (event: GameEvent): event is Drew => event.kind === 'drew';

/** That a Turn Three begins is said by who got it, and its end by what comes next. */
const isNews = ({ kind }: GameEvent): boolean => kind !== 'turn three started' && kind !== 'turn three ended';

/** The end of a round, with what it brought to some seats. */
export function roundText(
  { round, by, scores, totals }: RoundEnded,
  seats: readonly Seat[],
  narrator: Narrator,
): string {
  const { log } = narrator.texts;
  const name = nameIn(narrator);
  const rows = seats.map((seat) => log.scored(name(seat), scores[seat] ?? 0, totals[seat] ?? 0));
  return [log.roundEnded(round, by), ...(rows.length === 0 ? [] : [log.scores(rows)])].join(' ');
}

const withReason = (text: string, forced: boolean, reason: string): string => (forced ? `${text} ${reason}` : text);

/** Whether what was told last has had all its consequences. */
export const isSettled = ({ question, roundEnd, view }: Moment): boolean =>
  question !== null || roundEnd !== null || view.state.kind === 'finished';
