/** How a round is scored: the order, every worked example with its steps, a whole round, and a calculator. */
import '../../game/help/short-rules.css';
import './scoring-screen.css';
import { isTurn7, MODIFIER_CARDS, NUMBER_CARDS, scoreOf } from '@turn7/engine';
import { useState } from 'preact/hooks';
import type { Replay } from '../../game/replay/replay.ts';
import { CardToggles, toggled } from '../../ui/card-toggles.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { useReplays } from '../case-files.ts';
import { CasePlayer } from '../case-player.tsx';
import { LearnPage } from '../learn-page.tsx';
import { RulingLinks } from '../ruling-links.tsx';
import {
  EXAMPLE_FILES,
  EXAMPLE_GROUPS,
  EXAMPLES,
  type Example,
  type ExampleGroup,
  examplesIn,
  WALKTHROUGH,
} from './examples.ts';
import { HandOf, ScoreSteps } from './score-steps.tsx';

const FILES = [...EXAMPLE_FILES, WALKTHROUGH];

export function ScoringScreen() {
  const { scoring: t } = useChapter('learn');
  const { common } = useTexts();
  const loaded = useReplays(FILES);
  const replays = new Map(loaded.kind === 'there' ? loaded.replays.map((replay, i) => [FILES[i], replay]) : []);
  useAnchor(loaded.kind === 'there');
  const walkthrough = replays.get(WALKTHROUGH);
  return (
    <LearnPage part="scoring" lead={t.lead}>
      <section aria-labelledby="order">
        <h2 id="order">{t.order}</h2>
        <ol class="short-rules">
          {t.orderSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <RulingLinks rulings={['R39', 'R40', 'R41']} />
      </section>
      <Calculator />
      {loaded.kind === 'missing' && <p class="muted">{common.missing}</p>}
      {EXAMPLE_GROUPS.map((group) => (
        <Group key={group} group={group} replays={replays} />
      ))}
      {walkthrough && <Walkthrough replay={walkthrough} />}
    </LearnPage>
  );
}

interface GroupProps {
  readonly group: ExampleGroup;
  /** By the name of the record, as soon as they are there. */
  readonly replays: ReadonlyMap<string | undefined, Replay>;
}

function Group({ group, replays }: GroupProps) {
  const { scoring: t } = useChapter('learn');
  return (
    <section aria-labelledby={group}>
      <h2 id={group}>{t.groups[group]}</h2>
      <div class="examples">
        {EXAMPLES[group].map((file) => {
          const replay = replays.get(file);
          const [example] = replay === undefined ? [] : examplesIn(replay);
          return example && <ExampleCard key={file} id={file} example={example} />;
        })}
      </div>
    </section>
  );
}

function Walkthrough({ replay }: { readonly replay: Replay }) {
  const { scoring: t } = useChapter('learn');
  return (
    <section aria-labelledby="walkthrough">
      <h2 id="walkthrough" tabIndex={-1}>
        {t.walkthrough}
      </h2>
      <p>{t.walkthroughText}</p>
      <CasePlayer replay={replay} />
      <div class="examples">
        {examplesIn(replay).map((example) => (
          <ExampleCard key={example.name} id={`walkthrough-${example.name}`} example={example} isNamed />
        ))}
      </div>
    </section>
  );
}

/** A worked example: a hand from a record, and how it scores. */
interface ExampleCardProps {
  /** Where a link leads to. */
  readonly id: string;
  readonly example: Example;
  /** Whose hand it is, where there are several. */
  readonly isNamed?: boolean;
}

function ExampleCard({ id, example: { cards, score, name }, isNamed = false }: ExampleCardProps) {
  const { scoring: t } = useChapter('learn');
  return (
    <article class="example" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        {isNamed && `${name} · `}
        {t.points(score ?? 0)}
      </h3>
      <HandOf cards={cards} isBusted={score === null} />
      {score === null ? <p>{t.bust}</p> : <ScoreSteps cards={cards} />}
    </article>
  );
}

/** A hand to put together, and its score as it grows. */
function Calculator() {
  const { scoring: t } = useChapter('learn');
  const [cards, setCards] = useState<readonly number[]>([]);
  const toggle = (card: number) => setCards(toggled(cards, card));
  const isSeven = isTurn7(cards);
  return (
    <section class="calculator" aria-labelledby="calculator">
      <h2 id="calculator" tabIndex={-1}>
        {t.calculator}
      </h2>
      <p>{t.calculatorText}</p>
      <CardToggles legend={t.chooseNumbers} choices={NUMBER_CARDS} held={cards} onToggle={toggle} isFull={isSeven} />
      <CardToggles legend={t.chooseModifiers} choices={MODIFIER_CARDS} held={cards} onToggle={toggle} />
      <div class="calculator-result">
        {cards.length > 0 && <ScoreSteps cards={cards} />}
        <p class="calculator-total" role="status">
          {cards.length === 0 ? t.none : t.result(scoreOf(cards).total)} {isSeven && t.sevenReached}
        </p>
        <button type="button" class="btn quiet" aria-disabled={cards.length === 0} onClick={() => setCards([])}>
          {t.reset}
        </button>
      </div>
    </section>
  );
}
