/** Whether the shuffles of the game are those that its secret and the seeds of its players make, checked on this device. */
import './proof-dialog.css';
import { type Fairness, RecordError, readRecords } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import type { Proof } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { type Texts, useTexts } from '../../words/texts.ts';

interface ProofDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Null where it is not there yet. */
  readonly record: string | null;
  /** By seat. */
  readonly names: readonly Name[];
}

type Finding = {
  readonly fairness: Fairness | null;
  readonly verdict: Proof | { readonly kind: 'failed'; readonly why: string };
};

export function ProofDialog({ open, onClose, record, names }: ProofDialogProps) {
  const { summary } = useTexts();
  const t = summary.proof;
  const [finding, setFinding] = useState<Finding | null>(null);
  useEffect(() => {
    if (open && record !== null) void examine(record).then(setFinding);
  }, [open, record]);
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <p>{t.what}</p>
      <p class="proof-verdict" role="status">
        {record === null ? t.noRecord : finding === null ? '' : verdictText(finding.verdict, t)}
      </p>
      {finding?.fairness && <Evidence fairness={finding.fairness} names={names} />}
    </Dialog>
  );
}

/** Needs cryptography, so it is loaded only by those who ask. */
async function examine(text: string): Promise<Finding> {
  const { checkProof } = await import('./proof.ts');
  let fairness: Fairness | null = null;
  try {
    const [located] = readRecords(text);
    if (located === undefined) return { fairness, verdict: { kind: 'none' } };
    fairness = located.record.fairness ?? null;
    return { fairness, verdict: checkProof(located) };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { fairness, verdict: { kind: 'failed', why: error.message } };
  }
}

function verdictText(verdict: Finding['verdict'], t: Texts['summary']['proof']): string {
  switch (verdict.kind) {
    case 'proven':
      return t.proven(verdict.shuffles);
    case 'pending':
      return t.pending;
    case 'none':
      return t.none;
    case 'failed':
      return `${t.failed} ${verdict.why}`;
  }
}

function Evidence({ fairness, names }: { readonly fairness: Fairness; readonly names: readonly Name[] }) {
  const { summary } = useTexts();
  const t = summary.proof;
  const seeded = fairness.seeds.some((seed) => seed !== null);
  return (
    <>
      <p>{seeded ? t.seeded : t.unseeded}</p>
      <dl class="proof">
        <dt>{t.commitment}</dt>
        <dd>
          <code>{fairness.commitment}</code>
        </dd>
        {fairness.secret !== null && (
          <>
            <dt>{t.secret}</dt>
            <dd>
              <code>{fairness.secret}</code>
            </dd>
          </>
        )}
        <dt>{t.seeds}</dt>
        {fairness.seeds.map((seed, seat) => (
          <dd key={seat}>
            {names[seat]?.text}: {seed === null ? t.noSeed : <code>{seed}</code>}
          </dd>
        ))}
      </dl>
    </>
  );
}
