/** Finds out whether games are kept here, and says so where they are not: before a game, not after it. */
import { useLoaded } from '../../ui/use-loaded.ts';
import { loadChapters } from '../../words/texts.ts';

export function StorageWatch() {
  const note = useLoaded('once', loadNote);
  return note.kind === 'loaded' ? <note.part /> : null; // nobody waits for it
}

/** Nothing where all is well, which it nearly always is: the words are loaded only where they are needed. */
async function loadNote() {
  const { storageTrouble } = await import('./storage-trouble.ts');
  const trouble = await storageTrouble();
  if (trouble === null) return () => null;
  const [{ StorageNote }] = await Promise.all([import('./storage-note.tsx'), loadChapters(['my-games'])]);
  return () => <StorageNote trouble={trouble} />;
}
