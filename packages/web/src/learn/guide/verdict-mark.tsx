/** A verdict as a sign and a word. */
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import type { Verdict } from './verdict.ts';

const ICONS: Record<Verdict, IconName> = {
  holds: 'check',
  limits: 'contrast',
  idle: 'pause',
  false: 'close',
  'no choice': 'book',
};

/** The class that colours it. */
const TONES: Record<Verdict, string> = {
  holds: 'is-good',
  limits: 'is-mixed',
  idle: 'is-plain',
  false: 'is-bad',
  'no choice': 'is-plain',
};

export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const t = useChapter('guide');
  return (
    <span class={`guide-verdict ${TONES[verdict]}`} data-verdict={verdict}>
      <Icon name={ICONS[verdict]} />
      {t.verdicts[verdict]}
    </span>
  );
}
