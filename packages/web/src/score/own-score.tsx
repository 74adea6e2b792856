/** The score of this device's own evening: one game after another, in the sight of all who follow it. */
import { useState } from 'preact/hooks';
import { useChapter } from '../words/texts.ts';
import { KeeperScreen } from './keeper/keeper-screen.tsx';
import { beginNext, isFollowed, playAgain } from './next-game.ts';
import { SetupScreen } from './setup/setup-screen.tsx';
import type { ScoreKeeper } from './sheet/keeper.ts';
import { library } from './sheet/library.ts';

interface OwnScoreProps {
  readonly keeper: ScoreKeeper;
  /** After the game was put away: here a new score is set up that nobody follows. */
  readonly onPutAway?: () => void;
}

/** A game that others follow stays where it is until the next one begins: their link is for the whole evening. */
export function OwnScore({ keeper, onPutAway }: OwnScoreProps) {
  const { setup: t } = useChapter('score');
  const [isSettingUp, setSettingUp] = useState(false);
  const begin = () => {
    if (isFollowed(keeper)) return setSettingUp(true);
    library.setCurrent(null);
    onPutAway?.();
  };
  if (!isSettingUp) return <KeeperScreen keeper={keeper} onAgain={() => playAgain(keeper)} onNew={begin} />;
  const goBack = () => setSettingUp(false);
  return (
    <SetupScreen
      onStart={(sheet) => {
        beginNext(keeper, sheet);
        goBack();
      }}
    >
      <p class="score-notice">
        {t.followed}{' '}
        <button type="button" class="btn small" onClick={goBack}>
          {t.goBack}
        </button>
      </p>
    </SetupScreen>
  );
}
