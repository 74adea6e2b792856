/** Tables that their hosts have opened to everybody. Nothing is shown where there are none, or no server. */
import './public-tables.css';
import type { TableListing } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../sync/api.ts';
import { keys } from '../sync/keys.ts';
import { type Texts, useTexts } from '../words/texts.ts';

const EVERY_MS = 15_000;

export function PublicTables() {
  const { lobby: t } = useTexts();
  const tables = usePublicTables();
  if (tables.length === 0) return null;
  return (
    <section class="public-tables">
      <h2>{t.open.title}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.code}>
            <a class="public-table" href={`/t/${table.code}`}>
              <b class="ellipsis">{t.tableOf(table.host)}</b>
              <span class="muted small">{factsOf(table, t).join(' · ')}</span>
              <span class="public-table-way">{wayOf(table, t)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf({ stage, taken, seats, clock }: TableListing, { open: t }: Texts['lobby']): readonly string[] {
  const facts = [t.taken(taken, seats), t.stages[stage]];
  return clock === null ? facts : [...facts, t.clock(clock)];
}

function wayOf({ code, stage, taken, seats }: TableListing, { open: t }: Texts['lobby']): string {
  if (keys.place(code) !== null) return t.yours;
  return stage !== 'playing' && taken < seats ? t.join : t.watch;
}

/** Looked up anew now and then, as long as somebody looks. */
function usePublicTables(): readonly TableListing[] {
  const [tables, setTables] = useState<readonly TableListing[]>([]);
  useEffect(() => {
    let isWanted = true;
    const look = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      api.list().then(
        (found) => isWanted && setTables(found),
        () => isWanted && setTables([]),
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, []);
  return tables;
}
