/** Says that a newer version is there. It stands on the front page alone, so that no game is ever in its way. */
import { useSignal } from '../../device/signal.ts';
import { update } from '../../device/update.ts';
import { useTexts } from '../../words/texts.ts';

export function UpdateOffer() {
  const take = useSignal(update);
  const { common } = useTexts();
  return (
    <div role="status" class="update-offer">
      {take !== null && (
        <>
          <span>{common.updateReady}</span>
          <button type="button" class="btn" onClick={take}>
            {common.updateNow}
          </button>
        </>
      )}
    </div>
  );
}
