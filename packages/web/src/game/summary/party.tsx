/** A win of one's own: paper in the hues of the numbers rains once, and the rings of the table light up behind the words. */
import './party.css';

const NUMBERS = Array.from({ length: 13 }, (_, number) => number);
const SHEETS = 3;

export function Party() {
  return (
    <div class="party" aria-hidden="true">
      <span class="party-rings">
        {NUMBERS.slice(-7).map((number, ring) => (
          <i key={number} class={`n${number}`} style={{ '--ring': ring }} />
        ))}
      </span>
      <span class="party-paper">
        {Array.from({ length: NUMBERS.length * SHEETS }, (_, i) => (
          <i key={i} class={`n${i % NUMBERS.length}`} style={{ '--x': (i * 61) % 100, '--wait': (i * 37) % 100 }} />
        ))}
      </span>
    </div>
  );
}
