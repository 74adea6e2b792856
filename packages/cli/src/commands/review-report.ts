/** A review as a page to read. */
import { stdout } from 'node:process';
import { type GameEvent, type LocatedRecord, replay, type Seat } from '@turn7/engine';
import { adviceText, answerText, cardText, choiceText, type Reviewing, summaryText, turnText } from '@turn7/narration';
import { review as reviewTexts } from '@turn7/narration/en/review';
import type { Vocabulary } from '@turn7/narration/languages';
import { type ChoiceReview, GRADES, type Grade, type Review, type SeatReview } from '@turn7/strategy';
import pc from 'picocolors';
import { sparkline, tableLines, wrapped } from '../drawing.ts';
import { capitalised, counted, narratorFor, percent, signed, whole } from '../english.ts';
import type { Reviewed } from '../records/reviewing.ts';
import { verdict } from './simulation-report.ts';

/** Text is no wider than a person likes to read. */
const WIDEST = 100;
const USUAL_WIDTH = 80;
/** What stands beside the curve of a chance: two figures and some space. */
const BESIDE_CURVE = 16;
const NARROWEST_CURVE = 20;

const WORDS = reviewTexts();

interface Told {
  readonly review: Review;
  readonly events: readonly GameEvent[];
  readonly narrator: Reviewing;
  readonly seat: Seat | null;
  readonly width: number;
}

export function reviewReport(
  reviewed: Reviewed,
  { names, seed }: { readonly names: Vocabulary; readonly seed: number },
): string {
  const { located, review, seat } = reviewed;
  const narrator = { ...narratorFor(located.record.players, names), review: WORDS };
  const width = Math.min(WIDEST, stdout.columns || USUAL_WIDTH);
  const told: Told = { review, events: eventsOf(located), narrator, seat, width };
  const head = [
    ...wrapped(located.record.notes.title ?? located.record.players.join(', '), width).map(pc.bold),
    pc.dim(facts(review, seed)),
    '',
  ];
  if (review.seats.length === 1) return [...head, ...wrapped(WORDS.alone, width), ''].join('\n');
  return [
    ...head,
    ...wrapped(summaryText(told, narrator, seat), width),
    '',
    ...curveLines(told),
    '',
    ...partLines(review.seats),
    '',
    ...gradeLines(review.seats),
    '',
    ...turnLines(told),
    ...highlightLines(told),
    ...(seat === null ? [] : ['', ...choiceLines(told, seat)]),
    '',
  ].join('\n');
}

/** Of one among many; with the choices of a seat, if wanted. */
export function reviewLine(reviewed: Reviewed, { names }: { readonly names: Vocabulary }): string {
  const { file, located, review, seat } = reviewed;
  const narrator = { ...narratorFor(located.record.players, names), review: WORDS };
  const told: Told = { review, events: [], narrator, seat, width: USUAL_WIDTH };
  const players = review.seats.map(({ name, accuracy }) => `${name} ${accuracy === null ? '–' : whole(accuracy)}`);
  const line = `${file}:${located.lines.header}: ${ending(review)}; accuracy: ${players.join(', ')}`;
  return [line, ...(seat === null ? [] : choiceLines(told, seat)), ''].join('\n');
}

function eventsOf(located: LocatedRecord): readonly GameEvent[] {
  const events: GameEvent[] = [];
  replay(located, (event) => events.push(event));
  return events;
}

function facts({ rounds, choices, cards, precision }: Review, seed: number): string {
  const game = `${counted(rounds.length, 'round')}, ${counted(choices.length, 'choice')}, ${counted(cards.length, 'card')}`;
  return `${game} · ${counted(precision.playouts, 'playout')}, seed ${seed}`;
}

const ending = ({ finished, winner, seats, rounds }: Review): string => {
  if (!finished) return `unfinished, in round ${rounds.length}`;
  return `${winner === null ? 'nobody' : seats[winner]?.name} won in round ${rounds.length}`;
};

/** Everybody's chance over the game, with the rounds below. */
function curveLines({ review: { curve, rounds, seats }, width }: Told): string[] {
  const names = Math.max(...seats.map(({ name }) => name.length));
  const cells = Math.max(NARROWEST_CURVE, width - names - BESIDE_CURVE);
  const [first, last] = [curve[0]?.at ?? 0, curve.at(-1)?.at ?? 0];
  const cellOf = (at: number): number => Math.floor(((cells - 1) * (at - first)) / Math.max(1, last - first));
  const points = Array.from({ length: cells }, (_, cell) => curve.findLast(({ at }) => cellOf(at) <= cell));
  const rows = seats.map(({ name, start, result }, seat) => [
    `  ${name}`,
    percent(start, 0),
    sparkline(points.map((point) => point?.chances[seat] ?? start)),
    percent(result, 0),
  ]);
  const marks = rounds.reduce((line, { at }, i) => {
    const cell = cellOf(at);
    return line.length > cell ? line : `${line.padEnd(cell)}${i + 1} `;
  }, '');
  const lines = [...rows, ['', pc.dim('round'), pc.dim(marks.trimEnd()), '']];
  return [pc.bold('Chance to win'), ...tableLines(lines, ['left', 'right', 'left', 'right'])];
}

const figure = (value: number, se: number): string => `${signed(100 * value, 1)} ±${(100 * se).toFixed(1).padStart(4)}`;

/** `start` and the four parts make `result`. */
function partLines(seats: readonly SeatReview[]): string[] {
  const rows = seats.map(({ name, start, luck, own, others, correction, result, se }) => [
    `  ${name}`,
    whole(100 * start, 1),
    verdict(luck, se.luck, 0)(figure(luck, se.luck)),
    verdict(own, se.own, 0)(figure(own, se.own)),
    figure(others, se.others),
    pc.dim(figure(correction, se.correction)),
    whole(100 * result, 1),
  ]);
  const { start: first, parts, result: last } = WORDS;
  const head = ['', first, parts.luck, parts.own, parts.others, parts.correction, last];
  return [pc.bold('Luck and skill: wins in 100 games ± SE'), ...tableLines([head.map(pc.dim), ...rows], ['left'])];
}

const COLOURS: Readonly<Record<Grade, (text: string) => string>> = {
  best: pc.green,
  fine: (text) => text,
  inaccuracy: pc.yellow,
  mistake: pc.red,
  blunder: (text) => pc.bold(pc.red(text)),
};

function gradeLines(seats: readonly SeatReview[]): string[] {
  const hasStandIns = seats.some(({ standIns }) => standIns > 0);
  const rows = seats.map(({ name, accuracy, grades, cost, standIns, se }) => [
    `  ${name}`,
    accuracy === null ? '–' : whole(accuracy),
    ...GRADES.map((grade) => (grades[grade] === 0 ? pc.dim('0') : COLOURS[grade](whole(grades[grade])))),
    `${whole(Math.max(0, 100 * cost), 1)} ±${(100 * se.cost).toFixed(1).padStart(4)}`,
    ...(hasStandIns ? [whole(standIns)] : []),
  ]);
  const grades = GRADES.map((grade) => WORDS.grades[grade]);
  const head = ['', WORDS.accuracy, ...grades, 'lost in all', ...(hasStandIns ? [WORDS.byBot] : [])];
  return [pc.bold('Choices'), ...tableLines([head.map(pc.dim), ...rows], ['left'])];
}

function turnLines(told: Told): string[] {
  const { review, narrator, width } = told;
  if (review.turningPoints.length === 0) return [];
  const name = (seat: Seat): string => narrator.names[seat]?.text ?? '';
  const heads = tableLines(
    review.turningPoints.map(({ round, gainer, loser, change }) => [
      `  round ${round + 1}`,
      ...[gainer, loser].map((seat) => `${name(seat)} ${signed(100 * (change[seat] ?? 0), 1)}`),
    ]),
    ['left', 'left', 'left'],
  );
  const column = Math.max(...heads.map((head) => head.length)) + 2;
  const lines = review.turningPoints.flatMap((point, i) =>
    wrapped(turnText(point, told, narrator), width - column).map(
      (words, line) => `${(line === 0 ? (heads[i] ?? '') : '').padEnd(column)}${words}`,
    ),
  );
  return [pc.bold('Turning points'), ...lines, ''];
}

/** Of all seats, or of the one that is asked for. */
function highlightLines(told: Told): string[] {
  const { review, narrator, seat, width } = told;
  const { bestChoice, worstChoice, luckiestCard, unluckiestCard } =
    (seat === null ? undefined : review.highlights.seats[seat]) ?? review.highlights;
  const choiceAt = (index: number | null, tell: (choice: ChoiceReview) => string): string[] => {
    const choice = review.choices[index ?? -1];
    if (choice === undefined) return [];
    const words = `Round ${choice.round + 1}: ${choiceText(choice, narrator)} ${tell(choice)} ${reason(choice, narrator)}`;
    return wrapped(words, width - 2);
  };
  const cardAt = (index: number | null): string[] => {
    const card = review.cards[index ?? -1];
    if (card === undefined) return [];
    const whose = seat ?? card.seat;
    const luck = signed(100 * (card.luck[whose] ?? 0), 1);
    const words = `Round ${card.round + 1}: ${cardText(card, told, narrator)} ${narrator.names[whose]?.text} ${luck}.`;
    return wrapped(words, width - 2);
  };
  const items: readonly (readonly [string, string[]])[] = [
    ['Best choice', choiceAt(bestChoice, ({ gain }) => `${whole(100 * gain, 1)} better than by counting cards.`)],
    [
      'Worst choice',
      choiceAt(worstChoice, ({ cost, se }) => `It cost ${whole(100 * cost, 1)} ±${whole(100 * se, 1)}.`),
    ],
    ['Luckiest card', cardAt(luckiestCard)],
    ['Unluckiest card', cardAt(unluckiestCard)],
  ];
  const found = items.filter(([, lines]) => lines.length > 0);
  return found.flatMap(([title, lines]) => [pc.bold(title), ...lines.map((line) => `  ${line}`)]);
}

/** Reasons speak to whoever was asked. */
const reason = ({ seat, advice }: ChoiceReview, narrator: Reviewing): string =>
  adviceText(advice, { ...narrator, names: narrator.names.map((name, one) => ({ ...name, you: one === seat })) });

function choiceLines({ review, narrator }: Told, seat: Seat): string[] {
  const choices = review.choices.filter((choice) => choice.seat === seat);
  const rows = choices.map((choice) => [
    `  ${choice.move + 1}`,
    `${choice.round + 1}`,
    choiceText(choice, narrator),
    whole(100 * choice.before, 1),
    whole(100 * choice.after, 1),
    choice.options.length < 2 ? pc.dim('no other') : `${whole(100 * choice.cost, 1)} ±${whole(100 * choice.se, 1)}`,
    COLOURS[choice.grade](WORDS.grades[choice.grade]),
    choice.grade === 'best' ? '' : capitalised(answerText(choice.best, narrator)),
  ]);
  const head = ['  move', 'round', 'choice', 'before', 'after', 'cost ± SE', 'grade', 'better'];
  const title = `The choices of ${narrator.names[seat]?.text}`;
  const alignments = ['right', 'right', 'left', 'right', 'right', 'right', 'left', 'left'] as const;
  return [pc.bold(title), ...tableLines([head.map(pc.dim), ...rows], alignments)];
}
