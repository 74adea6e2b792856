/** One moment of a replay as a picture: the seats, the cards that wait, and a sentence. */
import '../../game/replay/replay-seats.css';
import './step-picture.css';
import { DEFAULT_TARGET } from '@turn7/engine';
import { headline } from '../../game/replay/moment-words.ts';
import { frameAt, type Replay } from '../../game/replay/replay.ts';
import { useReplayModel } from '../../game/replay/replay-model.ts';
import { Seat } from '../../game/seat/seat.tsx';
import type { TableModel } from '../../game/table/table-model.ts';
import { SilentCard } from '../../ui/card/card.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';

interface StepPictureProps {
  readonly replay: Replay;
  readonly at: number;
  /** Before the sentence, such as “Before”. */
  readonly label?: string | undefined;
}

export function StepPicture({ replay, at, label }: StepPictureProps) {
  const { basics: t } = useChapter('learn');
  const words = useChapter('replay');
  const { model, narrator } = useReplayModel(replay, at);
  const { view } = model.moment;
  const { event } = frameAt(replay, at);
  return (
    <figure class="step-picture">
      <ul class="replay-seats">
        {view.seats.map((_, seat) => (
          <li key={seat}>
            <Seat model={model} seat={seat} size="row" />
          </li>
        ))}
      </ul>
      <Queue model={model} />
      <figcaption>
        {label !== undefined && <b>{label} · </b>}
        {headline(event, narrator, words)}
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
    <div class="step-queue">
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
