/** The table: everything that is played on, for a session of any kind. */
import './table-screen.css';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { SettingsDialog } from '../../ui/settings/settings-dialog.tsx';
import { useTexts } from '../../words/texts.ts';
import { HelpDialog } from '../help/help-dialog.tsx';
import { LiveRegion } from '../log/live-region.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { useMotion } from '../motion/use-motion.ts';
import { Absences } from '../online/absence.tsx';
import { ConnectionBanner } from '../online/connection-note.tsx';
import { ReactionBar } from '../online/reaction-bar.tsx';
import { Reactions } from '../online/reactions.tsx';
import { askedHere } from '../question/asked.ts';
import type { Session } from '../session/session.ts';
import { useSound } from '../sound/use-sound.ts';
import { FinalStanding } from '../summary/final-standing.tsx';
import { RoundSummary } from '../summary/round-summary.tsx';
import { SevenMoment } from '../summary/seven-moment.tsx';
import { Dock } from './dock.tsx';
import { Felt } from './felt.tsx';
import { companyOf, hasLogColumn, isLying, shapeFor, tableRoom } from './layout.ts';
import { AllSeats } from './seat-list.tsx';
import { useTableKeys } from './table-keys.ts';
import { type ModelProps, type TableModel, useTableModel } from './table-model.ts';
import { useTableTitle } from './title.ts';
import { type Panel, TopBar } from './top-bar.tsx';
import { useRoom } from './use-room.ts';

export interface TableScreenProps {
  readonly session: Session;
  /** More buttons for the bar above the table. */
  readonly top?: ComponentChildren;
  /** What is said beside the game: in the place of the log, or where that has none, in a strip above the near side. */
  readonly beside?: (model: TableModel) => ComponentChildren;
}

export function TableScreen({ session, ...more }: TableScreenProps) {
  const model = useTableModel(session);
  return model === null ? null : <Table model={model} {...more} />;
}

function Table({ model, top, beside }: ModelProps & Omit<TableScreenProps, 'session'>) {
  const { moment } = model;
  const root = useRef<HTMLElement>(null);
  const whole = useRoom();
  const [panel, setPanel] = useState<Panel | null>(null);
  const hasColumn = hasLogColumn(whole, model.names.length);
  const showsLog = hasColumn && beside === undefined;
  const room = tableRoom(whole, beside !== undefined && !hasColumn);
  const shape = shapeFor(room);
  const hasSheet = shape !== 'desk' && askedHere(model)?.kind === 'target';
  const covered = moment.roundEnd !== null || moment.view.state.kind === 'finished';
  const marks = [
    ...(shape === 'phone' && isLying(room) ? ['is-lying'] : []),
    ...(hasColumn ? ['has-log'] : []),
    ...(hasSheet ? ['has-sheet'] : []),
  ].join(' ');
  useTableTitle(model);
  useMotion(root, moment);
  useSound(model);
  useTableKeys(model, setPanel);
  return (
    <main class={`table ${shape} has-${companyOf(model.names.length)} ${marks}`} ref={root}>
      <TopBar model={model} shape={shape} open={setPanel} hidesLog={!showsLog}>
        {top}
      </TopBar>
      <ConnectionBanner model={model} />
      <Felt model={model} shape={shape} room={room} covered={covered} />
      {beside?.(model)}
      <Dock model={model} shape={shape} room={room} covered={covered} hasSheet={hasSheet} />
      {showsLog && <Side model={model} />}
      {!showsLog && <ReactionBar model={model} />}
      <div class={`over${covered ? ' is-shown' : ''}`}>
        <RoundSummary model={model} />
        <FinalStanding model={model} />
      </div>
      <SevenMoment model={model} />
      <Reactions model={model} />
      <LiveRegion model={model} />
      <Absences model={model} />
      <Panels model={model} open={panel} onClose={() => setPanel(null)} />
    </main>
  );
}

function Side({ model }: ModelProps) {
  const { log } = useTexts();
  return (
    <aside class="side" aria-label={log.title}>
      <h2>{log.title}</h2>
      <LogPanel model={model} />
      <ReactionBar model={model} />
    </aside>
  );
}

interface PanelsProps extends ModelProps {
  readonly open: Panel | null;
  readonly onClose: () => void;
}

/** What can be opened over the table, one at a time. */
function Panels({ model, open, onClose }: PanelsProps) {
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
