/** The table: everything that is played on, for a session of any kind. */
import './table-screen.css';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadedDialog } from '../../ui/loaded-dialog.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { SettingsDialog } from '../../ui/settings/settings-dialog.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useTexts } from '../../words/texts.ts';
import { CardHelp } from '../help/card-help.tsx';
import { HelpDialog } from '../help/help-dialog.tsx';
import { LiveRegion } from '../log/live-region.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { useMotion } from '../motion/use-motion.ts';
import { askedHere } from '../question/asked.ts';
import type { Session } from '../session/session.ts';
import { useSound } from '../sound/use-sound.ts';
import { RoundSummary } from '../summary/round-summary.tsx';
import { SevenMoment } from '../summary/seven-moment.tsx';
import { Dock } from './dock.tsx';
import { Felt } from './felt.tsx';
import { companyOf, hasLogColumn, isLying, shapeFor, tableRoom } from './layout.ts';
import { AllSeats } from './seat-list.tsx';
import { useTableKeys } from './table-keys.ts';
import { type ModelProps, type Slots, type TableModel, useTableModel } from './table-model.ts';
import { useTableTitle } from './title.ts';
import { type Panel, TopBar } from './top-bar.tsx';
import { useRoom } from './use-room.ts';

export interface TableScreenProps {
  readonly session: Session;
  readonly slots?: Slots;
  /** More buttons for the bar above the table. */
  readonly top?: ComponentChildren;
  /** What is said beside the game: in the place of the log, or where that has none, in a strip above the near side. */
  readonly beside?: (model: TableModel) => ComponentChildren;
  /** News that lie over the table. */
  readonly children?: ComponentChildren;
}

export function TableScreen({ session, slots, ...more }: TableScreenProps) {
  const model = useTableModel(session, slots);
  return model === null ? null : <Table model={model} {...more} />;
}

function Table({ model, top, beside, children }: ModelProps & Omit<TableScreenProps, 'session' | 'slots'>) {
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
    <main class={`table ${shape} has-${companyOf(model.names.length)} ${marks}`} ref={root} tabIndex={-1}>
      <TopBar model={model} shape={shape} open={setPanel} hidesLog={!showsLog}>
        {top}
      </TopBar>
      {children}
      <Felt model={model} shape={shape} room={room} covered={covered} />
      {beside?.(model)}
      <Dock model={model} shape={shape} room={room} covered={covered} hasSheet={hasSheet} />
      {showsLog && <Side model={model} />}
      {!showsLog && model.slots.gestures}
      <div class={`over${covered ? ' is-shown' : ''}`}>
        <RoundSummary model={model} />
        <Final model={model} />
      </div>
      <SevenMoment model={model} />
      <LiveRegion model={model} />
      <CardHelp table={root} />
      <Panels model={model} panel={panel} open={setPanel} />
    </main>
  );
}

/** Loaded while the first rounds are played: nobody waits for it at the first card. */
function Final({ model }: ModelProps) {
  const { roundEnd, view } = model.moment;
  const isOver = view.state.kind === 'finished';
  const final = useLoaded(isOver ? 'over' : roundEnd, () =>
    import('../summary/final-standing.tsx').then(({ FinalStanding }) => FinalStanding),
  );
  if (!isOver || final.kind === 'loading') return null;
  return final.kind === 'loaded' ? <final.part model={model} /> : <MissingPart {...final} />;
}

function Side({ model }: ModelProps) {
  const { log } = useTexts();
  return (
    <aside class="side" aria-label={log.title}>
      <h2>{log.title}</h2>
      <LogPanel model={model} />
      {model.slots.gestures}
    </aside>
  );
}

interface PanelsProps extends ModelProps {
  readonly panel: Panel | null;
  readonly open: (panel: Panel | null) => void;
}

/** What can be opened over the table, one at a time. */
function Panels({ model, panel, open }: PanelsProps) {
  const { table, log, help } = useTexts();
  const { moment } = model;
  const at = (one: Panel) => ({ open: panel === one, onClose: () => open(null) });
  return (
    <>
      <SettingsDialog {...at('settings')} />
      <HelpDialog {...at('help')} target={moment.view.target} onCards={() => open('cards')} />
      <LoadedDialog {...at('cards')} title={help.tableCards} load={loadTableCards} about={{ view: moment.view }} />
      <Dialog {...at('log')} title={log.title}>
        <LogPanel model={model} />
      </Dialog>
      <Dialog {...at('seats')} title={table.allSeats}>
        <AllSeats model={model} pinned={null} columns={1} />
      </Dialog>
    </>
  );
}

const loadTableCards = () => import('../help/table-cards.tsx').then(({ TableCards }) => TableCards);
