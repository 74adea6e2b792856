/** The state of a seat in a word, a sign and a colour; an active one that waits has none. */
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import type { Look } from './facts.ts';
import { lookWord } from './words.ts';

export const LOOKS: Record<Exclude<Look, 'active'>, { readonly icon: IconName; readonly tone: string }> = {
  turn: { icon: 'turn', tone: 'c-turn' },
  stayed: { icon: 'flag', tone: 'c-good' },
  locked: { icon: 'lock', tone: 'c-cool' },
  busted: { icon: 'bust', tone: 'c-bad' },
  'turn 7': { icon: 'seven', tone: 'c-turn' },
};

export function StatusChip({ look, you }: { readonly look: Look; readonly you: boolean }) {
  const texts = useTexts();
  if (look === 'active') return null;
  const { icon, tone } = LOOKS[look];
  return (
    <span class={`chip ${tone}`}>
      <Icon name={icon} />
      {lookWord(look, you, texts)}
    </span>
  );
}
