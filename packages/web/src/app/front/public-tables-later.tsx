/** The list of public tables. It comes when the page stands, since most people do not come for it. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function PublicTablesLater() {
  const [PublicTables, setPublicTables] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('../../lobby/public-tables.tsx').then(
      (loaded) => setPublicTables(() => loaded.PublicTables),
      () => {}, // without a network there are no tables either
    );
  }, []);
  return PublicTables === null ? null : <PublicTables />;
}
