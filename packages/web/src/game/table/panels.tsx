/** What can be opened over the table, one at a time. */

import { Dialog } from '../../ui/dialog.tsx';
import { SettingsDialog } from '../../ui/settings/settings-dialog.tsx';
import { useTexts } from '../../words/texts.ts';
import { HelpDialog } from '../help/help-dialog.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { AllSeats } from './seat-list.tsx';
import type { ModelProps } from './table-model.ts';
import type { Panel } from './top-bar.tsx';

export interface PanelsProps extends ModelProps {
  readonly open: Panel | null;
  readonly onClose: () => void;
}

export function Panels({ model, open, onClose }: PanelsProps) {
  const { table, log } = useTexts();
  return (
    <>
      <SettingsDialog open={open === 'settings'} onClose={onClose} />
      <HelpDialog open={open === 'help'} onClose={onClose} target={model.moment.view.target} />
      <Dialog open={open === 'log'} onClose={onClose} title={log.title}>
        <LogPanel model={model} />
      </Dialog>
      <Dialog open={open === 'seats'} onClose={onClose} title={table.allSeats}>
        <AllSeats model={model} pinned={null} columns={1} />
      </Dialog>
    </>
  );
}
