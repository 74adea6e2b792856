/** The answers as buttons; once one is given, each says in words whether it was right. */
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';

interface AnswersProps {
  readonly words: readonly string[];
  /** The place of the right one. */
  readonly right: number;
  /** null while none is given. */
  readonly answer: number | null;
  readonly onAnswer: (answer: number) => void;
}

type Mark = 'open' | 'right' | 'wrong' | 'other';

export function Answers({ words, right, answer, onAnswer }: AnswersProps) {
  const t = useChapter('quiz');
  return (
    <ol class="quiz-answers" aria-label={t.answers}>
      {words.map((text, i) => (
        <li key={i}>
          <Answer place={i} words={text} mark={markOf(i, right, answer)} onAnswer={() => onAnswer(i)} />
        </li>
      ))}
    </ol>
  );
}

function markOf(place: number, right: number, answer: number | null): Mark {
  if (answer === null) return 'open';
  if (place === right) return 'right';
  return place === answer ? 'wrong' : 'other';
}

interface AnswerProps {
  readonly place: number;
  readonly words: string;
  readonly mark: Mark;
  readonly onAnswer: () => void;
}

function Answer({ place, words, mark, onAnswer }: AnswerProps) {
  const t = useChapter('quiz');
  const isMarked = mark === 'right' || mark === 'wrong';
  return (
    <button
      type="button"
      class={`quiz-answer is-${mark}`}
      aria-disabled={mark !== 'open'}
      aria-keyshortcuts={`${place + 1}`}
      onClick={onAnswer}
    >
      <span class="key" aria-hidden="true">
        {place + 1}
      </span>
      <span class="quiz-answer-words">{words}</span>
      {isMarked && (
        <span class="quiz-mark">
          <Icon name={mark === 'right' ? 'check' : 'close'} />
          {mark === 'right' ? t.rightAnswer : t.yourAnswer}
        </span>
      )}
    </button>
  );
}
