/** Tells others how a game ended: through the system's share sheet, or else by the clipboard. */
import type { Seat } from '@turn7/engine';
import { useState } from 'preact/hooks';
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

export function ShareResult(result: ResultProps) {
  const { summary: t } = useTexts();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const text = resultText(result, t);
    if (navigator.share) await navigator.share({ text, url: location.origin }).catch(ignoreRefusal);
    else {
      await navigator.clipboard.writeText(`${text}\n${location.origin}`);
      setCopied(true);
    }
  };
  return (
    <button type="button" class="btn" onClick={() => void share()}>
      <Icon name={copied ? 'check' : 'share'} />
      <span role="status">{copied ? t.copied : t.share}</span>
    </button>
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
