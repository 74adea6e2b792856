/** Who leads, and whether that could be chance. */
import { useChapter } from '../../words/texts.ts';
import { useBotWords } from './bot-words.ts';
import type { Group } from './groups.ts';
import { leadOf, SURE } from './noise.ts';

interface NoiseProps {
  readonly groups: readonly Group[];
  readonly games: number;
}

export function Noise({ groups, games }: NoiseProps) {
  const t = useChapter('simulation');
  const { groupName } = useBotWords();
  const lead = leadOf(groups, games);
  if (lead === null) return null;
  const { first, second, difference, isNoise } = lead;
  const names = [groupName(first.word, 1), groupName(second.word, 1)] as const;
  const range = t.range(100 * difference.value, 100 * SURE * difference.se);
  return <p class="sim-verdict">{isNoise ? t.noise(...names, range) : t.ahead(...names, range)}</p>;
}
