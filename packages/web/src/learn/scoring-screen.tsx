/** How a round is scored: the order, every worked example with its steps, a whole round, and a calculator. */
import '../game/help/short-rules.css';
import './scoring-screen.css';
import type { Replay } from '../game/replay/replay.ts';
import { useAnchor } from '../ui/use-anchor.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { Calculator } from './calculator.tsx';
import { CasePlayer } from './case-player.tsx';
import { ExampleCard } from './example-card.tsx';
import { EXAMPLE_FILES, EXAMPLE_GROUPS, EXAMPLES, type ExampleGroup, examplesIn, WALKTHROUGH } from './examples.ts';
import { LearnPage } from './learn-page.tsx';
import { RulingLinks } from './ruling-links.tsx';
import { useReplays } from './use-replays.ts';

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
