/** Tells others how a game ended: through the system's share sheet, or the clipboard, or else by hand. */
import type { Seat } from '@turn7/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { number, ordinal } from '../texts/format.ts';
import { type Texts, useTexts } from '../texts/texts.ts';
import type { Standing } from './standing.ts';

interface ResultProps {
  /** Those of the people, by seat: nobody is "you" to others. */
  readonly names: readonly string[];
  readonly winner: Seat | null;
  readonly standings: readonly Standing[];
  readonly rounds: number;
}

type Progress = 'ready' | 'copied' | 'by hand';

export function ShareResult(result: ResultProps) {
  const { summary: t } = useTexts();
  const [progress, setProgress] = useState<Progress>('ready');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (progress === 'by hand') field.current?.select();
  }, [progress]);
  const text = resultText(result, t);
  const address = location.origin;
  const share = async () => {
    if (navigator.share) return navigator.share({ text, url: address }).catch(ignoreRefusal);
    try {
      // Pages without https have no clipboard.
      await navigator.clipboard.writeText(`${text}\n${address}`);
      setProgress('copied');
    } catch {
      setProgress('by hand');
    }
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void share()}>
        <Icon name={progress === 'copied' ? 'check' : 'share'} />
        {progress === 'copied' ? t.copied : t.share}
      </button>
      <span class="vh" role="status">
        {progress === 'copied' && t.copied}
      </span>
      {progress === 'by hand' && (
        <label class="copy-by-hand">
          {t.copyYourself}
          <textarea ref={field} class="field" readOnly rows={4} value={`${text}\n${address}`} />
        </label>
      )}
    </>
  );
}

/** Whoever closes the share sheet has changed their mind; that is no error. */
const ignoreRefusal = (): void => undefined;

/** So many places tell enough. */
const MOST_PLACES = 8;

export function resultText({ names, winner, standings, rounds }: ResultProps, t: Texts['summary']): string {
  const places = standings
    .slice(0, MOST_PLACES)
    .map(({ seat, place, total }) => `${ordinal(place)} ${names[seat] ?? ''} ${number(total)}`);
  return [t.shared(winner === null ? null : (names[winner] ?? null), rounds), ...places].join('\n');
}
