/** At a rated table: whether this person's games count, and what is known of those whose games do. */
import './rated-note.css';
import { isolated } from '@turn7/narration';
import type { Lobby, Rating } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { memberOf } from '../game/online/lobby-facts.ts';
import { api } from '../sync/api.ts';
import { keys } from '../sync/keys.ts';
import { player } from '../sync/player.ts';
import { useChapter } from '../words/texts.ts';
import type { Sender } from './use-send.ts';

export interface RatedNoteProps {
  readonly lobby: Lobby;
  /** Whose page this is. */
  readonly me: number | null;
  readonly sender: Sender;
}

export function RatedNote({ lobby, me, sender }: RatedNoteProps) {
  const { table: t } = useChapter('rating');
  const ratings = useRatings(lobby);
  const { rated = [] } = lobby;
  const counts = me !== null && rated.includes(me);
  const nameOf = (id: number): string => {
    const name = isolated(memberOf(lobby, id)?.name ?? '');
    const known = ratings.get(id);
    return known ? t.rated(name, known.rating, 2 * known.uncertainty) : t.fresh(name);
  };
  return (
    <section class="rated-note">
      <h2>{t.title}</h2>
      <p>{rated.length === 0 ? t.nobody : t.people(rated.map(nameOf))}</p>
      {me !== null && (
        <>
          <p role="status">{counts ? t.counts : t.countsNot}</p>
          <button
            type="button"
            class="btn quiet"
            onClick={() => void sender.send({ kind: 'be rated', key: counts ? null : player.key })}
          >
            {counts ? t.disagree : t.agree}
          </button>
        </>
      )}
    </section>
  );
}

/** By member; asked for anew when somebody agrees, and after a game. */
function useRatings({ code, rated = [], stage }: Lobby): ReadonlyMap<number, Rating> {
  const [ratings, setRatings] = useState<ReadonlyMap<number, Rating>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const tell = (known: ReadonlyMap<number, Rating>) => isWanted && setRatings(known);
    api.tableRatings({ code, token: keys.place(code)?.token ?? null }).then(
      (known) => tell(new Map(known.map(({ member, rating }) => [member, rating]))),
      () => {}, // without a server there is more to worry about, and it is told elsewhere
    );
    return () => {
      isWanted = false;
    };
  }, [code, rated.join(' '), stage]);
  return ratings;
}
