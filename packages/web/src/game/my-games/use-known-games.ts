/** The games of this device with all that is known of them. What is not known yet is worked out while the page is open. */
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import type { GameFacts } from '../kept/facts.ts';
import { openGamesWorker } from '../kept/games-worker.ts';
import { type KnownGame, keptGames } from '../kept/kept-games.ts';
import { keepLeftovers } from '../kept/leftovers.ts';

export type KnownGames =
  | { readonly kind: 'opening' }
  /** The browser keeps no games. */
  | { readonly kind: 'none' }
  /** The latest first. `left`: those that are still to be looked through. */
  | { readonly kind: 'games'; readonly games: readonly KnownGame[]; readonly left: number };

/** So many are looked through before they are shown. */
const PIECE = 25;

export function useKnownGames(): KnownGames {
  const revision = useSignal(keptGames.revision);
  const [known, setKnown] = useState<KnownGames>({ kind: 'opening' });
  useEffect(() => void keepLeftovers(), []);
  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: KnownGames) => leaving.signal.aborted || setKnown(next);
    keptGames.all().then(
      (games) => void workOut(games, show, leaving.signal),
      () => show({ kind: 'none' }),
    );
    return () => leaving.abort();
  }, [revision]);
  return known;
}

async function workOut(
  games: readonly KnownGame[],
  show: (known: KnownGames) => void,
  leaving: AbortSignal,
): Promise<void> {
  const unknown = games.filter(({ facts }) => facts === null);
  show({ kind: 'games', games, left: unknown.length });
  if (unknown.length === 0) return;
  const worker = openGamesWorker();
  leaving.addEventListener('abort', () => worker.close());
  const found = new Map<string, GameFacts>();
  for (let done = 0; done < unknown.length && !leaving.aborted; done += PIECE) {
    const piece = unknown.slice(done, done + PIECE);
    const facts = await Promise.all(piece.map((game) => worker.factsOf(game)));
    const news = new Map(
      piece.flatMap(({ id }, i): [string, GameFacts][] => (facts[i] == null ? [] : [[id, facts[i]]])),
    );
    await keptGames.putFacts(news).catch(() => {}); // a full device: they are worked out again next time
    for (const [id, one] of news) found.set(id, one);
    const shown = games.map((game) => ({ ...game, facts: game.facts ?? found.get(game.id) ?? null }));
    show({ kind: 'games', games: shown, left: Math.max(0, unknown.length - done - PIECE) });
  }
  worker.close();
}
