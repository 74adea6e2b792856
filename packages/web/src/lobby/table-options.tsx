/** The rules of this table, for everybody to read and for the host to change. */
import type { Lobby, Options } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { type Texts, useTexts } from '../words/texts.ts';
import { OptionsDialog } from './options-dialog.tsx';
import { SealNote } from './seal-note.tsx';
import type { Sender } from './use-send.ts';

export interface TableOptionsProps {
  readonly lobby: Lobby;
  readonly isHost: boolean;
  readonly sender: Sender;
}

export function TableOptions({ lobby, isHost, sender }: TableOptionsProps) {
  const { lobby: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="lobby-options">
      <h2>{t.options.title}</h2>
      <dl>
        {linesOf(lobby.options, t).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isHost && (
        <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
          {t.options.change}
        </button>
      )}
      <SealNote commitment={lobby.commitment} />
      {isOpen && <OptionsDialog lobby={lobby} sender={sender} onClose={() => setOpen(false)} />}
    </section>
  );
}

const linesOf = (options: Options, { options: t }: Texts['lobby']): readonly (readonly [string, string])[] => [
  [t.target, t.points(options.target)],
  [t.clock, options.clock === null ? t.noClock : t.seconds(options.clock)],
  [t.decks, options.decks === null ? t.decksAuto : t.decksCount(options.decks)],
  [t.turnThree, options.originalTurnThree ? t.original : t.usual],
  [t.spectators, options.spectators ? t.yes : t.no],
  [t.listed, options.listed ? t.yes : t.no],
];
