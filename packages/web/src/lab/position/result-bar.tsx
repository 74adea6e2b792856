/** On phones what follows from a position lies far below it: its heart stays in sight, and one tap leads there. */
import { oddsOf } from '@turn7/strategy';
import { useMemo } from 'preact/hooks';
import { positionAddress } from '../../game/position/address.ts';
import type { Draft } from '../../game/position/draft.ts';
import { bustsIn } from '../../game/question/odds.ts';
import { Icon } from '../../ui/icon.tsx';
import { percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { check } from './problems.ts';

export function ResultBar({ draft }: { readonly draft: Draft }) {
  const t = useChapter('position');
  const checked = useMemo(() => check(draft), [positionAddress(draft)]);
  const odds = checked.kind === 'game' ? oddsOf(checked.game, draft.asked) : null;
  return (
    <button type="button" class="btn result-bar" onClick={() => document.getElementById('result')?.scrollIntoView()}>
      <span class="tn">
        {odds === null ? t.impossibleShort : t.barTells(percent(odds.bust), bustsIn(odds), odds.cards)}
      </span>
      <Icon name="down" />
    </button>
  );
}
