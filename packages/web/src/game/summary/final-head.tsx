/** Who won. At a win of one's own rings light up behind the words, and paper in the hues of the numbers rains once. */
import './final-head.css';
import type { ComponentChildren } from 'preact';

const NUMBERS = Array.from({ length: 13 }, (_, number) => number);
const SHEETS = 3;

export const FinalHead = ({ isWon, children }: { readonly isWon: boolean; readonly children: ComponentChildren }) => (
  <>
    {isWon && <Paper />}
    <header class={`final-head${isWon ? ' is-won' : ''}`}>
      {isWon && <Rings />}
      {children}
    </header>
  </>
);

const Rings = () => (
  <span class="party-rings" aria-hidden="true">
    {NUMBERS.slice(-7).map((number, ring) => (
      <i key={number} class={`n${number}`} style={{ '--ring': ring }} />
    ))}
  </span>
);

const Paper = () => (
  <span class="party-paper" aria-hidden="true">
    {Array.from({ length: NUMBERS.length * SHEETS }, (_, i) => (
      <i key={i} class={`n${i % NUMBERS.length}`} style={{ '--x': (i * 61) % 100, '--wait': (i * 37) % 100 }} />
    ))}
  </span>
);
