/** Whether the shuffles of the game were fair, as far as this device can tell. */
import './proof-dialog.css';
import type { Name } from '@turn7/narration';
import { LoadedDialog } from '../../ui/loaded-dialog.tsx';
import { loadChapters, useTexts } from '../../words/texts.ts';
import type { Knowledge } from './verdict.ts';

export interface ProofDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null where it is not there yet. */
  readonly record: string | null;
  readonly knowledge: Knowledge;
  /** By seat. */
  readonly names: readonly Name[];
}

export function ProofDialog({ open, onClose, ...about }: ProofDialogProps) {
  const { summary: t } = useTexts();
  return (
    <LoadedDialog open={open} onClose={onClose} title={t.check} load={loadFindings} about={about}>
      <p>{t.sealed}</p>
    </LoadedDialog>
  );
}

/** Needs cryptography and many words, so it is loaded only by those who ask. */
async function loadFindings() {
  const [{ ProofFindings }] = await Promise.all([import('./proof-findings.tsx'), loadChapters(['proof'])]);
  return ProofFindings;
}
