/** A game in sentences: one line an event, indented under its round, each with its ruling if wanted. */
import {
  type Card,
  type Game,
  type GameEvent,
  isModifier,
  isNumber,
  NOBODY,
  questionOf,
  type RoundEnded,
  RULINGS,
  type Seat,
  scoreOf,
} from '@turn7/engine';
import { cardWords, inWordsOf, type Vocabulary } from './vocabulary.ts';
import { counted, type NameOf, namesOf } from './words.ts';

export interface Narration {
  readonly players: readonly string[];
  readonly names: Vocabulary;
  readonly why: boolean;
}

/** The whole story, and what is asked where it stops. */
export function narrate(events: readonly GameEvent[], game: Game, narration: Narration): string[] {
  return [...events.flatMap((event) => tell(event, narration)), ...nextQuestion(game, narration)];
}

/** The lines that tell one event. */
export function tell(event: GameEvent, { players, names, why }: Narration): string[] {
  const because = why ? `  [${event.ruling} ${RULINGS[event.ruling]}]` : '';
  const [first = '', ...more] = sentences(event, players);
  const gap = BEFORE_A_GAP.has(event.kind) ? [''] : [];
  return [...gap, `${first}${because}`, ...more].map((line) => inWordsOf(names, line));
}

function sentences(event: GameEvent, players: readonly string[]): string[] {
  const name = namesOf(players);
  switch (event.kind) {
    case 'game started':
      return [`A game to ${event.target} for ${players.join(', ')}.`];
    case 'round started':
      return [`Round ${event.round}: ${name(event.dealer)} deals.`];
    case 'skipped':
      return [`  ${name(event.seat)} is out already and gets no card.`];
    case 'drew':
      return [`  ${name(event.seat)} ${DRAWING[event.reason]} ${aCard(event.card)}.`];
    case 'stayed':
      return [`  ${name(event.seat)} stays with ${counted(event.points, 'point')}.`];
    case 'busted':
      return [`  ${name(event.seat)} has two ${event.twin}s and busts!`];
    case 'saved':
      return [`  The Life Saver saves ${name(event.seat)} from the second ${event.twin}; both are discarded.`];
    case 'turn 7':
      return [`  Turn 7! ${name(event.seat)} has seven different numbers.`];
    case 'gave':
      return [
        `  ${name(event.seat)} gives the spare Life Saver to ${name(event.to)}${event.forced ? ' (nobody else can take it)' : ''}.`,
      ];
    case 'spare discarded':
      return [`  Nobody can take ${name(event.seat)}’s spare Life Saver; it is discarded.`];
    case 'set aside':
      return [`  ${name(event.seat)} sets the ${cardWords(event.card)} aside.`];
    case 'assigned':
      return [
        `  ${assignment(event.seat, event.to, name, cardWords(event.card))}${event.forced ? ' (nobody else is active)' : ''}.`,
      ];
    case 'cancelled':
      return [`  The ${cardWords(event.card)} of ${name(event.seat)} is discarded without effect.`];
    case 'locked':
      return [`  ${name(event.seat)} is locked with ${counted(event.points, 'point')}.`];
    case 'turn three started':
      return [`  ${name(event.seat)} must draw three cards.`];
    case 'turn three ended':
      return [`  The Turn Three of ${name(event.seat)} is done.`];
    case 'reshuffled':
      return [`  The discard pile becomes a new draw pile of ${counted(event.cards, 'card')}.`];
    case 'round ended':
      return roundEnd(event, players);
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

function assignment(from: Seat, to: Seat, name: NameOf, card: string): string {
  return from === to ? `${name(from)} takes the ${card}` : `${name(from)} plays the ${card} on ${name(to)}`;
}

function roundEnd(event: RoundEnded, players: readonly string[]): string[] {
  const width = Math.max(...players.map((player) => player.length));
  const rows = players.map((player, seat) => {
    const [score = 0, total = 0, cards = []] = [event.scores[seat], event.totals[seat], event.hands[seat]];
    return `    ${player.padEnd(width)}  ${String(score).padStart(3)}  total ${String(total).padStart(3)}  ${arithmetic(score, cards)}`.trimEnd();
  });
  return [`  The round is over: ${ENDING[event.by]}.`, ...rows];
}

/** How a score came about, where it is more than a sum of numbers: `= 18 x 2 + 8`. */
function arithmetic(score: number, cards: readonly Card[]): string {
  const { numbers, factor, bonus, turn7, total } = scoreOf(cards);
  const doubled = factor === 1 ? `${numbers}` : `${numbers} x ${factor}`;
  const parts = [numbers === 0 ? 0 : doubled, bonus, turn7].filter((part) => part !== 0);
  const isPlain = score !== total || score === numbers || score === bonus; // a bust, a mere sum, modifiers alone
  return isPlain ? '' : `= ${parts.join(' + ')}`;
}

const aCard = (card: Card): string => (isNumber(card) || isModifier(card) ? cardWords(card) : `a ${cardWords(card)}`);

function nextQuestion(game: Game, { players, names }: Narration): string[] {
  const question = questionOf(game);
  if (question === null) return [];
  const name = namesOf(players);
  const who = name(question.seat);
  if (question.kind === 'hit-or-stay') return ['', `${who}: hit or stay?`];
  const targets = question.targets.map(name).join(' or ');
  return ['', inWordsOf(names, `${who}: does the ${cardWords(question.card)} go to ${targets}?`)];
}
