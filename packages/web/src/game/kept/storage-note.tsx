/** Says that games are not kept. It lies over the foot of the screen, so that nothing moves when it comes. */
import './storage-note.css';
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';
import type { StorageTrouble } from './storage-trouble.ts';

export function StorageNote({ trouble }: { readonly trouble: StorageTrouble }) {
  const t = useChapter('my-games');
  const { common } = useTexts();
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <div class="storage-note" role="alert">
        <p>{t.noStorage[trouble]}</p>
        <button type="button" class="ib" aria-label={common.close} onClick={() => setOpen(false)}>
          <Icon name="close" />
        </button>
      </div>
    )
  );
}
