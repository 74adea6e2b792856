/** What others gesture, at their seats for a moment, and said politely to those who listen. */
import './reactions.css';
import type { Seat } from '@turn7/engine';
import { isolated } from '@turn7/narration';
import type { Reaction } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import type { Online } from '../session/session.ts';

const SHOWN_MS = 2500;

export function Reactions({ online }: { readonly online: Online }) {
  const { reactions: areShown } = useSignal(settings);
  return areShown ? <Bubbles online={online} /> : null;
}

interface Bubble {
  readonly id: number;
  readonly name: string;
  readonly reaction: Reaction;
  /** In the window; null where there is no seat to be at. */
  readonly at: { readonly left: number; readonly top: number } | null;
}

function Bubbles({ online }: { readonly online: Online }) {
  const { lobby: t } = useTexts();
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let count = 0;
    const stop = online.onReaction((seat, name, reaction) => {
      const id = count++;
      setBubbles((others) => [...others, { id, name, reaction, at: placeOf(seat) }]);
      const timer = setTimeout(() => {
        timers.delete(timer);
        setBubbles((others) => others.filter((bubble) => bubble.id !== id));
      }, SHOWN_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [online]);
  return (
    <div class="reactions" role="status">
      {bubbles.map(({ id, name, reaction, at }) => (
        <p key={id} class="reaction" style={at === null ? {} : { left: `${at.left}px`, top: `${at.top}px` }}>
          <Icon name={reaction} />
          <span class={at === null ? '' : 'vh'}>{t.reactions.says(isolated(name), t.reactions.names[reaction])}</span>
        </p>
      ))}
    </div>
  );
}

/** The upper right corner of a seat, as long as it is in sight. */
function placeOf(seat: Seat | null): Bubble['at'] {
  const box = seat === null ? null : document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!box || box.bottom < 0 || box.top > innerHeight) return null;
  return { left: Math.min(box.right - 28, innerWidth - 28), top: Math.max(box.top, 28) };
}
