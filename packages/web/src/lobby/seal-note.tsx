/** That the next shuffle is decided already, and by nobody. */
import { useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { abridged, inFours } from '../ui/fingerprint.ts';
import { Icon } from '../ui/icon.tsx';
import { useTexts } from '../words/texts.ts';

/** `commitment`: the hash of the secret that will shuffle the cards. */
export function SealNote({ commitment }: { readonly commitment: string }) {
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
        </div>
      </Dialog>
    </p>
  );
}
