/** Tells others how a game ended: through the system's share sheet, or the clipboard, or else by hand. */
import type { Seat } from '@turn7/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { replayAddress } from '../replay/replay-link.ts';
import type { Standing } from './standing.ts';

interface Result {
  /** Those of the people, by seat: nobody is "you" to others. */
  readonly names: readonly string[];
  readonly winner: Seat | null;
  readonly standings: readonly Standing[];
  readonly rounds: number;
}

interface ShareResultProps extends Result {
  /** Null where it is not there yet. */
  readonly record: string | null;
}

type Progress = 'ready' | 'copied' | 'by hand';

export function ShareResult({ record, ...result }: ShareResultProps) {
  const { summary: t } = useTexts();
  const [progress, setProgress] = useState<Progress>('ready');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (progress === 'by hand') field.current?.select();
  }, [progress]);
  const text = resultText(result, t);
  const address = useSharedAddress(record);
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
        {progress === 'by hand' && t.notCopied}
      </span>
      {progress === 'by hand' && (
        <label class="copy-by-hand">
          {t.notCopied} {t.copyYourself}
          <textarea ref={field} class="field" readOnly rows={4} value={`${text}\n${address}`} />
        </label>
      )}
    </>
  );
}

/**
 * The replay, which travels inside its link: those it is sent to have no place at the table. Until there is a record, the
 * front page. It is made beforehand, since a share sheet opens only as long as the tap is fresh.
 */
function useSharedAddress(record: string | null): string {
  const [path, setPath] = useState('/');
  useEffect(() => {
    if (record !== null) void replayAddress(record).then(setPath);
  }, [record]);
  return new URL(path, location.origin).href;
}

/** Whoever closes the share sheet has changed their mind; that is no error. */
const ignoreRefusal = (): void => undefined;

/** So many places tell enough. */
const MOST_PLACES = 8;

export function resultText({ names, winner, standings, rounds }: Result, t: Texts['summary']): string {
  const places = standings
    .slice(0, MOST_PLACES)
    .map(({ seat, place, total }) => `${t.ordinal(place)} ${names[seat] ?? ''} ${number(total)}`);
  return [t.shared(winner === null ? null : (names[winner] ?? null), rounds), ...places].join('\n');
}
