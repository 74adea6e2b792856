/** The coach: the exact risk of the next card at once, and what it advises as soon as it has thought. */
import './coach-panel.css';
import { HIT, type Seat } from '@turn7/engine';
import { adviceText, answerText } from '@turn7/narration';
import type { Odds } from '@turn7/strategy';
import { useId } from 'preact/hooks';
import { percent } from '../../words/format.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import type { CoachAdvice } from '../bots/bot-worker.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { askedHere } from './asked.ts';
import { oddsIn, riskText, winChances } from './odds.ts';

/** Keeps its place while nothing is asked. Off, it is not there at all. */
export function CoachPanel({ model }: ModelProps) {
  const { coach: t } = useTexts();
  if (model.coach !== 'on' || model.me === null) return null;
  const asked = askedHere(model);
  return (
    <section class="coach" aria-label={t.name}>
      {asked?.kind === 'hit-or-stay' ? (
        <Advised model={model} seat={asked.seat} />
      ) : (
        <p class="coach-quiet">{asked === null && t.quiet}</p>
      )}
    </section>
  );
}

/** On phones one line, and the rest behind it. */
function Advised({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const { coach: t } = useTexts();
  const more = useId();
  const { view } = model.moment;
  const odds = oddsIn(view, seat);
  const risk = riskText(odds, view.seats[seat]?.lifeSaver ?? false, t);
  return (
    <>
      <p class="coach-risk">
        <b class="coach-percent">{percent(odds.bust)}</b> <span class="coach-short">{t.bust}</span>
        <span class="coach-words">
          {t.bustChance} <span class="muted">{risk}</span>
        </span>
      </p>
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${100 * odds.bust}%` }} />
      </span>
      <button type="button" class="coach-line ellipsis" popovertarget={more} title={t.more}>
        <Best advice={model.advice} otherwise={risk} />
      </button>
      <div class="coach-more" id={more} popover>
        <Outlook odds={odds} advice={model.advice} />
        <AdvisedMove model={model} odds={odds} />
      </div>
    </>
  );
}

interface BestProps {
  readonly advice: CoachAdvice | null;
  readonly otherwise: string;
}

/** The better answer with both chances to win, where they are known. */
function Best({ advice, otherwise }: BestProps) {
  const texts = useTexts();
  const { coach: t, advice: answers } = texts;
  const chances = advice === null ? null : winChances(advice);
  if (advice === null || chances === null) return <>{otherwise}</>;
  const { hit, stay } = chances;
  if (hit === stay) return <>{adviceText(advice, { names: [], texts })}</>;
  return advice.choice === HIT ? (
    <>
      <b>{answers.hit}</b> {t.wins(hit, answers.stay, stay)}
    </>
  ) : (
    <>
      <b>{answers.stay}</b> {t.wins(stay, answers.hit, hit)}
    </>
  );
}

interface OutlookProps {
  readonly odds: Odds;
  readonly advice: CoachAdvice | null;
}

/** What either answer makes of the game and of the round. */
function Outlook({ odds, advice }: OutlookProps) {
  const { coach: t, advice: answers, common } = useTexts();
  const chances = advice === null ? null : winChances(advice);
  return (
    <dl>
      <div>
        <dt>{answers.stay}</dt>
        <dd>
          {chances && `${t.win(chances.stay)} · `}
          {common.points(odds.points)}
        </dd>
      </div>
      <div>
        <dt>{answers.hit}</dt>
        <dd>
          {chances && `${t.win(chances.hit)} · `}
          {t.average(odds.expected)}
        </dd>
      </div>
    </dl>
  );
}

function AdvisedMove({ model, odds }: { readonly model: TableModel; readonly odds: Odds }) {
  const texts = useTexts();
  const { advice, names } = model;
  if (advice === null) return <p class="coach-advice" />;
  const why = winChances(advice) === null ? adviceText(advice, { names, texts }) : stakesText(odds, texts);
  return (
    <p class="coach-advice">
      {texts.coach.advises} <b>{answerText(advice.choice, { names, texts })}.</b> {why}
    </p>
  );
}

/** Where both chances to win are told, what is still worth a sentence is the difference of the points beside them. */
function stakesText({ points, bust, expected }: Odds, { advice, coach }: Texts): string {
  if (bust === 0) return advice.free;
  const more = expected - points;
  return more < 0 ? coach.loses(-more) : coach.gains(more);
}
