/** What is said of a choice. */
import type { ChoiceReview } from '@turn7/strategy';
import type { Chapters } from '../../words/chapters.ts';
import { percent } from '../../words/format.ts';
import { error } from './figures.ts';

/** `costs 4.2% ± 0.9` */
export const costText = ({ cost, se }: Pick<ChoiceReview, 'cost' | 'se'>, t: Chapters['review']): string =>
  t.costs(`${percent(cost, 1)} ${error(se)}`);
