/** The two sets of names that the cards have, to choose from. */
import { ChoiceGroup } from '../settings/choice-group.tsx';
import { change, settings, VOCABULARIES } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { useChapter, useTexts } from '../texts/texts.ts';

export function Vocabularies() {
  const { basics: t } = useChapter('learn');
  const { settings: names } = useTexts();
  const { vocabulary } = useStore(settings);
  return (
    <section class="learn-names" aria-label={names.vocabulary}>
      <ChoiceGroup
        legend={names.vocabulary}
        choices={VOCABULARIES}
        nameOf={(choice) => names.vocabularies[choice]}
        chosen={vocabulary}
        onChoose={(choice) => change({ vocabulary: choice })}
      />
      <p class="muted">{t.names}</p>
    </section>
  );
}
