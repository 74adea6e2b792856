/** One choice: what was played, what was best, what it cost, and why. */
import './verdict.css';
import { adviceText, answerText, type Narrator, nameIn } from '@turn7/narration';
import type { ChoiceReview } from '@turn7/strategy';
import type { RefObject } from 'preact';
import { capitalised } from '../../words/format.ts';
import { type Texts, useChapter } from '../../words/texts.ts';
import { costText } from './choice-words.ts';
import { chance, error } from './figures.ts';
import { GradeMark } from './grade-mark.tsx';

export interface VerdictProps {
  /** null where none belongs to the moment. */
  readonly choice: ChoiceReview | null;
  readonly narrator: Narrator<Texts>;
  readonly place: RefObject<HTMLElement | null>;
}

export function Verdict({ choice, narrator, place }: VerdictProps) {
  const t = useChapter('review');
  return (
    <section class="verdict" ref={place} tabIndex={-1} aria-label={t.verdict}>
      {choice === null ? <p class="muted">{t.noChoiceYet}</p> : <Judged choice={choice} narrator={narrator} />}
    </section>
  );
}

function Judged({ choice, narrator }: { readonly choice: ChoiceReview; readonly narrator: Narrator<Texts> }) {
  const t = useChapter('review');
  const { story } = narrator.texts;
  const { seat, card, grade, played, standIn, best, before, after, advice, options } = choice;
  const who = nameIn(narrator)(seat);
  const answer = (one: ChoiceReview['played']): string => answerText(one, narrator);
  // Reasons speak to whoever was asked.
  const toThem = { ...narrator, names: narrator.names.map((name, one) => ({ ...name, you: one === seat })) };
  return (
    <>
      <p class="verdict-who">{card === null ? story.turnOf(who) : story.chooses(who, card)}</p>
      <p class="verdict-grade">
        <GradeMark grade={grade} />
        <b>{capitalised(t.told.grades[grade])}</b>
        {grade !== 'best' && <span>{costText(choice, t)}</span>}
      </p>
      <p>{grade === 'best' ? t.playedBest(answer(played)) : t.played(answer(played), answer(best))}</p>
      {standIn !== null && <p>{story.botChose(who, standIn)}</p>}
      <p class="verdict-chances">{t.fromTo(who, chance(before, 1), chance(after, 1))}</p>
      <p class="verdict-why">{t.reason(who, adviceText(advice, toThem))}</p>
      {options.length > 1 && (
        <table class="verdict-options" aria-label={t.options}>
          <tbody>
            {options
              .toSorted((a, b) => b.value - a.value)
              .map(({ choice: one, value, se }) => (
                <tr key={one} class={one === played ? 'is-played' : ''}>
                  <th scope="row">{capitalised(answer(one))}</th>
                  <td>{chance(value, 1)}</td>
                  <td class="muted">{one === played ? t.wasPlayed : error(se)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </>
  );
}
