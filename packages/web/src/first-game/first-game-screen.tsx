/** The first game: a real table with two bots, and somebody who explains. It begins anew whenever it is opened. */
import { cleanName } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { PACES } from '../telling/pace.ts';
import { CLOCK } from '../telling/timers.ts';
import { useTexts } from '../texts/texts.ts';
import { startThinker } from '../thinker/thinker.ts';
import { FirstGameSession } from './first-game-session.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { Teacher } from './teacher.ts';
import '../styles/first-game.css';

export function FirstGameScreen() {
  const [round, setRound] = useState(1);
  return <FirstGame key={round} onAgain={() => setRound(round + 1)} />;
}

function FirstGame({ onAgain }: { readonly onAgain: () => void }) {
  const { common } = useTexts();
  const [{ teacher, session }] = useState(() => begin(cleanName(settings.value.name) ?? common.you));
  useEffect(() => () => session.close(), [session]);
  return (
    <TableScreen
      session={session}
      beside={(scene) => <LessonPanel scene={scene} teacher={teacher} onAgain={onAgain} />}
    />
  );
}

function begin(you: string): { readonly teacher: Teacher; readonly session: FirstGameSession } {
  const teacher = new Teacher();
  const tools = { pace: () => PACES[settings.value.speed], timers: CLOCK, chance: Math.random };
  return { teacher, session: new FirstGameSession(you, teacher, startThinker(), tools) };
}
