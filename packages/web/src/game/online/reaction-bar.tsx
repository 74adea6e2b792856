/** A few gestures instead of a chat. They are one tap away and never in the way. */
import './reactions.css';
import { REACTIONS, type Reaction } from '@turn7/protocol';
import { useId, useRef } from 'preact/hooks';
import { change, settings } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import type { Online } from '../session/session.ts';

/** Those who only watch have no name to react under. */
export function ReactionBar({ online }: { readonly online: Online }) {
  const { lobby: t } = useTexts();
  const me = useSignal(online.me);
  const { reactions: areShown } = useSignal(settings);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  if (me === null) return null;
  const react = (reaction: Reaction) => {
    popover.current?.hidePopover();
    online.react(reaction);
  };
  return (
    <div class="reaction-bar">
      <button type="button" class="ib" popovertarget={id} aria-label={t.reactions.title}>
        <Icon name="laugh" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a popover everywhere */}
      <div ref={popover} id={id} popover="auto" class="reaction-choices" role="group" aria-label={t.reactions.title}>
        {REACTIONS.map((reaction) => (
          <button key={reaction} type="button" class="reaction-choice" onClick={() => react(reaction)}>
            <Icon name={reaction} />
            <span>{t.reactions.names[reaction]}</span>
          </button>
        ))}
        <button type="button" class="reaction-mute link" onClick={() => change({ reactions: !areShown })}>
          {areShown ? t.reactions.mute : t.reactions.unmute}
        </button>
      </div>
    </div>
  );
}
