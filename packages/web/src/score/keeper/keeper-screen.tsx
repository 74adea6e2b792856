/** The score of a game while it is played, for those who keep it. */
import './keeper-screen.css';
import { useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { TotalsChart } from '../../game/summary/totals-chart.tsx';
import { SettingsDialog } from '../../ui/settings/settings-dialog.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { EntryPanel } from '../pad/entry-panel.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import type { Spot } from '../sheet/entries.ts';
import type { ScoreKeeper } from '../sheet/keeper.ts';
import { chartRounds, namesIn } from '../sheet/summary.ts';
import { ContestedDialog } from './contested-dialog.tsx';
import { GameDialog } from './game-dialog.tsx';
import { GameWon } from './game-won.tsx';
import { KeeperHeader, Notices, type View } from './keeper-header.tsx';
import { PlayersDialog } from './players-dialog.tsx';
import { RoundOver } from './round-over.tsx';
import { useScoreKeys } from './score-keys.ts';
import { KeysDialog, type Panel, ScoreMenu } from './score-menu.tsx';
import { type ScoreModel, useScoreModel } from './score-model.ts';
import { ScorePaper } from './score-paper.tsx';
import { ScoreTable } from './score-table.tsx';
import { SeatStrip } from './seat-strip.tsx';

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
  const [model, view, setView] = useViews(useScoreModel(keeper));
  const [panel, setPanel] = useState<Panel | null>(null);
  const round = roundShown(model);
  const heading = t.round(round + 1);
  useTitle(`${heading} · ${t.title} · Turn 7`);
  useAwake();
  useScoreKeys(model, {
    onSheet: () => setView(view === 'sheet' ? 'pad' : 'sheet'),
    onMenu: () => setPanel('menu'),
    onKeys: () => setPanel('keys'),
  });
  const close = () => setPanel(null);
  return (
    <div class={`score is-${view}`}>
      <KeeperHeader model={model} heading={heading} view={view} onView={setView} onMenu={() => setPanel('menu')} />
      <main class="score-main">
        <Notices shared={keeper.shared} />
        <SeatStrip model={model} round={round} />
        <div class="score-now">
          <Middle model={model} onAgain={onAgain ?? null} />
        </div>
        <ScoreSide model={model} />
      </main>
      <p class="vh" role="status">
        {model.said}
      </p>
      <ScoreMenu
        model={model}
        open={panel === 'menu'}
        onClose={close}
        onPanel={setPanel}
        onAgain={onAgain ?? null}
        onNew={onNew ?? null}
      />
      <PlayersDialog model={model} open={panel === 'players'} onClose={close} />
      <GameDialog model={model} open={panel === 'game'} onClose={close} />
      <ShareDialog keeper={keeper} open={panel === 'share'} onClose={close} />
      <SettingsDialog open={panel === 'settings'} onClose={close} />
      <KeysDialog open={panel === 'keys'} onClose={close} />
      <ContestedDialog model={model} />
      <ScorePaper sheet={model.shown} standing={model.standing} />
    </div>
  );
}

/** Whoever opens an entry wants the pad, and after an earlier round what they looked at before. */
function useViews(model: ScoreModel): readonly [ScoreModel, View, (view: View) => void] {
  const [view, setView] = useState<View>('pad');
  const [before, setBefore] = useState<View>('pad');
  const choose = (spot: Spot | null) => {
    model.choose(spot);
    setView(spot === null ? before : 'pad');
    if (spot === null) return;
    setBefore(view);
    if (view === 'pad') return;
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.pad h2')?.focus()); // its cell is not shown now
  };
  const save = (spot: Spot) => {
    model.save(spot);
    if (spot.round < model.standing.keptRound) setView(before);
  };
  const show = (wished: View) => {
    setView(wished);
    setBefore('pad');
  };
  return [{ ...model, choose, save }, view, show];
}

/** That of the entry, or the one that is over. */
const roundShown = ({ phase, standing }: ScoreModel): number => {
  if (phase.kind === 'entering') return phase.spot.round;
  return phase.kind === 'nobody' ? standing.keptRound : phase.round;
};

interface MiddleProps {
  readonly model: ScoreModel;
  readonly onAgain: (() => void) | null;
}

function Middle({ model, onAgain }: MiddleProps) {
  const t = useChapter('score');
  const { phase } = model;
  switch (phase.kind) {
    case 'entering':
      return <EntryPanel model={model} spot={phase.spot} />;
    case 'round over':
      return <RoundOver key={phase.round} model={model} round={phase.round} />;
    case 'won':
      return <GameWon model={model} seat={phase.seat} round={phase.round} onAgain={onAgain} />;
    case 'nobody':
      return <p class="score-nobody">{t.nobody}</p>;
  }
}

/** The sheet and the chart: on phones behind a button, with more room beside the pad. */
function ScoreSide({ model }: { readonly model: ScoreModel }) {
  const t = useChapter('score');
  const { sheet, standing } = model;
  const rounds = chartRounds(standing);
  return (
    <div class="score-side">
      <h2>{t.sheet}</h2>
      <ScoreTable model={model} />
      {rounds.length > 0 && (
        <TotalsChart key={rounds.length} rounds={rounds} names={namesIn(sheet)} me={null} target={sheet.target} />
      )}
    </div>
  );
}
