/** Starts the game, or says who does and why not yet. */
import { isolated } from '@turn7/narration';
import type { Lobby } from '@turn7/protocol';
import { memberOf, playersNext } from '../game/online/lobby-facts.ts';
import { isAtHand } from '../game/online/slow-play.ts';
import { type Texts, useTexts } from '../words/texts.ts';
import type { Sender } from './use-send.ts';

export interface StartBarProps {
  readonly lobby: Lobby;
  /** Whose page this is. */
  readonly me: number | null;
  readonly sender: Sender;
  /** Back to the table where the last game still lies; null if there was none. */
  readonly onBack: (() => void) | null;
}

export function StartBar({ lobby, me, sender, onBack }: StartBarProps) {
  const { lobby: t } = useTexts();
  const players = playersNext(lobby).length;
  const hindrance = hindranceOf(lobby, me, t);
  return (
    <div class="foot lobby-foot">
      {onBack !== null && (
        <button type="button" class="btn" onClick={onBack}>
          {t.next.toTable}
        </button>
      )}
      {me !== null && me === lobby.host ? (
        <button
          type="button"
          class="btn gold"
          disabled={hindrance !== null}
          onClick={() => sender.send({ kind: 'start' })}
        >
          {hindrance ?? t.start.with(players)}
        </button>
      ) : (
        <p class="lobby-wait" role="status">
          {hindrance}
        </p>
      )}
    </div>
  );
}

/** Why this person cannot start a game, if they cannot. */
function hindranceOf(lobby: Lobby, me: number | null, { start: t }: Texts['lobby']): string | null {
  const host = memberOf(lobby, lobby.host);
  if (host === null) return t.noHost;
  const words = isAtHand(lobby, host) ? t.onlyHost : t.hostGone;
  if (host.id !== me) return words(isolated(host.name));
  return playersNext(lobby).length === 0 ? t.nobody : null;
}
