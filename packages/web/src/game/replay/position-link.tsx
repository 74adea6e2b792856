/** Opens this moment in the lab, wherever somebody is about to hit or stay. */

import { goTo } from '../../device/address.ts';
import { useTexts } from '../../words/texts.ts';
import { positionAddress } from '../position/address.ts';
import { draftBefore } from '../position/draft.ts';
import { type Film, frameAt } from './replay.ts';

export function PositionLink({ film, at }: { readonly film: Film; readonly at: number }) {
  const { replay: t } = useTexts();
  const draft = draftBefore(film.events[at] ?? null, frameAt(film, at).view);
  return (
    <button
      type="button"
      class="btn quiet"
      aria-disabled={draft === null}
      onClick={() => draft && goTo(positionAddress(draft))}
    >
      {t.position}
    </button>
  );
}
