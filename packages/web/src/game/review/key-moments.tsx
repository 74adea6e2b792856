/** What decided the game, and what somebody may be proud of or sorry for: each leads to its moment. */
import './key-moments.css';
import type { Seat } from '@turn7/engine';
import { cardText, choiceText, type ReviewedGame, type Reviewing, turnText } from '@turn7/narration';
import { capitalised, number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { costText } from './choice-words.ts';
import { change } from './figures.ts';

export interface KeyMomentsProps extends ReviewedGame {
  readonly narrator: Reviewing;
  /** Whose they are; null for everybody's. */
  readonly meant: Seat | null;
  readonly at: number;
  readonly onKeyMoment: (moment: KeyMoment) => void;
}

export interface KeyMoment {
  readonly at: number;
  /** What tells most of it: the moment in words, or the verdict of a choice. */
  readonly toldBy: 'moment' | 'verdict';
  readonly round: number;
  /** What kind of moment it is; nothing of a turning point. */
  readonly title?: string;
  readonly text: string;
  /** What it did, in figures. */
  readonly effects: readonly string[];
}

export function TurningPoints(props: KeyMomentsProps) {
  const t = useChapter('review');
  const { review, narrator } = props;
  const name = (seat: Seat): string => narrator.names[seat]?.text ?? '';
  const moments = review.turningPoints.map(
    ({ at, round, cause, change: changes, gainer, loser }): KeyMoment => ({
      at,
      round,
      toldBy: 'moment',
      text: turnText({ cause }, props, narrator),
      effects: [gainer, loser].map((seat) => `${name(seat)} ${change(changes[seat] ?? 0)}`),
    }),
  );
  if (moments.length === 0) return <p class="muted">{t.noTurningPoints}</p>;
  return <Moments {...props} moments={moments} />;
}

/** The best and the worst choice, the luckiest and the unluckiest card. */
export function Extremes(props: KeyMomentsProps) {
  const t = useChapter('review');
  const { review, narrator, meant } = props;
  const { bestChoice, worstChoice, luckiestCard, unluckiestCard } =
    (meant === null ? null : review.highlights.seats[meant]) ?? review.highlights;
  const ofChoice = (title: string, index: number | null, isGood: boolean): KeyMoment[] => {
    const choice = index === null ? undefined : review.choices[index];
    if (choice === undefined) return [];
    const { at, round } = choice;
    const effect = isGood ? t.gains(change(choice.gain)) : costText(choice, t);
    return [{ at, round, toldBy: 'verdict', title, text: choiceText(choice, narrator), effects: [effect] }];
  };
  const ofCard = (title: string, index: number | null): KeyMoment[] => {
    const card = index === null ? undefined : review.cards[index];
    if (card === undefined) return [];
    const { at, round } = card;
    const seat = meant ?? card.seat;
    const effect = `${narrator.names[seat]?.text ?? ''} ${change(card.luck[seat] ?? 0)}`;
    return [{ at, round, toldBy: 'moment', title, text: cardText(card, props, narrator), effects: [effect] }];
  };
  const moments = [
    ...ofChoice(t.bestChoice, bestChoice, true),
    ...ofChoice(t.worstChoice, worstChoice, false),
    ...ofCard(t.luckiestCard, luckiestCard),
    ...ofCard(t.unluckiestCard, unluckiestCard),
  ];
  return <Moments {...props} moments={moments} />;
}

function Moments({ moments, at, onKeyMoment }: KeyMomentsProps & { readonly moments: readonly KeyMoment[] }) {
  const t = useChapter('review');
  return (
    <ol class="key-moments">
      {moments.map((moment) => (
        <li key={`${moment.title} ${moment.at}`}>
          <button
            type="button"
            class="key-moment"
            aria-current={moment.at === at ? 'step' : undefined}
            onClick={() => onKeyMoment(moment)}
          >
            <span class="key-title">
              {capitalised([moment.title, t.inRound(number(moment.round + 1))].filter(Boolean).join(' · '))}
            </span>
            <span class="key-text">{moment.text}</span>
            <span class="key-effects">
              {moment.effects.map((effect) => (
                <span key={effect}>{effect}</span>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
