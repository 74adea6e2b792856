/** The first game: a real table with two bots, and somebody who explains. It begins anew whenever it is opened. */
import { cleanName } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { startBotWorker } from '../../game/bots/bot-worker.ts';
import { TableScreen } from '../../game/table/table-screen.tsx';
import { useTexts } from '../../words/texts.ts';
import { FirstGameSession } from './first-game-session.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { LessonState } from './lesson-state.ts';

export function FirstGameScreen() {
  const [round, setRound] = useState(1);
  return <FirstGame key={round} onAgain={() => setRound(round + 1)} />;
}

function FirstGame({ onAgain }: { readonly onAgain: () => void }) {
  const { common } = useTexts();
  const [{ lessons, session }] = useState(() => begin(cleanName(settings.value.name) ?? common.you));
  useEffect(() => () => session.close(), [session]);
  return (
    <TableScreen
      session={session}
      beside={(model) => <LessonPanel model={model} lessons={lessons} onAgain={onAgain} />}
    />
  );
}

function begin(you: string): { readonly lessons: LessonState; readonly session: FirstGameSession } {
  const lessons = new LessonState();
  return { lessons, session: new FirstGameSession(you, lessons, startBotWorker()) };
}
