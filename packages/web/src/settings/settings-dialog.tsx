export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SettingsDialog(_: DialogProps) {
  return null;
}
