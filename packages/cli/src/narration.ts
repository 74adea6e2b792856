/** A game in sentences: one line an event, indented under its round, each with its ruling if wanted. */
import {
  type Game,
  type GameEvent,
  LIFE_SAVER,
  NOBODY,
  questionOf,
  RULINGS,
  type Seat,
  scoreOf,
  TURN_THREE,
} from '@turn7/engine';
import { cardWords, type Vocabulary, wordsOf } from './vocabulary.ts';

export interface Narration {
  readonly players: readonly string[];
  readonly names: Vocabulary;
  readonly why: boolean;
}

/** The whole story, and what is asked where it stops. */
export function narrate(events: readonly GameEvent[], game: Game, narration: Narration): string[] {
  return [...events.flatMap((event) => tell(event, narration)), nextQuestion(game, narration)];
}

/** The lines that tell one event. */
export function tell(event: GameEvent, narration: Narration): string[] {
  const because = narration.why ? `  [${event.ruling} ${RULINGS[event.ruling]}]` : '';
  const [first = '', ...more] = sentences(event, narration);
  const gap = BEFORE_A_GAP.has(event.kind) ? [''] : [];
  return [...gap, `${first}${because}`, ...more];
}

function sentences(event: GameEvent, narration: Narration): string[] {
  const name = (seat: Seat): string => narration.players[seat] ?? `Seat ${seat + 1}`;
  const card = (which: number): string => cardWords(which, narration.names);
  const { game, locked } = wordsOf(narration.names);
  switch (event.kind) {
    case 'game started':
      return [`A game to ${event.target} for ${narration.players.join(', ')}.`];
    case 'round started':
      return [`Round ${event.round}: ${name(event.dealer)} deals.`];
    case 'skipped':
      return [`  ${name(event.seat)} is out already and gets no card.`];
    case 'drew':
      return [`  ${name(event.seat)} ${DRAWING[event.reason]} ${card(event.card)}.`];
    case 'stayed':
      return [`  ${name(event.seat)} stays with ${points(event.points)}.`];
    case 'busted':
      return [`  ${name(event.seat)} has two ${event.twin}s and busts!`];
    case 'saved':
      return [`  The ${card(LIFE_SAVER)} saves ${name(event.seat)} from the second ${event.twin}; both are discarded.`];
    case 'turn 7':
      return [`  ${game}! ${name(event.seat)} has seven different numbers.`];
    case 'gave':
      return [
        `  ${name(event.seat)} gives the spare ${card(LIFE_SAVER)} to ${name(event.to)}${event.forced ? ' (nobody else can take it)' : ''}.`,
      ];
    case 'spare discarded':
      return [`  Nobody can take ${name(event.seat)}’s spare ${card(LIFE_SAVER)}; it is discarded.`];
    case 'set aside':
      return [`  ${name(event.seat)} sets the ${card(event.card)} aside.`];
    case 'assigned':
      return [
        `  ${assignment(event.seat, event.to, name, card(event.card))}${event.forced ? ' (nobody else is active)' : ''}.`,
      ];
    case 'cancelled':
      return [`  The ${card(event.card)} of ${name(event.seat)} is discarded without effect.`];
    case 'locked':
      return [`  ${name(event.seat)} is ${locked} with ${points(event.points)}.`];
    case 'turn three started':
      return [`  ${name(event.seat)} must draw three cards.`];
    case 'turn three ended':
      return [`  The ${card(TURN_THREE)} of ${name(event.seat)} is done.`];
    case 'reshuffled':
      return [`  The discard pile becomes a new draw pile of ${event.cards} card${event.cards === 1 ? '' : 's'}.`];
    case 'round ended':
      return roundEnd(event, narration);
    case 'game ended':
      return [event.winner === NOBODY ? 'No card can be dealt: nobody wins.' : `${name(event.winner)} wins.`];
  }
}

/** Events that begin a new paragraph. */
const BEFORE_A_GAP: ReadonlySet<GameEvent['kind']> = new Set(['round started', 'game ended']);

const DRAWING = {
  deal: 'is dealt',
  hit: 'hits and draws',
  'no card': 'has no card, must hit and draws',
  'turn three': 'turns over',
} as const;

const ENDING = {
  turn7: 'seven different numbers',
  out: 'nobody is active',
  dry: 'there is no card left to draw',
} as const;

const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;

function assignment(from: Seat, to: Seat, name: (seat: Seat) => string, card: string): string {
  return from === to ? `${name(from)} takes the ${card}` : `${name(from)} plays the ${card} on ${name(to)}`;
}

function roundEnd(event: Extract<GameEvent, { kind: 'round ended' }>, narration: Narration): string[] {
  const width = Math.max(...narration.players.map((player) => player.length));
  const rows = narration.players.map((player, seat) => {
    const [score = 0, total = 0, cards = []] = [event.scores[seat], event.totals[seat], event.hands[seat]];
    return `    ${player.padEnd(width)}  ${String(score).padStart(3)}  total ${String(total).padStart(3)}  ${arithmetic(score, cards)}`.trimEnd();
  });
  return [`  The round is over: ${ENDING[event.by]}.`, ...rows];
}

/** How a score came about, where it is more than a sum of numbers: `= 18 x 2 + 8`. */
function arithmetic(score: number, cards: readonly number[]): string {
  const { numbers, factor, bonus, turn7, total } = scoreOf(cards);
  const doubled = factor === 1 ? `${numbers}` : `${numbers} x ${factor}`;
  const parts = [numbers === 0 ? 0 : doubled, bonus, turn7].filter((part) => part !== 0);
  return score === total && score !== numbers ? `= ${parts.join(' + ')}` : '';
}

function nextQuestion(game: Game, narration: Narration): string {
  const question = questionOf(game);
  if (question === null) return '';
  const name = (seat: Seat): string => narration.players[seat] ?? `Seat ${seat + 1}`;
  if (question.kind === 'hit-or-stay') return `\n${name(question.seat)}: hit or stay?`;
  return `\n${name(question.seat)}: who gets the ${cardWords(question.card, narration.names)}, ${question.targets.map(name).join(', ')}?`;
}
