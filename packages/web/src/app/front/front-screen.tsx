/** The front page: one click to a game, and tiles that lead to everything else. */
import './front-screen.css';
import { NUMBER_CARDS } from '@turn7/engine';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { update } from '../../device/update.ts';
import { lastNewGame, SOLO } from '../../game/start/new-game.ts';
import { ReplaceDialog } from '../../game/start/replace-dialog.tsx';
import { useLocalGames } from '../../game/start/use-local-games.ts';
import { keys } from '../../sync/keys.ts';
import { SilentCard } from '../../ui/card/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageButton } from '../../ui/settings/language-button.tsx';
import { SettingsDialog } from '../../ui/settings/settings-dialog.tsx';
import { ThemeButton } from '../../ui/settings/theme-button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
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
  const games = useLocalGames();
  const [place, setPlace] = useState(() => keys.places[0] ?? null);
  const close = () => setOpen(null);
  const forget = () => {
    if (place !== null) keys.forgetPlace(place.code);
    setPlace(keys.places[0] ?? null);
    close();
  };

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
              left={games.left}
              place={place}
              onForget={() => setOpen('forget')}
              onPlay={() => games.start('bots', lastNewGame('bots'))}
              onChoose={() => setOpen('opponents')}
            />
            {games.left === null && place === null && (
              <a class="new-here" href="/learn/first-game">
                {t.newHere}
              </a>
            )}
            {games.damaged !== null && (
              <p class="field-error" role="status">
                {t.damaged(games.damaged)}
              </p>
            )}
            <CodeForm />
          </div>
        </section>
        <Tiles
          onTogether={() => setOpen('together')}
          onPass={() => setOpen('pass')}
          onSolo={() => games.start('solo', SOLO)}
        />
        <p class="promises">{t.promises.join(' ')}</p>
        <PublicTables />
      </main>
      <FrontFooter />
      <SettingsDialog open={open === 'settings'} onClose={close} />
      <NewGameDialog
        kind="bots"
        open={open === 'opponents'}
        onClose={close}
        onStart={(game) => {
          close();
          games.start('bots', game);
        }}
      />
      <NewGameDialog
        kind="pass"
        open={open === 'pass'}
        onClose={close}
        onStart={(game) => {
          close();
          games.start('pass', game);
        }}
      />
      <TogetherDialog open={open === 'together'} onClose={close} />
      <ConfirmDialog
        open={open === 'forget'}
        title={t.forgetTitle}
        tells={t.forgetTells}
        keep={t.keep}
        onKeep={close}
        giveUp={t.forget}
        onGiveUp={forget}
      />
      <ReplaceDialog games={games} />
    </div>
  );
}

interface FrontHeaderProps {
  readonly onSettings: () => void;
}

function FrontHeader({ onSettings }: FrontHeaderProps) {
  const { settings: t } = useTexts();
  return (
    <header class="front-header">
      <Wordmark />
      <LanguageButton />
      <ThemeButton />
      <button type="button" class="ib" aria-label={t.title} onClick={onSettings}>
        <Icon name="settings" />
      </button>
    </header>
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
      <p>{t.lead}</p>
    </div>
  );
}

/** They come when the page stands, since most people do not come for them. */
function PublicTables() {
  const [Tables, setTables] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('../../lobby/public-tables.tsx').then(
      (loaded) => setTables(() => loaded.PublicTables),
      () => {}, // without a network there are no tables either
    );
  }, []);
  return Tables && <Tables />;
}

function FrontFooter() {
  const { front: t } = useTexts();
  return (
    <footer class="front-footer">
      <UpdateOffer />
      <p>{t.independent}</p>
      <p class="front-links">
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
