/** What a table on a server has to say about the way to it; a table on this device has nothing. */
import type { SceneProps } from '../table/scene.ts';
import { ConnectionNote } from './connection-note.tsx';

export function ConnectionBanner({ scene }: SceneProps) {
  const { online } = scene.session;
  return online === null ? null : <ConnectionNote online={online} />;
}
