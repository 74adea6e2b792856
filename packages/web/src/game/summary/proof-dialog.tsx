/** Whether the shuffles of the game were fair, as far as this device can tell. */
import './proof-dialog.css';
import type { Name } from '@turn7/narration';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
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

type Findings = Pick<typeof import('./proof-findings.tsx'), 'ProofFindings'>;

export function ProofDialog({ open, onClose, ...about }: ProofDialogProps) {
  const { summary: t } = useTexts();
  const [findings, setFindings] = useState<Findings | null>(null);
  useEffect(() => {
    if (open) void loadFindings().then(setFindings);
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={t.check}>
      <p>{t.sealed}</p>
      {findings !== null && <findings.ProofFindings {...about} />}
    </Dialog>
  );
}

/** Needs cryptography and many words, so it is loaded only by those who ask. */
async function loadFindings(): Promise<Findings> {
  const [{ ProofFindings }] = await Promise.all([import('./proof-findings.tsx'), loadChapters(['proof'])]);
  return { ProofFindings };
}
