/** Events in sentences, in the language and vocabulary of the texts. */
import { type GameEvent, isNumber, NOBODY, type Question, type RoundEnded, type Seat } from '@turn7/engine';
import { type Narrator, nameIn } from './narration.ts';
import { isDeal, isTurnThree, type StoryLine } from './story-lines.ts';

/** A line of the log. `settled`: nothing more will come of what happened. */
export function lineText(events: StoryLine['events'], settled: boolean, narrator: Narrator): string {
  if (isDeal(events)) return dealText(events, narrator);
  if (isTurnThree(events)) return turnThreeText(events, narrator);
  const [first, second] = events;
  const whole = second && together(first, second, narrator);
  const rest = events.slice(whole ? 2 : 1).filter(isNews);
  const beginning = whole ?? (settled && !second ? settledSentence(first, narrator) : sentence(first, narrator));
  return [beginning, ...rest.map((event) => sentence(event, narrator))].join(' ');
}

/** One event in one sentence, and in another who chose, if a bot did so for the person. */
export const sentence = (event: GameEvent, narrator: Narrator): string =>
  withChooser(plainSentence(event, narrator), event, narrator);

/** `event`: the answer that the text tells. */
function withChooser(text: string, { standIn, ...event }: GameEvent, narrator: Narrator): string {
  if (standIn === undefined || !('seat' in event)) return text;
  return `${text} ${narrator.texts.story.botChose(nameIn(narrator)(event.seat), standIn)}`;
}

function plainSentence(event: GameEvent, narrator: Narrator): string {
  const { story } = narrator.texts;
  const name = nameIn(narrator);
  switch (event.kind) {
    case 'game started':
      return story.gameStarted(narrator.names, event.target);
    case 'round started':
      return story.roundStarted(event.round, name(event.dealer));
    case 'skipped':
      return story.skipped(name(event.seat));
    case 'drew':
      return drawSentence(event, narrator);
    case 'stayed':
      return story.stayed(name(event.seat), event.points);
    case 'busted':
      return story.busted(name(event.seat), event.twin, []);
    case 'saved':
      return story.saved(name(event.seat), event.twin);
    case 'turn 7':
      return story.turn7(name(event.seat));
    case 'gave':
      return withReason(story.gave(name(event.seat), name(event.to)), event.forced, story.onlyTaker);
    case 'spare discarded':
      return story.spareDiscarded(name(event.seat));
    case 'set aside':
      return story.setAside([narrator.texts.common.cardSign(event.card)]);
    case 'assigned':
      return withReason(story.assigned(name(event.seat), event.card, name(event.to)), event.forced, story.onlyActive);
    case 'cancelled':
      return story.cancelled(event.card);
    case 'locked':
      return story.locked(name(event.seat), event.points);
    case 'turn three started':
      return story.turnThreeStarted(name(event.seat));
    case 'turn three ended':
      return story.turnThreeEnded;
    case 'reshuffled':
      return story.reshuffled(event.cards);
    case 'round ended':
      return roundText(event, [...event.scores.keys()], narrator);
    case 'game ended':
      return event.winner === NOBODY ? story.nobodyWon : story.won(name(event.winner));
  }
}

/** Whose answer everybody waits for. */
export function questionText(question: Question, narrator: Narrator): string {
  const who = nameIn(narrator)(question.seat);
  const { story } = narrator.texts;
  return question.kind === 'hit-or-stay' ? story.turnOf(who) : story.chooses(who, question.card);
}

type Drew = Extract<GameEvent, { kind: 'drew' }>;

function drawSentence({ seat, card, reason }: Drew, narrator: Narrator): string {
  const { story, common } = narrator.texts;
  const who = nameIn(narrator)(seat);
  switch (reason) {
    case 'deal':
      return story.dealt([story.dealtTo(who, common.cardSign(card))]);
    case 'hit':
      return story.hit(who, card);
    case 'no card':
      return story.mustHit(who, card);
    case 'turn three':
      return story.turned(who, [card]);
  }
}

/** Two events that are one sentence: the draw of a card, and what became of it. */
function together(first: GameEvent, second: GameEvent, narrator: Narrator): string | null {
  if (first.kind !== 'drew') return null;
  if (second.kind === 'busted' || second.kind === 'saved')
    return withChooser(plainSentence(second, narrator), first, narrator);
  // To draw was one choice and to give another: if not the same made both, each has its sentence.
  if (second.kind !== 'assigned' || (!second.forced && second.standIn !== first.standIn)) return null;
  const name = nameIn(narrator);
  const { story } = narrator.texts;
  const text = story.turnedAndGave(name(second.seat), second.card, name(second.to));
  return withChooser(withReason(text, second.forced, story.onlyActive), first, narrator);
}

/** A number that was hit and brought no harm is worth a word. */
function settledSentence(event: GameEvent, narrator: Narrator): string {
  if (event.kind !== 'drew' || event.reason !== 'hit' || !isNumber(event.card)) return sentence(event, narrator);
  return withChooser(narrator.texts.story.hitSafe(nameIn(narrator)(event.seat), event.card), event, narrator);
}

function dealText(events: StoryLine['events'], narrator: Narrator): string {
  const { story, common } = narrator.texts;
  const name = nameIn(narrator);
  const dealt = story.dealt(
    events.filter(isDraw).map(({ seat, card }) => story.dealtTo(name(seat), common.cardSign(card))),
  );
  return [dealt, ...consequences(events, narrator)].join(' ');
}

function turnThreeText(events: StoryLine['events'], narrator: Narrator): string {
  const { story, common } = narrator.texts;
  const draws = events.filter(isDraw);
  const who = nameIn(narrator)(draws[0]?.seat ?? NOBODY);
  const cards = draws.map(({ card }) => card);
  const bust = events.find((event) => event.kind === 'busted');
  const turned = bust === undefined ? story.turned(who, cards) : story.busted(who, bust.twin, cards.slice(0, -1));
  const aside = events.filter((event) => event.kind === 'set aside').map(({ card }) => common.cardSign(card));
  const isInVain = events.some(({ kind }) => kind === 'cancelled');
  const waiting = aside.length === 0 || isInVain ? [] : [story.setAside(aside)];
  const rest = events.filter((event) => event !== bust);
  return [turned, ...waiting, ...consequences(rest, narrator)].join(' ');
}

/** What came of draws that are told already. */
const consequences = (events: readonly GameEvent[], narrator: Narrator): readonly string[] =>
  events
    .filter((event) => !isDraw(event) && event.kind !== 'set aside' && isNews(event))
    .map((event) => (event.kind === 'saved' ? narrator.texts.story.caught(event.twin) : sentence(event, narrator)));

const isDraw = (event: GameEvent): event is Drew => event.kind === 'drew';

/** That a Turn Three begins is said by who got it, and its end by what comes next. */
const isNews = ({ kind }: GameEvent): boolean => kind !== 'turn three started' && kind !== 'turn three ended';

/** The end of a round, with what it brought to some seats. */
export function roundText(
  { round, by, scores, totals }: RoundEnded,
  seats: readonly Seat[],
  narrator: Narrator,
): string {
  const { story } = narrator.texts;
  const name = nameIn(narrator);
  const rows = seats.map((seat) => story.scored(name(seat), scores[seat] ?? 0, totals[seat] ?? 0));
  return [story.roundEnded(round, by), ...(rows.length === 0 ? [] : [story.scores(rows)])].join(' ');
}

const withReason = (text: string, forced: boolean, reason: string): string => (forced ? `${text} ${reason}` : text);
