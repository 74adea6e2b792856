/** The score of real cards that somebody shares, as its link shows it; what is hidden from those who look stays hidden. */
import { isolated } from '@turn7/narration';
import type { PreviewWords } from '@turn7/narration/preview';
import { isComplete, type Sheet, shownSheet, totalsOf } from '@turn7/protocol';
import { drawable } from './lettering.ts';
import type { Preview } from './preview.ts';
import { drawnNames, leadsIn, namesIn, sceneRows, told } from './shown-game.ts';

export function sheetPreview(kept: Sheet, words: PreviewWords): Preview {
  const sheet = shownSheet(kept);
  const { last, outcome } = totalsOf(sheet);
  const names = sheet.players.map(({ name }) => name);
  const drawn = drawnNames(names, words);
  const rounds =
    outcome.kind === 'won' ? outcome.round + 1 : sheet.rounds.filter((_, round) => isComplete(sheet, round)).length;
  const won = outcome.kind === 'won' ? outcome.seat : null;
  const after = words.score.after(rounds);
  const standing =
    won === null
      ? leadsIn(last, names, words)
      : told(words.wins(isolated(names[won] ?? '')), `${words.result(last[won] ?? 0, rounds)}.`);
  return {
    title: sheet.title === '' ? words.score.title : sheet.title,
    description: told(
      names.length === 0 ? null : `${namesIn(names, words)}.`,
      won === null ? `${after}.` : null,
      standing,
    ),
    scene: {
      kind: 'standing',
      label: words.score.label,
      headline: won === null ? (drawable(sheet.title) ?? words.score.title) : words.wins(isolated(drawn[won] ?? '')),
      line: won === null ? after : words.result(last[won] ?? 0, rounds),
      rows: sceneRows(last, drawn),
      hand: [],
      more: words.more,
    },
    isOpen: true,
  };
}
