export interface OnlineProps {
  readonly code: string;
  readonly pass: string | null;
}

export function OnlineScreen(_: OnlineProps) {
  return null;
}
