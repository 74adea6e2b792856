/** Asks those who only watch for the name under which they sit down. */

import type { Problem } from '../sync/api.ts';
import { Dialog } from '../ui/dialog.tsx';
import { JoinForm } from './join-form.tsx';
import type { Visit } from './visit.ts';

export interface SitDialogProps {
  readonly visit: Visit;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

export function SitDialog({ visit, open, onClose, title }: SitDialogProps) {
  const join = async (name: string): Promise<Problem | null> => {
    const refused = await visit.join(name);
    // They came by the link for watching: whoever loads the page again shall find their seat.
    if (refused === null) history.replaceState(null, '', location.pathname);
    return refused;
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <JoinForm sitLabel={title} join={join} watch={null} />
    </Dialog>
  );
}
