/** The complete rules, in the language and vocabulary chosen; every ruling can be linked to. */
import './help-dialog.css';
import './rules-screen.css';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useTexts } from '../../words/texts.ts';
import { CardGallery } from './card-gallery.tsx';
import { RulingList } from './ruling-list.tsx';
import { SECTIONS } from './sections.ts';
import { ShortRules } from './short-rules.tsx';

export function RulesScreen() {
  const { help: t } = useTexts();
  useAnchor();
  useTitle(`${t.rules} · Turn 7`);
  return (
    <div class="rules">
      <PageHeader />
      <main>
        <h1>{t.rulesTitle}</h1>
        <section aria-labelledby="how">
          <h2 id="how">{t.howToPlay}</h2>
          <ShortRules />
        </section>
        <section aria-labelledby="the-cards">
          <h2 id="the-cards">{t.cards}</h2>
          <CardGallery />
        </section>
        <section aria-labelledby="meanings">
          <h2 id="meanings">{t.words}</h2>
          <dl class="meanings">
            {t.meanings.map(([word, meaning]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="rulings">
          <h2 id="rulings">{t.rulings}</h2>
          <Contents />
          <RulingList />
        </section>
        <p class="help-small">{t.independent}</p>
      </main>
    </div>
  );
}

function Contents() {
  const { help: t } = useTexts();
  return (
    <nav class="rules-contents" aria-label={t.contents}>
      {SECTIONS.map(({ id }) => (
        <a key={id} href={`/rules#${id}`}>
          {t.sections[id]}
        </a>
      ))}
    </nav>
  );
}
