/** Who comes next, in words. */
import './piles.css';
import { comingSeats } from '@turn7/engine';
import { Fragment } from 'preact';
import { useTexts } from '../../words/texts.ts';
import type { ModelProps } from './table-model.ts';

/** `shown`: how many are named. Keeps its lines while there is nobody to name. */
export function NextUp({ model, shown = 5 }: ModelProps & { readonly shown?: number }) {
  const { table: t } = useTexts();
  const { moment, names } = model;
  const isOn = moment.view.phase === 'turns' && moment.roundEnd === null;
  const coming = isOn ? comingSeats(moment.view).filter((seat) => seat !== moment.view.turn) : [];
  return (
    // Other names are another line, not the same one that moved.
    <p key={coming.join()} class="next-up">
      {coming.length > 0 && <span class="muted">{t.next}: </span>}
      {coming.slice(0, shown).map((seat, place) => (
        <Fragment key={seat}>
          {place > 0 && <span class="muted"> · </span>}
          {names[seat]?.you ? <b>{t.you}</b> : names[seat]?.text}
        </Fragment>
      ))}
      {coming.length > shown && <span class="muted"> {t.andMore(coming.length - shown)}</span>}
    </p>
  );
}
