/** A question: the position, what is done in it, and the answers; after an answer, what is right and why. */

import type { Seat, View } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { botName } from '@turn7/strategy';
import { useEffect, useRef } from 'preact/hooks';
import { viewOnlyModel } from '../../game/replay/replay-model.ts';
import { ReplaySeats } from '../../game/replay/replay-seats.tsx';
import type { Person } from '../../game/session/session.ts';
import { DeckLeft } from '../../game/table/deck-left.tsx';
import type { TableModel } from '../../game/table/table-model.ts';
import { Card } from '../../ui/card/card.tsx';
import { useKeys } from '../../ui/keys.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { answerTexts, doneText, promptText, type Speaker } from './answer-words.ts';
import { Answers } from './answers.tsx';
import { QUESTIONS, type QuizQuestion } from './quiz.ts';
import { Verdict } from './verdict.tsx';

interface QuestionViewProps {
  readonly question: QuizQuestion;
  /** From 0. */
  readonly place: number;
  /** null while it is open. */
  readonly answer: number | null;
  /** On the button that leads on. */
  readonly nextWords: string;
  readonly onAnswer: (answer: number) => void;
  readonly onNext: () => void;
}

export function QuestionView({ question, place, answer, nextWords, onAnswer, onNext }: QuestionViewProps) {
  const t = useChapter('quiz');
  const texts = useTexts();
  const heading = useFocusedHeading(place > 0 || answer !== null);
  const me = question.kind === 'odds' ? question.seat : null;
  const names = namesFor(question.view.seats.length, me, texts.common.you);
  const speaker: Speaker = { t, texts, nameOf: (seat) => names[seat]?.text ?? '' };
  const points = answer === null ? pointsWhile(question) : 'shown';
  const model: TableModel = { ...modelOf(question.view, names, me), points };
  const words = answerTexts(question, speaker);
  useKeys('quiz', { answer: (key) => key < words.length && onAnswer(key) });
  return (
    <section class="quiz-question" aria-labelledby="quiz-place">
      <h2 id="quiz-place" ref={heading} tabIndex={-1}>
        {t.question(place + 1, QUESTIONS)}
      </h2>
      <ReplaySeats model={model} />
      {question.kind === 'odds' && <DeckLeft model={model} />}
      <div class="quiz-ask">
        {question.kind === 'rule' && <Done question={question} words={doneText(question.done, speaker)} />}
        <p class="quiz-prompt">{promptText(question, speaker)}</p>
        <Answers words={words} right={question.right} answer={answer} onAnswer={onAnswer} />
        <Verdict question={question} names={names} answer={answer} nextWords={nextWords} onNext={onNext} />
      </div>
    </section>
  );
}

interface DoneProps {
  readonly question: Extract<QuizQuestion, { kind: 'rule' }>;
  readonly words: string;
}

/** What is done, and the cards that come. */
function Done({ question: { situation }, words }: DoneProps) {
  const t = useChapter('quiz');
  const { coming } = situation;
  return (
    <>
      <p>{words}</p>
      {coming.length > 0 && (
        <div class="quiz-coming">
          <p>{t.coming(coming.length)}</p>
          <ol>
            {coming.map((card, i) => (
              <li key={i}>
                <Card card={card} size="m" />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

/** What a hand is worth is the answer to some questions, or most of it. */
const pointsWhile = (question: QuizQuestion): TableModel['points'] =>
  question.kind === 'rule' && question.situation.asks === 'score' ? 'hidden' : 'shown';

/** Takes the focus to a question that somebody went on to: not to the first, unless it is seen again. */
function useFocusedHeading(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, []);
  return heading;
}

/** Each seat has a name of its own; the one that the person answers for is "you". */
function namesFor(seats: number, me: Seat | null, youWord: string): readonly Name[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === me ? { text: youWord, you: true } : { text: botName([], seat), you: false },
  );
}

/** The position of a question as the parts of a table want it. */
const modelOf = (view: View, names: readonly Name[], me: Seat | null): TableModel =>
  viewOnlyModel(
    view,
    { people: names.map(personOf), names, me },
    { question: view.state.kind === 'playing' ? view.state.question : null },
  );

const personOf = ({ text, you }: Name): Person => ({
  name: text,
  kind: 'person',
  level: null,
  mine: you,
  presence: 'here',
  isHost: false,
});
