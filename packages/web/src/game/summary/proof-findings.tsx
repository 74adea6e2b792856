/** What was found out about the shuffles of a game, and from what. */
import { type Fairness, nameOf } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { useMemo } from 'preact/hooks';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import type { ProofDialogProps } from './proof-dialog.tsx';
import { type Contradiction, judge, type Knowledge, type Verdict } from './verdict.ts';

type Words = Chapters['proof'];

export function ProofFindings({ record, knowledge, names }: Omit<ProofDialogProps, 'open' | 'onClose'>) {
  const t = useChapter('proof');
  const finding = useMemo(() => record && judge(record, knowledge), [record, knowledge]);
  if (!finding) {
    return (
      <p class="proof-verdict" role="status">
        {t.noRecord}
      </p>
    );
  }
  return (
    <>
      <p class="proof-verdict" role="status">
        {verdictText(finding.verdict, names, t)}
      </p>
      <Doubts knowledge={knowledge} />
      {finding.fairness && <Evidence fairness={finding.fairness} names={names} knowledge={knowledge} />}
    </>
  );
}

export function verdictText(verdict: Verdict, names: readonly Name[], t: Words): string {
  switch (verdict.kind) {
    case 'none':
      return t.none;
    case 'pending':
      return t.pending;
    case 'proven': {
      const later = verdict.later.map((seat) => names[seat]?.text ?? '');
      return later.length === 0 ? t.proven(verdict.shuffles) : `${t.proven(verdict.shuffles)} ${t.later(later)}`;
    }
    case 'right':
      return `${t.right(verdict.shuffles)} ${t.but[verdict.but]}`;
    case 'unfair':
      return [t.unfair, ...verdict.differences.map((difference) => differenceText(difference, names, t))].join(' ');
  }
}

function differenceText(difference: Contradiction, names: readonly Name[], t: Words): string {
  switch (difference.kind) {
    case 'record':
      return t.differs.record(difference.why);
    case 'commitment':
      return difference.written === null ? t.differs.noCommitment : t.differs.commitment;
    case 'seed':
      return t.differs.seed;
    case 'bot seed':
      return t.differs.botSeed(names[difference.seat]?.text ?? '');
    case 'card': {
      const { place, told, written } = difference;
      return t.differs.card(place, nameOf(told), written === null ? null : nameOf(written));
    }
  }
}

/** What the server did that it should not, whatever came of it. */
function Doubts({ knowledge }: { readonly knowledge: Knowledge }) {
  const { lobby: t } = useTexts();
  if (knowledge === null || knowledge === 'own' || knowledge.doubts.length === 0) return null;
  return (
    <ul>
      {knowledge.doubts.map((doubt) => (
        <li key={doubt}>{t.doubts[doubt]}</li>
      ))}
    </ul>
  );
}

interface EvidenceProps {
  readonly fairness: Fairness;
  readonly names: readonly Name[];
  readonly knowledge: Knowledge;
}

function Evidence({ fairness, names, knowledge }: EvidenceProps) {
  const t = useChapter('proof');
  const { commitment, secret, seeds } = fairness;
  const testimony = knowledge === 'own' ? null : knowledge;
  const mine = testimony?.given?.seed ?? null;
  return (
    <>
      {seeds.every((seed) => seed === null) && <p>{t.unseeded}</p>}
      <dl class="proof">
        {testimony !== null && <Digits name={t.seenCommitment} digits={testimony.commitment} />}
        {mine !== null && <Digits name={t.givenSeed} digits={mine} />}
        <Digits name={t.commitment} digits={commitment} />
        {secret !== null && <Digits name={t.secret} digits={secret} />}
        <dt>{t.seeds}</dt>
        {seeds.map((seed, seat) => (
          <dd key={seat}>
            {names[seat]?.text}: {seed === null ? t.noSeed : <code>{seed}</code>}
          </dd>
        ))}
      </dl>
      {testimony !== null && <OwnProgram commitment={testimony.commitment} seed={mine} />}
    </>
  );
}

function Digits({ name, digits }: { readonly name: string; readonly digits: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{digits}</code>
      </dd>
    </>
  );
}

/** The page comes from the server that it checks: whoever does not trust it has another way. */
function OwnProgram({ commitment, seed }: { readonly commitment: string; readonly seed: string | null }) {
  const t = useChapter('proof');
  const command = ['turn7 verify turn7.t7 --commitment', commitment, ...(seed === null ? [] : ['--seed', seed])];
  return (
    <>
      <p>{t.ownProgram}</p>
      <p class="proof">
        <code>{command.join(' ')}</code>
      </p>
    </>
  );
}
