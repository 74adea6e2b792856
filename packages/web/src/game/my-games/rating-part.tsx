/** The rating of whoever has this device, beside those of the bots; and how little it says. */
import './rating-part.css';
import type { OwnRating, Rating } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../sync/api.ts';
import { player } from '../../sync/player.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { levelWord } from '../seat/words.ts';

interface RatingPartProps {
  /** The accuracy in the last reviewed games; null where none is. */
  readonly form: number | null;
}

/** Nothing for those who have no key, or no server to ask. */
export function RatingPart({ form }: RatingPartProps) {
  const t = useChapter('rating');
  const [own, setOwn] = useState<OwnRating | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const key = player.known;
    if (key !== null) api.rating(key).then(setOwn, () => {});
  }, []);
  if (own === null) return null;
  const remove = () =>
    api.removeRating(player.key).then(
      (left) => {
        setOwn(left);
        setSaid(t.removed);
      },
      () => setSaid(t.notRemoved),
    );
  return (
    <section class="archive-part" aria-labelledby="my-rating">
      <h2 id="my-rating">{t.title}</h2>
      {own.rating === null ? (
        <p class="muted">{t.none}</p>
      ) : (
        <Known own={own} rating={own.rating} form={form} onRemove={() => void remove()} />
      )}
      <p role="status">{said}</p>
    </section>
  );
}

interface KnownProps extends RatingPartProps {
  readonly own: OwnRating;
  readonly rating: Rating;
  readonly onRemove: () => void;
}

function Known({ own, rating, form, onRemove }: KnownProps) {
  const t = useChapter('rating');
  const [asks, setAsks] = useState(false);
  const spread = 2 * rating.uncertainty;
  return (
    <div class="archive-panel">
      <p class="rating-value">
        <b class="tn">{t.around(rating.rating, spread)}</b>
        {rating.provisional && <span class="rating-mark">{t.provisional}</span>}
      </p>
      <p>{rating.provisional ? t.provisionalTells : t.spreadTells(spread)}</p>
      <p class="muted">
        {t.games(rating.games, rating.won)} {form === null ? t.noAccuracy : t.accuracy(number(form))}
      </p>
      <Scale own={own} rating={rating} />
      <p>{t.luck}</p>
      <button type="button" class="btn quiet" onClick={() => setAsks(true)}>
        {t.remove}
      </button>
      <ConfirmDialog
        open={asks}
        title={t.removeTitle}
        tells={t.removeTells}
        keep={t.keep}
        onKeep={() => setAsks(false)}
        giveUp={t.remove}
        onGiveUp={() => {
          setAsks(false);
          onRemove();
        }}
      />
    </div>
  );
}

/** From the strongest down. */
function Scale({ own: { bots }, rating }: Pick<KnownProps, 'own' | 'rating'>) {
  const t = useChapter('rating');
  const texts = useTexts();
  const all = [
    ...bots.map((bot) => ({ name: levelWord(bot.level, texts), rating: bot.rating, isMe: false })),
    { name: t.you, rating: rating.rating, isMe: true },
  ].sort((a, b) => b.rating - a.rating);
  return (
    <>
      <h3>{t.scale}</h3>
      <ol class="rating-scale">
        {all.map(({ name, rating: points, isMe }) => (
          <li key={name} class={isMe ? 'is-me' : ''}>
            <span>{name}</span>
            <span class="tn">{number(points)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
