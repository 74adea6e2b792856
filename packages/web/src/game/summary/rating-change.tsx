/** At the end of a rated game: what it did to the rating of whoever looks. */
import type { TableRatings } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { api } from '../../sync/api.ts';
import { keys } from '../../sync/keys.ts';
import { signed } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import type { Online } from '../session/session.ts';

/** Nothing where it did not count for them. */
export function RatingChange({ online }: { readonly online: Online }) {
  const { table: t } = useChapter('rating');
  const me = useSignal(online.me);
  const [ratings, setRatings] = useState<TableRatings['ratings']>([]);
  useEffect(() => {
    const { code } = online;
    // It can be seen in my games as well.
    api.tableRatings({ code, token: keys.place(code)?.token ?? null }).then(setRatings, () => {});
  }, [online]);
  const mine = ratings.find(({ member }) => member === me);
  if (mine === undefined || mine.change === null) return null;
  const { rating, uncertainty } = mine.rating;
  return <>{t.now(rating, 2 * uncertainty, signed(mine.change))}</>;
}
