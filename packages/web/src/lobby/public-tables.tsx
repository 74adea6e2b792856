/** Tables that their hosts have opened to everybody. Nothing is shown where there are none, or no server. */
import './public-tables.css';
import { isolated } from '@turn7/narration';
import type { TableListing } from '@turn7/protocol';
import { api } from '../sync/api.ts';
import { keys } from '../sync/keys.ts';
import { span } from '../words/span.ts';
import { type Texts, useTexts } from '../words/texts.ts';

const EVERY_MS = 15_000;

export interface PublicTablesProps {
  readonly tables: readonly TableListing[];
}

export function PublicTables({ tables }: PublicTablesProps) {
  const { lobby: t } = useTexts();
  if (tables.length === 0) return null;
  return (
    <section class="public-tables">
      <h2>{t.open.title}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.code}>
            <a class="public-table" href={`/t/${table.code}`}>
              <b class="ellipsis">{t.tableOf(isolated(table.host))}</b>
              <span class="muted small">{factsOf(table, t).join(' · ')}</span>
              <span class="public-table-way">{wayOf(table, t)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf({ stage, taken, seats, clock, rated }: TableListing, { open: t }: Texts['lobby']): readonly string[] {
  const facts = [t.taken(taken, seats), t.stages[stage]];
  return [...facts, ...(clock === null ? [] : [t.clock(span(clock))]), ...(rated ? [t.rated] : [])];
}

function wayOf({ code, stage, taken, seats }: TableListing, { open: t }: Texts['lobby']): string {
  if (keys.place(code) !== null) return t.yours;
  return stage !== 'playing' && taken < seats ? t.join : t.watch;
}

/** Tells which there are, now and then anew, as long as somebody looks; gives what ends it. */
export function watchTables(tell: (tables: readonly TableListing[]) => void): () => void {
  let isWanted = true;
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    api.list().then(
      (found) => isWanted && tell(found),
      () => isWanted && tell([]),
    );
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => {
    isWanted = false;
    clearInterval(timer);
  };
}
