/** One moment of a film as a picture: the seats, the cards that wait, and a sentence. */
import { DEFAULT_TARGET } from '@turn7/engine';
import { headline } from '../game/replay/moment-panel.tsx';
import { type Film, frameAt } from '../game/replay/replay.ts';
import { Seat } from '../game/seat/seat.tsx';
import type { TableModel } from '../game/table/table-model.ts';
import { SilentCard } from '../ui/card/card.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import { useStill } from './use-still.ts';

interface StillPictureProps {
  readonly film: Film;
  readonly at: number;
  /** Before the sentence, such as “Before”. */
  readonly label?: string | undefined;
}

export function StillPicture({ film, at, label }: StillPictureProps) {
  const { basics: t } = useChapter('learn');
  const { model, narrator } = useStill(film, at);
  const { view } = model.moment;
  const { event } = frameAt(film, at);
  return (
    <figure class="still">
      <ul class="replay-board">
        {view.seats.map((_, seat) => (
          <li key={seat}>
            <Seat model={model} seat={seat} size="row" />
          </li>
        ))}
      </ul>
      <Queue model={model} />
      <figcaption>
        {label !== undefined && <b>{label} · </b>}
        {headline(event, narrator)}
        {view.target !== DEFAULT_TARGET && ` ${t.shortGame(view.target)}`}
      </figcaption>
    </figure>
  );
}

function Queue({ model }: { readonly model: TableModel }) {
  const { basics: t } = useChapter('learn');
  const { common } = useTexts();
  const { queue } = model.moment.view;
  if (queue.length === 0) return null;
  return (
    <div class="still-queue">
      <p>{t.waiting}</p>
      <ol>
        {queue.map(({ card, seat }, place) => (
          <li key={place}>
            <SilentCard card={card} size="s" />
            {common.card(card)} → {model.names[seat]?.text}
          </li>
        ))}
      </ol>
    </div>
  );
}
