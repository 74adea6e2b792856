/** Above the table: which round it is, and the way to everything that is not the game itself. */
import './top-bar.css';
import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { change } from '../../device/settings.ts';
import { deviceStorage } from '../../device/storage.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { KEYS, keyLabel } from '../../ui/keys.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useTexts } from '../../words/texts.ts';
import { askedHere } from '../question/asked.ts';
import { soloBest } from '../session/solo-best.ts';
import { companyOf, isCrowded, type Shape } from './layout.ts';
import type { ModelProps, TableModel } from './table-model.ts';
import { isChallengeLost, roundTitle } from './title.ts';

const SKIP_KEY = keyLabel(KEYS.table.skip[0]);

/** What can be opened over the table. */
export type Panel = 'settings' | 'help' | 'cards' | 'log' | 'seats';

export interface TopBarProps {
  readonly model: TableModel;
  readonly shape: Shape;
  readonly open: (panel: Panel) => void;
  /** Whether the log has no place of its own. */
  readonly hidesLog: boolean;
  readonly children: ComponentChildren;
}

export function TopBar({ model, shape, open, hidesLog, children }: TopBarProps) {
  const { table: t, common } = useTexts();
  return (
    <header class="table-top">
      {shape === 'phone' ? (
        <Menu model={model} open={open} />
      ) : (
        <a class="home" href="/" aria-label={common.home}>
          <Wordmark />
        </a>
      )}
      <Title model={model} brief={shape === 'phone'} />
      {children}
      <Skip model={model} />
      {model.coach === 'forbidden' ? (
        <span class="no-coach">{t.noCoach}</span>
      ) : (
        <CoachSwitch isOn={model.coach === 'on'} wide={shape === 'desk'} />
      )}
      {companyOf(model.names.length) === 'crowd' && shape === 'desk' && (
        <Tool icon="people" name={t.allSeats} onClick={() => open('seats')} />
      )}
      {hidesLog && shape !== 'phone' && <Tool icon="log" name={t.log} onClick={() => open('log')} />}
      <Tool icon="help" name={t.rules} onClick={() => open('help')} />
      {shape !== 'phone' && <Tool icon="settings" name={t.settings} onClick={() => open('settings')} />}
    </header>
  );
}

function Title({ model, brief }: { readonly model: TableModel; readonly brief: boolean }) {
  const { table: t } = useTexts();
  const facts = useTableFacts(model, brief);
  return (
    <h1 class="table-title ellipsis">
      {roundTitle(model, t)}
      <span class="muted">
        <span class="title-dot"> · </span>
        {facts.join(' · ')}
      </span>
    </h1>
  );
}

/** What is special about the game leaves no room for its target in the bar of a phone. */
function useTableFacts(model: TableModel, brief: boolean): readonly string[] {
  const { table: t } = useTexts();
  const { view } = model.moment;
  const seats = view.seats.length;
  const isLost = isChallengeLost(model);
  const crowded = isCrowded(seats);
  const best = useSoloBest(model);
  return [
    ...(isLost ? [t.challengeLost] : []),
    ...(brief && (isLost || crowded) ? [] : [t.firstTo(view.target)]),
    ...(crowded ? [t.seatCount(seats)] : []),
    ...(best === null || isLost ? [] : [t.best(best.rounds)]),
  ];
}

/** To my next decision, or to the end of a round that I am out of. It keeps its place, and the focus, while there is nothing to skip. */
function Skip({ model }: ModelProps) {
  const { table: t } = useTexts();
  const { people, moment } = model;
  const { roundEnd, passTo, view } = moment;
  const isChoice = askedHere(model) !== null || passTo !== null || roundEnd !== null;
  const isPlaying = !isChoice && view.state.kind === 'playing';
  const isIn = view.seats.some(({ status }, seat) => status === 'active' && people[seat]?.mine);
  const words = isIn ? t.skip.choice : t.skip.round;
  return (
    <button
      type="button"
      class="ib skip"
      aria-label={words}
      title={`${words} (${SKIP_KEY})`}
      aria-disabled={!isPlaying}
      aria-keyshortcuts={SKIP_KEY}
      onClick={model.skip}
    >
      <Icon name="fast" />
    </button>
  );
}

/** What is to be beaten in a solo challenge on this device. */
function useSoloBest({ session, names, moment }: TableModel): ReturnType<typeof soloBest> {
  const isSolo = session.online === null && session.hasPar && names.length === 1;
  return useMemo(() => (isSolo ? soloBest(deviceStorage) : null), [isSolo, moment.game]);
}

function CoachSwitch({ isOn, wide }: { readonly isOn: boolean; readonly wide: boolean }) {
  const { table: t } = useTexts();
  return (
    <button
      type="button"
      class={wide ? 'btn quiet coach-switch' : 'ib'}
      aria-pressed={isOn}
      aria-label={t.coach}
      aria-keyshortcuts={keyLabel(KEYS.table.coach[0])}
      onClick={() => change({ coach: !isOn })}
    >
      <Icon name="coach" />
      {wide && t.coach}
    </button>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
}

const Tool = ({ icon, name, onClick }: ToolProps) => (
  <button type="button" class="ib" aria-label={name} title={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

/** What a small screen has no room for in the bar. */
function Menu({ model, open }: Pick<TopBarProps, 'model' | 'open'>) {
  const { table: t, common, lobby } = useTexts();
  const hasSeat = model.session.online !== null && model.me !== null;
  const id = useId();
  const close = () => document.getElementById(id)?.hidePopover();
  const opening = (panel: Panel) => () => {
    close();
    open(panel);
  };
  return (
    <>
      <button type="button" class="ib" aria-label={t.menu} popovertarget={id}>
        <Icon name="menu" />
      </button>
      <nav class="table-menu" id={id} popover="auto" aria-label={t.menu}>
        <button type="button" class="menu-item" onClick={opening('settings')}>
          <Icon name="settings" />
          {t.settings}
        </button>
        <button type="button" class="menu-item" onClick={opening('log')}>
          <Icon name="log" />
          {t.log}
        </button>
        <button type="button" class="menu-item" onClick={opening('help')}>
          <Icon name="book" />
          {t.rules}
        </button>
        <a class="menu-item" href="/">
          <Icon name="away" />
          {hasSeat ? lobby.leave.keep : common.home}
        </a>
      </nav>
    </>
  );
}
