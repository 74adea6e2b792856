/** The rules of this table, for everybody to read and for the host to change. */
import { HOUSE_FLAGS } from '@turn7/engine';
import type { Lobby, Options } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { abridged, inFours } from '../ui/fingerprint.ts';
import { Icon } from '../ui/icon.tsx';
import { span } from '../words/span.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { OptionsDialog } from './options-dialog.tsx';
import type { Sender } from './use-send.ts';

export interface TableOptionsProps {
  readonly lobby: Lobby;
  readonly isHost: boolean;
  /** Of this device, for the next game. */
  readonly seed: string | null;
  readonly sender: Sender;
}

export function TableOptions({ lobby, isHost, seed, sender }: TableOptionsProps) {
  const { lobby: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="lobby-options">
      <h2>{t.options.title}</h2>
      <OptionLines options={lobby.options} />
      {isHost && (
        <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
          {t.options.change}
        </button>
      )}
      <SealNote commitment={lobby.commitment} seed={seed} />
      {isOpen && <OptionsDialog lobby={lobby} sender={sender} onClose={() => setOpen(false)} />}
    </section>
  );
}

export function OptionLines({ options }: Pick<Lobby, 'options'>) {
  return (
    <dl class="option-lines">
      {useLines(options).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useLines(options: Options): readonly (readonly [string, string])[] {
  const {
    common,
    lobby: { options: t },
  } = useTexts();
  const { coach } = useChapter('online');
  const { option: rating } = useChapter('rating');
  return [
    [t.target, common.points(options.target)],
    [t.clock, options.clock === null ? t.noClock : span(options.clock)],
    [t.decks, options.decks === null ? t.decksAuto : t.decksCount(options.decks)],
    ...HOUSE_FLAGS.map(
      ({ name }) => [t.flags[name].name, options[name] ? t.flags[name].on : t.flags[name].off] as const,
    ),
    [t.spectators, options.spectators ? t.yes : t.no],
    [t.listed, options.listed ? t.yes : t.no],
    [coach.name, options.coach ? coach.allowed : coach.forbidden],
    [rating.name, options.rated ? rating.yes : rating.no],
  ];
}

/** That the next shuffle is decided already, and by nobody. `commitment`: the hash of the secret that will do it. */
function SealNote({ commitment, seed }: { readonly commitment: string; readonly seed: string | null }) {
  const { lobby: t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <p class="seal-note muted small">
      <Icon name="seal" />
      <span>
        {t.seal.sealed} <span class="tn">{abridged(commitment)}</span>.{' '}
        <button type="button" class="link" onClick={() => setOpen(true)}>
          {t.seal.what}
        </button>
      </span>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.seal.title}>
        <div class="seal-words">
          {t.seal.tells.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p class="muted small">{t.seal.fingerprint}</p>
          <p class="tn seal-hash">{inFours(commitment)}</p>
          {seed !== null && (
            <>
              <p class="muted small">{t.seal.seed}</p>
              <p class="tn seal-hash">{inFours(seed)}</p>
            </>
          )}
        </div>
      </Dialog>
    </p>
  );
}
