/** The dialog with the code of a view, once somebody asks for it: it comes with words of its own. */
import { useLoaded } from '../../ui/use-loaded.ts';
import { loadChapters } from '../../words/texts.ts';
import type { EmbedDialogProps } from './embed-dialog.tsx';

/** `asked`: what is to be shown; null while nobody asks. */
export function AskedEmbed({
  asked,
  onClose,
}: {
  readonly asked: Omit<EmbedDialogProps, 'onClose'> | null;
  readonly onClose: () => void;
}) {
  const loaded = useLoaded(asked, load);
  return loaded !== null && asked !== null ? <loaded.EmbedDialog {...asked} onClose={onClose} /> : null;
}

async function load() {
  const [{ EmbedDialog }] = await Promise.all([import('./embed-dialog.tsx'), loadChapters(['embed'])]);
  return { EmbedDialog };
}
