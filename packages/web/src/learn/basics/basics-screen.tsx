/** The rules with pictures made of our own cards: the goal, the deck, and a round in steps. */
import './basics-screen.css';
import { CardGallery } from '../../game/help/card-gallery.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { useReplays } from '../case-files.ts';
import { LearnPage } from '../learn-page.tsx';
import { RulingLinks } from '../ruling-links.tsx';
import { Vocabularies } from '../vocabularies.tsx';
import { StepPicture } from './step-picture.tsx';
import { frameOf, STEPS, type Step } from './steps.ts';

export function BasicsScreen() {
  const { basics: t } = useChapter('learn');
  useAnchor();
  return (
    <LearnPage part="basics" lead={t.goalText}>
      <Vocabularies />
      <section aria-labelledby="round">
        <h2 id="round">{t.round}</h2>
        <ol class="learn-steps">
          {STEPS.map((step) => (
            <li key={step.id}>
              <StepView step={step} />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="deck">
        <h2 id="deck">{t.deck}</h2>
        <CardGallery />
      </section>
    </LearnPage>
  );
}

function StepView({ step: { id, rulings, scenes } }: { readonly step: Step }) {
  const { basics: t } = useChapter('learn');
  const { title, text } = t.steps[id];
  return (
    <article class="learn-step" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div class="learn-step-words">
        <h3 id={`${id}-title`}>{title}</h3>
        <p>{text}</p>
        <RulingLinks rulings={rulings} />
      </div>
      <Pictures scenes={scenes} />
    </article>
  );
}

/** They have their room before they are there, so that nothing below them moves. */
function Pictures({ scenes }: Pick<Step, 'scenes'>) {
  const { basics: t } = useChapter('learn');
  const { common } = useTexts();
  const loaded = useReplays(FILES.get(scenes) ?? []);
  const labels = scenes.length > 1 ? [t.before, t.after] : [];
  return (
    <div class="learn-pictures">
      {loaded.kind === 'missing' && <p class="muted">{common.missing}</p>}
      {loaded.kind === 'there' &&
        scenes.map((scene, i) => {
          const replay = loaded.replays[i];
          return replay && <StepPicture key={i} replay={replay} at={frameOf(replay, scene)} label={labels[i]} />;
        })}
    </div>
  );
}

const FILES = new Map(STEPS.map(({ scenes }) => [scenes, scenes.map(({ file }) => file)]));
