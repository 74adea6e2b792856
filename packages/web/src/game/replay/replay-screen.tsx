/** Replays: of a link, of a table's game, of a file. A file that is dropped anywhere is opened, or refused. */
import { useEffect, useState } from 'preact/hooks';
import { type Address, address, goTo, keptWithAddress, openedFrom, replaceAddress } from '../../device/address.ts';
import { useSignal } from '../../device/signal.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { LatestGames } from '../my-games/latest-games.tsx';
import { GamesScreen } from './games-screen.tsx';
import { type GivenText, readFile } from './given.ts';
import { OpenForm } from './open-form.tsx';
import { type KeptFile, type Opened, openAddress, openText } from './opened.ts';
import type { Problem } from './problem.ts';
import { Refusal } from './refusal.tsx';
import { ReplayPage } from './replay-page.tsx';

/** What an address came to. */
interface Read {
  readonly place: Address;
  readonly opened: Opened;
}

/** Something that was given and is not shown. */
interface Refused {
  readonly problem: Problem;
  /** Its text, to be mended. */
  readonly draft: string;
}

export function ReplayScreen() {
  const t = useChapter('replay');
  const place = useSignal(address); // another one even if a link leads to the same address
  const [read, setRead] = useState<Read | null>(null);
  /** null while the address is being read. */
  const opened = read?.place === place ? read.opened : null;
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    setRefused(null);
    const { file } = keptWithAddress();
    void openAddress({ ...place, file }).then((found) => address.value === place && setRead({ place, opened: found }));
  }, [place]);
  useTitle(t.title);

  const isGame = opened?.kind === 'games';
  /** What is open stays until something better is there, and the browser's back button leads to it. */
  const openGiven = (given: GivenText) => {
    const found = openText(given);
    if (found.kind === 'wrong') return setRefused({ problem: found.problem, draft: given.text });
    const file: KeptFile = { ...given, chosen: 0 };
    if (isGame) goTo('/replay', { file });
    else replaceAddress('/replay', { from: openedFrom(), file });
  };
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const given = await readFile(file);
    if ('kind' in given) setRefused({ problem: given, draft: '' });
    else openGiven(given);
  };
  const { isOver, target } = useFileDrop((file) => void openFile(file));

  return (
    <div class="replay-drop" {...target}>
      {isOver && <p class="drop-here">{t.dropHere}</p>}
      {isGame && <GamesScreen games={opened} onOther={() => goTo('/replay')} />}
      {isGame && refused !== null && <Refusal problem={refused.problem} onClose={() => setRefused(null)} />}
      {!isGame && (
        <ReplayPage>
          {opened !== null && (
            <main>
              <OpenForm
                problem={refused?.problem ?? (opened.kind === 'wrong' ? opened.problem : null)}
                draft={refused?.draft ?? ''}
                onFile={(file) => void openFile(file)}
                onText={openGiven}
              />
              <LatestGames />
            </main>
          )}
        </ReplayPage>
      )}
    </div>
  );
}
