/** The two sets of names that the cards have, to choose from. */

import { VOCABULARIES } from '@turn7/narration/languages';
import { change, settings } from '../device/settings.ts';
import { useSignal } from '../device/signal.ts';
import { ChoiceGroup } from '../ui/settings/choice-group.tsx';
import { useChapter, useTexts } from '../words/texts.ts';

export function Vocabularies() {
  const { basics: t } = useChapter('learn');
  const { settings: names } = useTexts();
  const { vocabulary } = useSignal(settings);
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
