/** Coming and going, told at the table for a moment and to those who listen; on the seats it stands as long as it lasts. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import type { Online, Person } from '../game/session/session.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import { type Company, type Tidings, tidingsBetween } from './company.ts';

/** Time to read a short sentence twice, and once where others wait to be read. */
const SHOWN_MS = 6000;
const BRIEFLY_MS = 3000;

const ICONS: Record<Tidings['kind'], IconName> = {
  here: 'check',
  lost: 'away',
  away: 'bot',
  left: 'away',
  gone: 'away',
  host: 'person',
};

interface CompanyNewsProps {
  readonly people: readonly Person[];
  readonly online: Online;
}

export function CompanyNews({ people, online }: CompanyNewsProps) {
  const [first] = useTidings({ people, lobby: useSignal(online.lobby), me: useSignal(online.me) });
  return (
    <div class="company-news" role="status">
      {first && (
        <p class={`note${first.kind === 'here' ? ' good' : ''}`}>
          <Icon name={ICONS[first.kind]} />
          {first.text}
        </p>
      )}
    </div>
  );
}

/** In the order of their coming; what is first is shown, and goes when it was read. Older ones about the same are no news any more. */
function useTidings(company: Company): readonly Tidings[] {
  const words = { online: useChapter('online'), lobby: useTexts().lobby };
  const [waiting, setWaiting] = useState<readonly Tidings[]>([]);
  const before = useRef(company);
  useEffect(() => {
    const fresh = tidingsBetween(before.current, company, words);
    before.current = company;
    if (fresh.length === 0) return;
    setWaiting((old) => [...old.filter(({ about }) => fresh.every((one) => one.about !== about)), ...fresh]);
  }, [company.people, company.lobby]);
  const [first] = waiting;
  const isLast = waiting.length === 1;
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(() => setWaiting(([, ...rest]) => rest), isLast ? SHOWN_MS : BRIEFLY_MS);
    return () => clearTimeout(timer);
  }, [first, isLast]);
  return waiting;
}
