import type { Session } from '../session/session.ts';

export interface TableScreenProps {
  readonly session: Session;
}

export function TableScreen(_: TableScreenProps) {
  return null;
}
