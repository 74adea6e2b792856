export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function HelpDialog(_: DialogProps) {
  return null;
}
