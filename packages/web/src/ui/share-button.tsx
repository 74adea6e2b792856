/** The system's own way to pass a link on, where there is one. */
import { Icon } from './icon.tsx';

interface ShareButtonProps {
  readonly link: string;
  /** What goes with the link. */
  readonly message: string;
  readonly label: string;
}

export function ShareButton({ link, message, label }: ShareButtonProps) {
  if (!('share' in navigator)) return null;
  const share = () => {
    // Whoever closes the sheet has changed their mind; that is no failure.
    navigator.share({ title: 'Turn 7', text: message, url: link }).catch(() => {});
  };
  return (
    <button type="button" class="btn" onClick={share}>
      <Icon name="share" />
      {label}
    </button>
  );
}
