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
  const narrator = { names, texts };
  return (
    <div class={`stand-in-note note${shown === null ? ' is-empty' : ''}`}>
      {/* What is only told is no place for a button. */}
      <div class="vh" role="status">
        {shown && <Last chosen={shown} narrator={narrator} />}
      </div>
      {shown && <Choices chosen={shown} narrator={narrator} />}
      {shown && (
        <button type="button" class="ib" aria-label={close} onClick={() => setClosed(last)}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

interface ChosenProps {
  readonly chosen: ChosenFor;
  readonly narrator: Narrator;
}

function Last({ chosen: { why, last }, narrator }: ChosenProps) {
  const { chosen } = useChapter('online');
  return (
    <>
      <b>{chosen[why]}.</b> {sentence(last, narrator)}
    </>
  );
}

function Choices({ chosen, narrator }: ChosenProps) {
  const t = useChapter('online');
  const all = useId();
  const { lines } = chosen;
  const last = <Last chosen={chosen} narrator={narrator} />;
  if (lines.length === 1) return <p class="stand-in-last">{last}</p>;
  return (
    <>
      <button type="button" class="stand-in-last" popovertarget={all}>
        {last} <u>{t.before(lines.length - 1)}</u>
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
