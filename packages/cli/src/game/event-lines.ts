/** A game in sentences: one line an event, indented under its round, each with its ruling if wanted. */
import { type Card, type Game, type GameEvent, questionOf, type RoundEnded, scoreOf } from '@turn7/engine';
import { nameIn, questionText, sentence } from '@turn7/narration';
import { type EnglishNarrator, listOr } from '../english.ts';

/** The whole story, and what is asked where it stops. */
export function narrate(events: readonly GameEvent[], game: Game, narrator: EnglishNarrator, why: boolean): string[] {
  return [...events.flatMap((event) => tell(event, narrator, why)), ...nextQuestion(game, narrator)];
}

/** The lines that tell one event. */
export function tell(event: GameEvent, narrator: EnglishNarrator, why: boolean): string[] {
  const { rulings, story } = narrator.texts;
  const because = why ? `  [${event.ruling} ${rulings[event.ruling].title}]` : '';
  const isEnd = event.kind === 'round ended';
  const text = isEnd ? story.roundEnded(event.round, event.by) : sentence(event, narrator);
  const line = `${UNINDENTED.has(event.kind) ? '' : '  '}${text}${because}`;
  return [...(BEFORE_A_GAP.has(event.kind) ? [''] : []), line, ...(isEnd ? scoreRows(event, narrator) : [])];
}

type Kinds = ReadonlySet<GameEvent['kind']>;

const UNINDENTED: Kinds = new Set(['game started', 'round started', 'game ended']);

/** Events that begin a new paragraph. */
const BEFORE_A_GAP: Kinds = new Set(['round started', 'game ended']);

function scoreRows({ scores, totals, hands }: RoundEnded, { names }: EnglishNarrator): string[] {
  const width = Math.max(...names.map(({ text }) => text.length));
  return names.map(({ text }, seat) => {
    const [score = 0, total = 0, cards = []] = [scores[seat], totals[seat], hands[seat]];
    return `    ${text.padEnd(width)}  ${String(score).padStart(3)}  total ${String(total).padStart(3)}  ${arithmetic(score, cards)}`.trimEnd();
  });
}

/** How a score came about, where it is more than a sum of numbers: `= 18 × 2 + 8`. */
function arithmetic(score: number, cards: readonly Card[]): string {
  const { numbers, factor, bonus, turn7, total } = scoreOf(cards);
  const doubled = factor === 1 ? `${numbers}` : `${numbers} × ${factor}`;
  const parts = [numbers === 0 ? 0 : doubled, bonus, turn7].filter((part) => part !== 0);
  const isPlain = score !== total || score === numbers || score === bonus; // a bust, a mere sum, modifiers alone
  return isPlain ? '' : `= ${parts.join(' + ')}`;
}

function nextQuestion(game: Game, narrator: EnglishNarrator): string[] {
  const question = questionOf(game);
  if (question === null) return [];
  const answers =
    question.kind === 'hit-or-stay'
      ? narrator.texts.story.hitOrStay
      : `${listOr(question.targets.map((seat) => nameIn(narrator)(seat).text))}?`;
  return ['', `${questionText(question, narrator)} ${answers}`];
}
