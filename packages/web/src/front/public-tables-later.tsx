/** The list of public tables. It comes when the page stands, since most people do not come for it. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function PublicTablesLater() {
  const [PublicTables, setPublicTables] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('../lobby/public-tables.tsx').then((loaded) => setPublicTables(() => loaded.PublicTables));
  }, []);
  return PublicTables === null ? null : <PublicTables />;
}
