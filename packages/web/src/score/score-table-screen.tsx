/** The score of a game while it is played, for those who keep it. */
import './score-table-screen.css';
import { useState } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import { TotalsChart } from '../game/summary/totals-chart.tsx';
import { SettingsDialog } from '../ui/settings/settings-dialog.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useChapter } from '../words/texts.ts';
import { type Desk, useDesk } from './desk.ts';
import { GameDialog } from './game-dialog.tsx';
import { GameWon } from './game-won.tsx';
import { KeeperHeader, type View } from './keeper-header.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Notices } from './notices.tsx';
import type { Spot } from './pad/drafts.ts';
import { EntryPanel } from './pad/entry-panel.tsx';
import { PlayersDialog } from './players-dialog.tsx';
import { RoundOver } from './round-over.tsx';
import { useScoreKeys } from './score-keys.ts';
import { type Panel, ScoreMenu } from './score-menu.tsx';
import { ScoreTable } from './score-table.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { ShareDialog } from './share/share-dialog.tsx';
import type { ScoreKeeper } from './sheet/keeper.ts';
import { ScorePaper } from './sheet/score-paper.tsx';
import { chartRounds, namesIn } from './sheet/sheet-summary.ts';

interface KeeperScreenProps {
  readonly keeper: ScoreKeeper;
  /** Begins another game with the same people; none where this device does not keep the score alone. */
  readonly onAgain?: () => void;
  /** Puts this game away for a new one. */
  readonly onNew?: () => void;
}

/** The next game on a shared sheet begins like any other. */
export function KeeperScreen(props: KeeperScreenProps) {
  const { id } = useSignal(props.keeper.sheet);
  return <Keeping key={id} {...props} />;
}

function Keeping({ keeper, onAgain, onNew }: KeeperScreenProps) {
  const t = useChapter('score');
  const [desk, view, setView] = useViews(useDesk(keeper));
  const [panel, setPanel] = useState<Panel | null>(null);
  const round = roundShown(desk);
  const heading = t.round(round + 1);
  useTitle(`${heading} · ${t.title} · Turn 7`);
  useScoreKeys(desk, {
    onSheet: () => setView(view === 'sheet' ? 'pad' : 'sheet'),
    onMenu: () => setPanel('menu'),
    onKeys: () => setPanel('keys'),
  });
  const close = () => setPanel(null);
  return (
    <div class={`score is-${view}`}>
      <KeeperHeader desk={desk} heading={heading} view={view} onView={setView} onMenu={() => setPanel('menu')} />
      <main class="score-main">
        <Notices shared={keeper.shared} />
        <SeatStrip desk={desk} round={round} />
        <div class="score-desk">
          <Middle desk={desk} onAgain={onAgain ?? null} />
        </div>
        <ScoreSide desk={desk} />
      </main>
      <p class="vh" role="status">
        {desk.said}
      </p>
      <ScoreMenu
        desk={desk}
        open={panel === 'menu'}
        onClose={close}
        onPanel={setPanel}
        onAgain={onAgain ?? null}
        onNew={onNew ?? null}
      />
      <PlayersDialog desk={desk} open={panel === 'players'} onClose={close} />
      <GameDialog desk={desk} open={panel === 'game'} onClose={close} />
      <ShareDialog keeper={keeper} open={panel === 'share'} onClose={close} />
      <SettingsDialog open={panel === 'settings'} onClose={close} />
      <KeysDialog open={panel === 'keys'} onClose={close} />
      <ScorePaper sheet={desk.sheet} standing={desk.standing} />
    </div>
  );
}

/** Whoever opens an entry wants the pad, and after an earlier round what they looked at before. */
function useViews(desk: Desk): readonly [Desk, View, (view: View) => void] {
  const [view, setView] = useState<View>('pad');
  const [before, setBefore] = useState<View>('pad');
  const choose = (spot: Spot | null) => {
    desk.choose(spot);
    setView(spot === null ? before : 'pad');
    if (spot === null) return;
    setBefore(view);
    if (view === 'pad') return;
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.pad h2')?.focus()); // its cell is not shown now
  };
  const save = (spot: Spot) => {
    desk.save(spot);
    if (spot.round < desk.standing.keptRound) setView(before);
  };
  const show = (wished: View) => {
    setView(wished);
    setBefore('pad');
  };
  return [{ ...desk, choose, save }, view, show];
}

/** That of the entry, or the one that is over. */
const roundShown = ({ phase, standing }: Desk): number => {
  if (phase.kind === 'entering') return phase.spot.round;
  return phase.kind === 'nobody' ? standing.keptRound : phase.round;
};

interface MiddleProps {
  readonly desk: Desk;
  readonly onAgain: (() => void) | null;
}

function Middle({ desk, onAgain }: MiddleProps) {
  const t = useChapter('score');
  const { phase } = desk;
  switch (phase.kind) {
    case 'entering':
      return <EntryPanel desk={desk} spot={phase.spot} />;
    case 'round over':
      return <RoundOver key={phase.round} desk={desk} round={phase.round} />;
    case 'won':
      return <GameWon desk={desk} seat={phase.seat} round={phase.round} onAgain={onAgain} />;
    case 'nobody':
      return <p class="score-nobody">{t.nobody}</p>;
  }
}

/** The sheet and the chart: on phones behind a button, with more room beside the pad. */
function ScoreSide({ desk }: { readonly desk: Desk }) {
  const t = useChapter('score');
  const { sheet, standing } = desk;
  const rounds = chartRounds(standing);
  return (
    <div class="score-side">
      <h2>{t.sheet}</h2>
      <ScoreTable desk={desk} />
      {rounds.length > 0 && (
        <TotalsChart key={rounds.length} rounds={rounds} names={namesIn(sheet)} me={null} target={sheet.target} />
      )}
    </div>
  );
}
