/** Examples to begin with, one tap each. */

import type { Draft } from '../../game/position/draft.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';

export function PresetRow({ onChoose }: { readonly onChoose: (draft: Draft) => void }) {
  const t = useChapter('position');
  const { common } = useTexts();
  const nameOf = (name: PresetName): string => {
    const [own, other] = PRESETS[name].seats;
    const cards = (own?.cards ?? []).map((card) => common.cardSign(card)).join(' ');
    return t.preset[name](cards, `${own?.total ?? 0} : ${other?.total ?? 0}`);
  };
  return (
    <fieldset class="position-presets">
      <legend>{t.presets}</legend>
      {PRESET_NAMES.map((name) => (
        <button key={name} type="button" class="btn quiet small" onClick={() => onChoose(PRESETS[name])}>
          {nameOf(name)}
        </button>
      ))}
    </fieldset>
  );
}
