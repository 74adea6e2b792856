/** Replays a record: the game it comes to, and an error with its line where it is not one. */
import { nameOf } from './card.ts';
import { DictatedShuffler, DictationError } from './dictated.ts';
import type { Listener, RoundEnded } from './event.ts';
import { Game } from './game.ts';
import { answersTo, type IllegalChoice, illegalChoice } from './question.ts';
import { type GameRecord, type LocatedRecord, RecordError, setupOf } from './record.ts';
import { moveWord } from './record-writer.ts';
import { rulesFrom, SetupError } from './setup.ts';
import { standingIn } from './stand-in.ts';

/** Throws a RecordError. */
export function replay(located: LocatedRecord, listener: Listener | null = null): Game {
  const { record } = located;
  const game = guard(located, 0, () => unplayed(record));
  game.listen(listener);
  guard(located, 0, () => game.start());
  const listenerTo = listenerToMoves(record, listener);
  record.moves.forEach((move, i) => {
    const problem = illegalChoice(game, game.asked.seat, move);
    if (problem !== null) throw illegal(located, problem, i);
    game.listen(listenerTo(i));
    guard(located, i + 1, () => game.play(move));
  });
  return game;
}

/** Who hears of the move with that index: whose choice it was is told with it. */
export function listenerToMoves(
  { standIns = [] }: GameRecord,
  listener: Listener | null,
): (move: number) => Listener | null {
  const reasons = new Map(standIns.map(({ move, why }) => [move, why]));
  return (move) => {
    const why = reasons.get(move);
    return why === undefined || listener === null ? listener : standingIn(why, listener);
  };
}

/** The table of a record with nothing on it yet: for those who take one step at a time what `replay` has found right. */
export const unplayed = (record: GameRecord): Game =>
  new Game(rulesFrom(setupOf(record)), new DictatedShuffler(record.draws.slice(1)));

/** Says of what goes wrong in the engine where in the record that is. `played`: the moves up to there. */
function guard<T>(located: LocatedRecord, played: number, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof DictationError) throw reshuffleError(located, played, error);
    if (error instanceof SetupError) throw new RecordError(firstLineOf(located), error.problem, error.expected);
    throw error;
  }
}

function reshuffleError(located: LocatedRecord, played: number, error: DictationError): RecordError {
  const { lines } = located;
  const cards = error.cards.map(nameOf).join(' ');
  if (error.kind === 'missing') {
    const line = lines.moves[played - 1] ?? firstLineOf(located);
    const problem = `the draw pile is empty and reshuffle ${error.reshuffle} is not given`;
    return new RecordError(line, problem, `one more draw line with ${cards} in any order`);
  }
  const line = lines.draws[error.reshuffle] ?? lines.header;
  return new RecordError(line, `this is not the discard pile of reshuffle ${error.reshuffle}`, `${cards} in any order`);
}

/** Of its first pile. */
const firstLineOf = ({ lines }: LocatedRecord): number => lines.draws[0] ?? lines.header;

function illegal({ record, lines }: LocatedRecord, problem: IllegalChoice, index: number): RecordError {
  const line = lines.moves[index] ?? lines.header;
  const move = `move ${index + 1} is "${moveWord(record.moves[index] ?? 0)}"`;
  if (problem.kind === 'game over') return new RecordError(line, `${move} but the game is over`, 'no more moves');
  const { question } = problem;
  const who = `seat ${question.seat + 1} (${record.players[question.seat]})`;
  const what = question.kind === 'target' ? `is asked where ${nameOf(question.card)} goes` : 'is asked hit or stay';
  const answers = answersTo(question).map(moveWord);
  return new RecordError(line, `${move} but ${who} ${what}`, `${answers.slice(0, -1).join(', ')} or ${answers.at(-1)}`);
}

/** A listener that keeps the rounds: the score pad of a game. */
export function scorePad(rounds: RoundEnded[]): Listener {
  return (event) => {
    if (event.kind === 'round ended') rounds.push(event);
  };
}
