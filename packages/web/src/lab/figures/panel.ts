/** What every panel of the lab is given. */
import type { LabSetup } from './setup.ts';

export interface PanelProps {
  readonly setup: LabSetup;
  readonly change: (part: Partial<LabSetup>) => void;
}
