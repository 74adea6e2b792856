/** A replay inside a page of somebody else: what happens in words, the seats, and the controls. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Address } from '../../device/address.ts';
import { KEYS } from '../../ui/keys.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { useMotion } from '../motion/use-motion.ts';
import { Controls } from '../replay/controls.tsx';
import { headline, placeText } from '../replay/moment-words.ts';
import { type Games, isProblem, type Opened, openAddress, openReplay } from '../replay/opened.ts';
import { usePlayer, usePlayerKeys } from '../replay/player.ts';
import type { Problem } from '../replay/problem.ts';
import { ProblemWords } from '../replay/problem-words.tsx';
import { frameAt, type Replay } from '../replay/replay.ts';
import { keptIn } from '../replay/replay-link.ts';
import { useReplayModel } from '../replay/replay-model.ts';
import { ReplaySeats } from '../replay/replay-seats.tsx';
import { EmbedPage } from './embed-page.tsx';

type Place = Pick<Address, 'search' | 'hash'>;

export function ReplayEmbedScreen(place: Place) {
  const t = useChapter('replay');
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    void open(place).then(setOpened);
  }, [place.search, place.hash]);
  useTitle(t.title);
  return (
    <EmbedPage title={t.heading} href={`/replay${place.search}${place.hash}`}>
      {opened !== null && <Shown opened={opened} />}
    </EmbedPage>
  );
}

/** What one device keeps is nothing that others could see. */
async function open({ search, hash }: Place): Promise<Opened> {
  if (keptIn(hash) !== null) return { kind: 'wrong', problem: { kind: 'gone' } };
  return openAddress({ search, hash, file: null });
}

function Shown({ opened }: { readonly opened: Opened }) {
  const t = useChapter('embed');
  if (opened.kind === 'nothing') return <Wrong problem={null} words={t.noGame} />;
  if (opened.kind === 'wrong') return <Wrong problem={opened.problem} words="" />;
  return <Game games={opened} />;
}

function Wrong({ problem, words }: { readonly problem: Problem | null; readonly words: string }) {
  return (
    <main class="embed-board">
      <div role="alert">{problem === null ? <p>{words}</p> : <ProblemWords problem={problem} />}</div>
    </main>
  );
}

/** Of several games the first. */
function Game({ games: { records, given, at } }: { readonly games: Games }) {
  const [located] = records;
  const replay = useMemo(() => openReplay(located, given), [located, given]);
  return isProblem(replay) ? <Wrong problem={replay} words="" /> : <PlayedGame replay={replay} start={at} />;
}

function PlayedGame({ replay, start }: { readonly replay: Replay; readonly start: number }) {
  const t = useChapter('replay');
  const player = usePlayer(replay, start);
  usePlayerKeys(player);
  const { at } = player;
  const { model, narrator } = useReplayModel(replay, at);
  const main = useRef<HTMLElement>(null);
  useMotion(main, model.moment);
  const place = placeText(replay, at, t);
  return (
    <>
      <main class="embed-board" ref={main}>
        <p class="embed-now" aria-live="polite">
          <span class="muted">{place}</span>
          <b>{headline(frameAt(replay, at).event, narrator, t)}</b>
        </p>
        <ReplaySeats model={model} />
      </main>
      <Controls replay={replay} player={player} place={place} keys={KEYS.replay} />
    </>
  );
}
