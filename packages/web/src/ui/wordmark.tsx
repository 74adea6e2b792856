/** The name of the page, its 7 drawn as on the cards. */
import './wordmark.css';
import { strokesOf } from '@turn7/cards';

const WEIGHT = 19;
const [SEVEN] = strokesOf('7', { x: 29, y: 0, height: 78, width: 58, weight: WEIGHT, gap: 0 });

export function Wordmark() {
  return (
    <span class="wordmark">
      Turn
      <svg viewBox="0 0 58 78" aria-hidden="true">
        <path d={SEVEN?.d} stroke-width={WEIGHT} />
        <path class="inline" d={SEVEN?.d} stroke-width="3" />
      </svg>
      <span class="vh">7</span>
    </span>
  );
}
