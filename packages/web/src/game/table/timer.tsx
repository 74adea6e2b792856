/** How long there is left to answer: a bar that empties, and the seconds in words. */
import './timer.css';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../../words/texts.ts';
import type { ModelProps } from './table-model.ts';

const SECOND = 1000;

/** Its place is kept while nobody hurries. */
export function Timer({ model }: ModelProps) {
  const { due } = model.moment;
  return <div class="timer">{due !== null && <Running key={due} due={due} />}</div>;
}

function Running({ due }: { readonly due: number }) {
  const { table: t } = useTexts();
  const [whole] = useState(() => Math.max(0, due - Date.now()));
  const [left, setLeft] = useState(whole);
  useEffect(() => {
    const ticking = setInterval(() => setLeft(Math.max(0, due - Date.now())), SECOND);
    return () => clearInterval(ticking);
  }, [due]);
  return (
    <span role="timer" aria-label={t.secondsLeft(Math.ceil(left / SECOND))}>
      <i style={{ animationDuration: `${whole}ms` }} />
    </span>
  );
}
