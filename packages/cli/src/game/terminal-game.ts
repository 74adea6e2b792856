/** A game with one person at seat 0, told line by line; where the answers come from is the caller's business. */
import {
  type Choice,
  type Game,
  type GameEvent,
  type GameRecord,
  type HouseRules,
  NO_CARD,
  type Question,
  questionOf,
  Recorder,
  type Recording,
  type Shuffler,
  soloPar,
  soloResult,
} from '@turn7/engine';
import { adviceText, answerText } from '@turn7/narration';
import { type Bot, NextCard } from '@turn7/strategy';
import pc from 'picocolors';
import type { Opponent } from '../bots.ts';
import { capitalised, counted, type EnglishNarrator, percent } from '../english.ts';
import { tell } from './event-lines.ts';
import { LEGEND, tablePicture } from './table-picture.ts';

/** The person's answer to a question; null leaves the game. */
export type Ask = (question: Question, game: Game) => Promise<Choice | null>;

export interface TerminalGame {
  /** Who plays; the person is seat 0. */
  readonly narrator: EnglishNarrator;
  /** Who sits behind the seats from 1 on. */
  readonly opponents: readonly Opponent[];
  /** Whose advice the person hears, if anybody's. */
  readonly coach: Bot | null;
  readonly houseRules: HouseRules;
  readonly shuffler: Shuffler;
  readonly notes: NonNullable<Recording['notes']>;
  readonly ask: Ask;
  readonly print: (line: string) => void;
  /** Called with the record at the start and after every choice. */
  readonly keep: (record: GameRecord) => void;
}

const INTRODUCTION =
  'Collect points, but stay before a number comes twice: then they are lost. `turn7` has the rules at /learn.';

const ME = 0;

export async function playGame(table: TerminalGame): Promise<void> {
  const { narrator, print } = table;
  const players = playersOf(table);
  const heard: GameEvent[] = [];
  const dealer = players.length - 1; // so that the person is dealt first
  const setup = { ...table.houseRules, dealer };
  const recorder = new Recorder({ players, setup, notes: table.notes }, table.shuffler, (event) => heard.push(event));
  const report = (): void => {
    for (const event of heard.splice(0)) for (const line of tell(event, narrator, false)) print(line);
    table.keep(recorder.record);
  };
  print(INTRODUCTION);
  print(LEGEND);
  for (const line of introduce(table)) print(line);
  report();
  for (let question = questionOf(recorder.game); question !== null; question = questionOf(recorder.game)) {
    const choice = await choose(question, recorder.game, table);
    if (choice === null) return print('You leave the table. Until next time!');
    for (const { bot } of table.opponents) bot.watch?.(recorder.game, choice);
    recorder.play(choice);
    report();
  }
  print(farewell(recorder.game));
}

async function choose(
  question: Question,
  game: Game,
  { ask, narrator, opponents, coach, print }: TerminalGame,
): Promise<Choice | null> {
  const opponent = opponents[question.seat - 1];
  if (opponent) return opponent.bot.choose(game);
  print('');
  const advice = coach ? coachLines(game, coach, narrator) : [];
  for (const line of [...tablePicture(game, narrator), ...advice]) print(line);
  return ask(question, game);
}

/** Who the opponents are: all at once if they are alike. */
function introduce(table: TerminalGame): string[] {
  const { opponents } = table;
  const players = playersOf(table);
  const kinds = new Set(opponents.map(({ describes }) => describes));
  if (kinds.size === 1) return [`${players.slice(1).join(', ')} – ${[...kinds].join()}`];
  return opponents.map(({ describes }, i) => `${players[i + 1]} – ${describes}`);
}

const playersOf = ({ narrator }: TerminalGame): readonly string[] => narrator.names.map(({ text }) => text);

function farewell(game: Game): string {
  const solo = soloResult(game);
  if (solo === null) return game.winner === ME ? 'Well played!' : 'Better luck next time.';
  const rounds = `You needed ${counted(solo.rounds, 'round')}`;
  const par = soloPar(game.seats, game.rules.target);
  if (par === null) return `${rounds}.`;
  return `${rounds}${solo.beaten ? ': challenge beaten!' : `; the challenge is to do it in under ${par}.`}`;
}

/** What a coach says before a choice: the odds of the next card, what it would do, and why. */
function coachLines(game: Game, coach: Bot, narrator: EnglishNarrator): string[] {
  const advice = coach.advise(game);
  const said = `  Coach: ${capitalised(answerText(advice.choice, narrator))}. ${adviceText(advice, narrator)}`;
  return game.askedCard === NO_CARD ? [pc.dim(oddsLine(game, narrator)), pc.cyan(said)] : [pc.cyan(said)];
}

function oddsLine(game: Game, { w }: EnglishNarrator): string {
  const next = new NextCard().look(game, game.asked);
  const sevens = next.sevens > 0 ? `, ${w.turn7} ${percent(next.sevens / next.cards)}` : '';
  const taken = `take it and then stay: ${next.expected.toFixed(1)} points on average`;
  return `  Next card: bust ${percent(next.bustChance)}${sevens}; ${taken}`;
}
