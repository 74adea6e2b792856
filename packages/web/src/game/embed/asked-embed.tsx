/** The window with the code of a view, once somebody asks for it: its content comes with words of its own. */
import { LoadedDialog } from '../../ui/loaded-dialog.tsx';
import { loadChapters } from '../../words/texts.ts';
import type { EmbedCodeProps } from './embed-code.tsx';

interface AskedEmbedProps {
  /** What the window is called. */
  readonly title: string;
  /** What is to be shown; null while nobody asks. */
  readonly asked: EmbedCodeProps | null;
  readonly onClose: () => void;
}

export function AskedEmbed({ title, asked, onClose }: AskedEmbedProps) {
  return (
    <LoadedDialog open={asked !== null} onClose={onClose} title={title} load={loadCode} about={asked ?? NOTHING} />
  );
}

const NOTHING: EmbedCodeProps = { src: '', title: '' };

async function loadCode() {
  const [{ EmbedCode }] = await Promise.all([import('./embed-code.tsx'), loadChapters(['embed'])]);
  return EmbedCode;
}
