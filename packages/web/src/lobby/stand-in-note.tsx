/** What was chosen for whoever comes back, until they have read it or choose themselves: the last choice, by a press all. */
import './stand-in-note.css';
import { isolated, lineText, type Narrator, sentence } from '@turn7/narration';
import { useId, useState } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import { Icon } from '../ui/icon.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import { type ChosenFor, chosenFor } from './stand-ins.ts';

export function StandInNote({ session }: { readonly session: RemoteSession }) {
  const { close } = useChapter('online');
  const texts = useTexts();
  const game = useSignal(session.lastSeen);
  const people = useSignal(session.people);
  const [closed, setClosed] = useState('');
  const me = people.findIndex(({ mine, presence }) => mine && presence === 'here');
  const chosen = game === null || me < 0 ? null : chosenFor(game.log, me);
  const last = chosen === null ? '' : `${game?.number} ${chosen.lines.at(-1)?.number}`;
  const shown = last === closed ? null : chosen;
  const names = people.map(({ name, mine }) => ({ text: mine ? texts.common.you : isolated(name), you: mine }));
  return (
    <div class={`stand-in-note note${shown === null ? ' is-empty' : ''}`}>
      <div role="status">{shown && <Choices chosen={shown} narrator={{ names, texts }} />}</div>
      {shown && (
        <button type="button" class="ib" aria-label={close} onClick={() => setClosed(last)}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly chosen: ChosenFor;
  readonly narrator: Narrator;
}

function Choices({ chosen: { why, last, lines }, narrator }: ChoicesProps) {
  const t = useChapter('online');
  const all = useId();
  return (
    <>
      <button type="button" class="stand-in-last" popovertarget={all}>
        <b>{t.chosen[why]}.</b> {sentence(last, narrator)} {lines.length > 1 && <u>{t.before(lines.length - 1)}</u>}
      </button>
      <ul class="stand-in-all" id={all} popover="auto">
        {lines.map(({ number, events }) => (
          <li key={number}>
            <span class="muted tn">{number}</span> {lineText(events, true, narrator)}
          </li>
        ))}
      </ul>
    </>
  );
}
