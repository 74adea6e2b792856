/** Before the game: the way in, as large as the screen, and who has found it. */

import { useSignal } from '../../device/signal.ts';
import type { Online } from '../../game/session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useTexts } from '../../words/texts.ts';
import { JoinSign } from './join-sign.tsx';

export function TvLobby({ online }: { readonly online: Online }) {
  const { table: t } = useTexts();
  const { seats } = useSignal(online.lobby);
  return (
    <main class="tv tv-lobby">
      <header class="tv-head">
        <Wordmark />
        <h1>{t.waiting}</h1>
      </header>
      <JoinSign online={online} />
      <section class="tv-sitting" aria-labelledby="sitting">
        <h2 id="sitting" class="muted">
          {t.sitting(seats.length)}
        </h2>
        <ol class={seats.length > 12 ? 'is-long' : undefined}>
          {seats.map(({ name, kind }, seat) => (
            <li key={seat}>
              <Icon name={kind === 'bot' ? 'bot' : 'person'} />
              <span class="ellipsis">{name}</span>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}
