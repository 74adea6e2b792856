/** Whether the answer was right, and why: by the rule that decides, or by the odds. */
import type { GameEvent } from '@turn7/engine';
import { lineText, type Name, type Narrator, nameIn, type StoryLine, storyLines } from '@turn7/narration';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';
import type { OddsQuestion } from './odds-question.ts';
import type { QuizQuestion } from './quiz.ts';
import type { RuleQuestion } from './rule-question.ts';

interface VerdictProps {
  readonly question: QuizQuestion;
  readonly names: readonly Name[];
  /** null while none is given. */
  readonly answer: number | null;
  readonly nextWords: string;
  readonly onNext: () => void;
}

export function Verdict({ question, names, answer, nextWords, onNext }: VerdictProps) {
  const t = useChapter('quiz');
  const next = useRef<HTMLButtonElement>(null);
  const isGiven = answer !== null;
  useEffect(() => {
    if (isGiven) next.current?.focus();
  }, [isGiven]);
  return (
    <>
      <div class="quiz-verdict" role="status">
        {isGiven && (
          <>
            <p class={`quiz-word ${answer === question.right ? 'is-right' : 'is-wrong'}`}>
              <Icon name={answer === question.right ? 'check' : 'close'} />
              {answer === question.right ? t.right : t.wrong}
            </p>
            {question.kind === 'odds' ? <WhyOdds question={question} /> : <WhyRule question={question} names={names} />}
          </>
        )}
      </div>
      {isGiven ? (
        <button type="button" class="btn gold quiz-next" ref={next} onClick={onNext}>
          {nextWords}
        </button>
      ) : (
        <p class="quiz-keys muted">{t.keys(question.answers.length)}</p>
      )}
    </>
  );
}

function WhyOdds({ question: { busts, cards, hit, stay } }: { readonly question: OddsQuestion }) {
  const t = useChapter('quiz');
  return (
    <>
      <p>{t.whyOdds(busts, cards, hit, stay)}</p>
      <p class="muted">{t.assumes}</p>
    </>
  );
}

interface WhyRuleProps {
  readonly question: RuleQuestion;
  readonly names: readonly Name[];
}

function WhyRule({ question: { events, ruling: id }, names }: WhyRuleProps) {
  const t = useChapter('quiz');
  const texts = useTexts();
  const rulings = useChapter('rulings');
  return (
    <>
      <p>{happenedText(events, { names, texts })}</p>
      <p>
        <b>{rulings[id].title}.</b> {rulings[id].text}
      </p>
      <p>
        <a href={`/rules#${id}`} target="_blank" rel="noopener">
          {t.rule(id)}
        </a>
      </p>
    </>
  );
}

/** What happened in a situation, in the sentences of the log. */
const happenedText = (events: readonly GameEvent[], narrator: Narrator): string =>
  storyLines(events)
    .map((line) => textOf(line, narrator))
    .join(' ');

/** A situation stands alone: of its round only the scores mean something. */
function textOf({ events }: StoryLine, narrator: Narrator): string {
  const [first] = events;
  if (first.kind !== 'round ended') return lineText(events, true, narrator);
  const { story } = narrator.texts;
  const name = nameIn(narrator);
  return story.scores(first.scores.map((score, seat) => story.scored(name(seat), score, first.totals[seat] ?? 0)));
}
