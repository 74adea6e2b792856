/** A button beside a name. At the end of the way it keeps the focus, and does nothing. */
import { Icon } from '../../ui/icon.tsx';

interface RowButtonProps {
  readonly icon: 'up' | 'down' | 'close';
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export const RowButton = ({ icon, label, disabled = false, onClick }: RowButtonProps) => (
  <button
    type="button"
    class="ib"
    aria-label={label}
    aria-disabled={disabled}
    onClick={() => {
      if (!disabled) onClick();
    }}
  >
    <Icon name={icon} />
  </button>
);
