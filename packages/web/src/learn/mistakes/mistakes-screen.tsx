/** The common mistakes: what people do, what is right, why, and where to watch it. */
import './mistakes-screen.css';
import { SOLVED_DUEL } from '@turn7/strategy';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../ui/icon.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { useChapter } from '../../words/texts.ts';
import { deckNamed, ruleNamed } from '../bonus/bonus.ts';
import { caseLabel } from '../catalogue.ts';
import { LearnPage } from '../learn-page.tsx';
import { RulingLinks } from '../ruling-links.tsx';
import { type MistakeId, PLAY_MISTAKES, type PlayMistake, RULE_MISTAKES } from './mistakes.ts';

export function MistakesScreen() {
  const t = useChapter('learn');
  useAnchor();
  return (
    <LearnPage part="mistakes" lead={t.mistakes.lead}>
      <section class="mistakes" aria-labelledby="of-rules">
        <h2 id="of-rules">{t.mistakes.ofRules}</h2>
        {RULE_MISTAKES.map(({ id, ruling, watch }) => (
          <MistakeView key={id} id={id}>
            <h4>{t.mistakes.why}</h4>
            <RulingLinks rulings={[ruling]} />
            <a class="btn quiet" href={`/learn/cases#${watch}`}>
              <Icon name="play" />
              {t.watch(caseLabel(watch))}
            </a>
          </MistakeView>
        ))}
      </section>
      <section class="mistakes" aria-labelledby="of-play">
        <h2 id="of-play">{t.mistakes.ofPlay}</h2>
        {PLAY_MISTAKES.map(({ id, more }) => (
          <MistakeView key={id} id={id}>
            <Figures id={id} />
            <a class="btn quiet" href={more}>
              {t.mistakes.more}
            </a>
          </MistakeView>
        ))}
      </section>
    </LearnPage>
  );
}

function MistakeView({ id, children }: { readonly id: MistakeId; readonly children: ComponentChildren }) {
  const { mistakes: t } = useChapter('learn');
  const { wrong, right } = t.list[id];
  return (
    <article class="mistake" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span class="mistake-sign c-bad">
          <Icon name="close" />
          {t.wrong}
        </span>
        {wrong}
      </h3>
      <p>
        <span class="mistake-sign c-good">
          <Icon name="check" />
          {t.right}
        </span>
        {right}
      </p>
      <div class="mistake-more">{children}</div>
    </article>
  );
}

/** What the solver says to it. */
function Figures({ id }: Pick<PlayMistake, 'id'>) {
  const { mistakes: t } = useChapter('learn');
  if (id === 'chase') return <p>{t.chaseFigures(ruleNamed('always hit').value, deckNamed('numbers').value)}</p>;
  return id === 'sameGame' ? <p>{t.gameFigures(SOLVED_DUEL.win)}</p> : null;
}
