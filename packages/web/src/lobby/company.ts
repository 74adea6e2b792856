/** What has become of the people at a table between two looks at it: who is gone, who is back, who is host. */
import { isolated } from '@turn7/narration';
import type { Lobby } from '@turn7/protocol';
import { memberOf } from '../game/online/lobby-facts.ts';
import type { Person } from '../game/session/session.ts';
import type { Chapters } from '../words/chapters.ts';
import type { Texts } from '../words/texts.ts';

export interface Company {
  /** By seat. */
  readonly people: readonly Person[];
  readonly lobby: Pick<Lobby, 'host' | 'members'>;
  /** This device's member id; null for those who watch. */
  readonly me: number | null;
}

export interface Tidings {
  readonly kind: Person['presence'] | 'host';
  /** Later tidings of the same make it old. */
  readonly about: string;
  readonly text: string;
}

interface Words {
  readonly online: Chapters['online'];
  readonly lobby: Pick<Texts['lobby'], 'lost'>;
}

export const tidingsBetween = (before: Company, now: Company, words: Words): readonly Tidings[] => [
  ...presenceTidings(before.people, now.people, words),
  ...hostTidings(before, now, words.online),
];

/** Of others: what one does oneself is no news. */
function presenceTidings(before: readonly Person[], now: readonly Person[], words: Words): readonly Tidings[] {
  return now.flatMap(({ name, mine, presence: kind }, seat) => {
    const known = before[seat];
    return mine || known?.name !== name || isKnown(known.presence, kind)
      ? []
      : [{ kind, about: name, text: textFor(kind, isolated(name), words) }];
  });
}

/** Whoever left the game is no news when it is over. */
const isKnown = (before: Person['presence'], now: Person['presence']): boolean =>
  before === now || (before === 'left' && now === 'gone');

function textFor(presence: Person['presence'], name: string, { online: t, lobby }: Words): string {
  switch (presence) {
    case 'here':
      return t.back(name);
    case 'lost':
      return lobby.lost(name, null);
    case 'away':
      return t.away(name);
    case 'left':
      return t.left(name);
    case 'gone':
      return t.gone(name);
  }
}

function hostTidings(before: Company, { lobby, me }: Company, t: Chapters['online']): readonly Tidings[] {
  const host = memberOf(lobby, lobby.host);
  if (host === null || host.id === before.lobby.host) return [];
  return [{ kind: 'host', about: 'host', text: host.id === me ? t.youHost : t.host(isolated(host.name)) }];
}
