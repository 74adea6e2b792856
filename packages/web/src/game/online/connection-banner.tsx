/** What a table on a server has to say about the way to it; a table on this device has nothing. */
import type { ModelProps } from '../table/table-model.ts';
import { ConnectionNote } from './connection-note.tsx';

export function ConnectionBanner({ model }: ModelProps) {
  const { online } = model.session;
  return online === null ? null : <ConnectionNote online={online} />;
}
