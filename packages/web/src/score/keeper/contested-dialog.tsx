/** Somebody was faster: before their entry is written over, whoever is late is asked. */
import { isolated } from '@turn7/narration';
import { entryOf, isHidden, playerOf, pointsOf, type ScoreEntry } from '@turn7/protocol';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import type { ScoreModel } from './score-model.ts';

export function ContestedDialog({ model }: { readonly model: ScoreModel }) {
  const { contested: t } = useChapter('share');
  const { common } = useTexts();
  const { contested: mine, sheet } = model;
  const theirs = mine === null ? null : entryOf(sheet, mine.spot.round, mine.spot.player);
  if (mine === null || theirs === null) return null;
  const told = (entry: ScoreEntry): string => (entry.kind === 'bust' ? common.status.busted : number(pointsOf(entry)));
  const { round, player } = mine.spot;
  const words = isHidden(sheet, mine.spot)
    ? t.hidden
    : {
        tells: t.tells(told(theirs), told(mine.entry)),
        keep: t.keep(told(theirs)),
        replace: t.replace(told(mine.entry)),
      };
  return (
    <ConfirmDialog
      key={`${round} ${player}`}
      open
      title={t.title(isolated(playerOf(sheet, player)?.name ?? ''), round + 1)}
      tells={words.tells}
      keep={words.keep}
      onKeep={() => model.yieldTo(mine, true)}
      giveUp={words.replace}
      onGiveUp={() => model.yieldTo(mine, false)}
    />
  );
}
