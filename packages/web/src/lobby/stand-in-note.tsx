/** What was chosen for whoever comes back, until they have read it or choose themselves. */
import './stand-in-note.css';
import { isolated, lineText } from '@turn7/narration';
import { useState } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import { Icon } from '../ui/icon.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import { chosenFor } from './stand-ins.ts';

/** More would be a log, and there is one. */
const SHOWN = 4;

export function StandInNote({ session }: { readonly session: RemoteSession }) {
  const t = useChapter('online');
  const texts = useTexts();
  const game = useSignal(session.lastSeen);
  const people = useSignal(session.people);
  const [closed, setClosed] = useState('');
  const me = people.findIndex(({ mine, presence }) => mine && presence === 'here');
  const chosen = game === null || me < 0 ? null : chosenFor(game.log, me);
  const last = chosen === null ? '' : `${game?.number} ${chosen.lines.at(-1)?.number}`;
  const isShown = chosen !== null && last !== closed;
  const names = people.map(({ name, mine }) => ({ text: mine ? texts.common.you : isolated(name), you: mine }));
  const earlier = Math.max(0, (chosen?.lines.length ?? 0) - SHOWN);
  return (
    <div class={`stand-in-note note${isShown ? '' : ' is-empty'}`}>
      <div role="status">
        {isShown && (
          <>
            <b>{t.chosen[chosen.why]}</b>
            <ul>
              {earlier > 0 && <li class="muted">{t.before(earlier)}</li>}
              {chosen.lines.slice(-SHOWN).map(({ number, events }) => (
                <li key={number}>
                  <span class="muted tn">{number}</span> {lineText(events, true, { names, texts })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {isShown && (
        <button type="button" class="ib" aria-label={t.close} onClick={() => setClosed(last)}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
