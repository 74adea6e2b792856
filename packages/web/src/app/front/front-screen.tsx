/** The front page: one click to a game, and tiles that lead to everything else. */
import './front-screen.css';
import { NUMBER_CARDS } from '@turn7/engine';
import { CODE_LENGTH, type TableListing } from '@turn7/protocol';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { deviceStorage } from '../../device/storage.ts';
import { update } from '../../device/update.ts';
import { StorageWatch } from '../../game/kept/storage-watch.tsx';
import { damagedGame, savedGames, waitingGames } from '../../game/session/saved-game.ts';
import { lastNewGame, SOLO } from '../../game/start/new-game.ts';
import { useNewGame } from '../../game/start/use-new-game.ts';
import type { PublicTablesProps } from '../../lobby/public-tables.tsx';
import { leftScore } from '../../score/sheet/left-score.ts';
import { keys } from '../../sync/keys.ts';
import { BrandHeader } from '../../ui/brand-header.tsx';
import { SilentCard } from '../../ui/card/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SettingsDialog } from '../../ui/settings/settings-dialog.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useTexts } from '../../words/texts.ts';
import { CodeForm } from './code-form.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import { PlayPanel } from './play-panel.tsx';
import { Tiles } from './tiles.tsx';
import { TogetherDialog } from './together-dialog.tsx';

type Open = 'settings' | 'opponents' | 'pass' | 'together' | 'forget' | null;

export function FrontScreen() {
  const { front: t } = useTexts();
  const [open, setOpen] = useState<Open>(null);
  const start = useNewGame();
  const [waiting] = useState(() => waitingGames(deviceStorage));
  const damaged = useSignal(damagedGame);
  const [score] = useState(() => leftScore(deviceStorage));
  const [place, setPlace] = useState(lastPlace);
  const close = () => setOpen(null);
  const forget = () => {
    if (place !== null) keys.forgetPlace(place.code);
    setPlace(lastPlace());
    close();
  };

  const { tables, List } = useOpenTables();
  useEffect(keepLeftovers, []);

  useTitle(t.title);

  return (
    <div class="front">
      <FrontHeader onSettings={() => setOpen('settings')} />
      <main>
        <NumberRow />
        <section class="hero">
          <Headline />
          <div class="hero-play">
            <PlayPanel
              bots={lastNewGame('bots').bots.length}
              waiting={waiting}
              place={place}
              score={score}
              onForget={() => setOpen('forget')}
              onPlay={() => start('bots', lastNewGame('bots'))}
              onChoose={() => setOpen('opponents')}
            />
            <p class="front-ways">
              <a href="/daily">{t.daily}</a>
              {waiting.length === 0 && place === null && <a href="/learn/first-game">{t.newHere}</a>}
            </p>
            {damaged !== null && (
              <p class="field-error" role="status">
                {t.damaged(damaged)}
              </p>
            )}
            <CodeForm />
          </div>
        </section>
        <Tiles
          openTables={tables.length}
          onTogether={() => setOpen('together')}
          onPass={() => setOpen('pass')}
          onSolo={() => start('solo', SOLO)}
        />
        <p class="promises">{t.promises.join(' ')}</p>
        {List && <List tables={tables} />}
      </main>
      <FrontFooter />
      <StorageWatch />
      <SettingsDialog open={open === 'settings'} onClose={close} />
      <NewGameDialog
        kind="bots"
        open={open === 'opponents'}
        onClose={close}
        onStart={(game) => {
          close();
          start('bots', game);
        }}
      />
      <NewGameDialog
        kind="pass"
        open={open === 'pass'}
        onClose={close}
        onStart={(game) => {
          close();
          start('pass', game);
        }}
      />
      <TogetherDialog open={open === 'together'} onClose={close}>
        {List && <List tables={tables} />}
      </TogetherDialog>
      <ConfirmDialog
        open={open === 'forget'}
        title={t.forgetTitle}
        tells={t.forgetTells}
        keep={t.keep}
        onKeep={close}
        giveUp={t.forget}
        onGiveUp={forget}
      />
    </div>
  );
}

/** A game that is over and still in its slot may not be kept yet; the next one takes that slot. */
function keepLeftovers(): void {
  if (!savedGames(deviceStorage).some(({ game }) => game.over)) return;
  import('../../game/kept/leftovers.ts').then((leftovers) => leftovers.keepLeftovers()).catch(() => {});
}

/** A daily try waits where it was begun. */
const lastPlace = () => keys.places.find(({ code }) => code.length === CODE_LENGTH) ?? null;

interface FrontHeaderProps {
  readonly onSettings: () => void;
}

function FrontHeader({ onSettings }: FrontHeaderProps) {
  const { settings: t } = useTexts();
  return (
    <BrandHeader>
      <button type="button" class="ib" aria-label={t.title} onClick={onSettings}>
        <Icon name="settings" />
      </button>
    </BrandHeader>
  );
}

/** How high the hill of each stands is how often the card comes. */
function NumberRow() {
  return (
    <div class="number-row" aria-hidden="true">
      {NUMBER_CARDS.map((number) => (
        <SilentCard key={number} card={number} size="l" />
      ))}
    </div>
  );
}

function Headline() {
  const { front: t } = useTexts();
  const [first, second] = t.headline;
  return (
    <div class="hero-words">
      <h1>
        {first}
        <br />
        {second}
      </h1>
      <p>
        {t.pitch} {t.lead}
      </p>
    </div>
  );
}

/** They come when the page stands, since most people do not come for them; without a network there are none. */
function useOpenTables(): OpenTables {
  const [tables, setTables] = useState<readonly TableListing[]>([]);
  const list = useLoaded('now', () => import('../../lobby/public-tables.tsx'));
  const lobby = list.kind === 'loaded' ? list.part : null;
  useEffect(() => lobby?.watchTables(setTables), [lobby]);
  return { tables, List: lobby?.PublicTables ?? null };
}

interface OpenTables {
  readonly tables: readonly TableListing[];
  /** What shows them; null until it is loaded. */
  readonly List: ComponentType<PublicTablesProps> | null;
}

function FrontFooter() {
  const { front: t } = useTexts();
  return (
    <footer class="front-footer">
      <UpdateOffer />
      <p>{t.independent}</p>
      <p class="front-links">
        <a href="/games">{t.myGames}</a>
        <a href="/rules">{t.rules}</a>
        <a href="/replay">{t.replays}</a>
      </p>
    </footer>
  );
}

/** A newer version is offered on the front page alone, so that no game is ever in its way. */
function UpdateOffer() {
  const take = useSignal(update);
  const { common } = useTexts();
  return (
    <div role="status" class="update-offer">
      {take !== null && (
        <>
          <span>{common.updateReady}</span>
          <button type="button" class="btn" onClick={take}>
            {common.updateNow}
          </button>
        </>
      )}
    </div>
  );
}
