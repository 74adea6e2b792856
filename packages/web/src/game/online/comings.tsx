/** Tells those who listen who comes to the table, and who leaves it. */
import type { Lobby } from '@turn7/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../words/texts.ts';

export interface ComingsProps {
  readonly members: Lobby['members'];
  /** Whose page this is. */
  readonly me: number | null;
}

export function Comings({ members, me }: ComingsProps) {
  const { lobby: t } = useTexts();
  const [words, setWords] = useState('');
  const before = useRef(members);
  useEffect(() => {
    const came = others(members, me).filter(({ id }) => !has(before.current, id));
    const went = others(before.current, me).filter(({ id }) => !has(members, id));
    before.current = members;
    if (came.length + went.length === 0) return;
    setWords([...came.map(({ name }) => t.seats.came(name)), ...went.map(({ name }) => t.seats.went(name))].join('. '));
  }, [members]);
  return (
    <p class="vh" role="status">
      {words}
    </p>
  );
}

const has = (members: Lobby['members'], id: number): boolean => members.some((member) => member.id === id);

const others = (members: Lobby['members'], me: number | null): Lobby['members'] =>
  members.filter(({ id }) => id !== me);
