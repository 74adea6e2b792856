/** Asks before a game that was left is given up for a new one. */
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useTexts } from '../../words/texts.ts';
import type { LocalGames } from './use-local-games.ts';

export function ReplaceDialog({ games }: { readonly games: LocalGames }) {
  const { front: t } = useTexts();
  return (
    <ConfirmDialog
      open={games.isReplacing}
      title={t.replaceTitle}
      tells={t.replaceTells}
      keep={t.keep}
      onKeep={games.keep}
      giveUp={t.newGame}
      onGiveUp={games.replace}
    />
  );
}
