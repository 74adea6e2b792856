/** The front page: one click to a game, and the doors to everything else. */
import './front-screen.css';
import { useState } from 'preact/hooks';
import { lastWish, SOLO } from '../../game/start/new-game.ts';
import { ReplaceDialog } from '../../game/start/replace-dialog.tsx';
import { useLocalGames } from '../../game/start/use-local-games.ts';
import { keys } from '../../sync/keys.ts';
import { Icon } from '../../ui/icon.tsx';
import { LanguageButton } from '../../ui/settings/language-button.tsx';
import { SettingsDialog } from '../../ui/settings/settings-dialog.tsx';
import { ThemeButton } from '../../ui/settings/theme-button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useTexts } from '../../words/texts.ts';
import { CodeForm } from './code-form.tsx';
import { Doors } from './doors.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { Frieze } from './frieze.tsx';
import { PlayPanel } from './play-panel.tsx';
import { PublicTablesLater } from './public-tables-later.tsx';
import { TogetherDialog } from './together-dialog.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { WishDialog } from './wish-dialog.tsx';

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
        <Frieze />
        <section class="hero">
          <Headline />
          <div class="hero-play">
            <PlayPanel
              bots={lastWish('bots').bots.length}
              left={games.left}
              place={place}
              onForget={() => setOpen('forget')}
              onPlay={() => games.start('bots', lastWish('bots'))}
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
        <Doors
          onTogether={() => setOpen('together')}
          onPass={() => setOpen('pass')}
          onSolo={() => games.start('solo', SOLO)}
        />
        <p class="promises">{t.promises.join(' ')}</p>
        <PublicTablesLater />
      </main>
      <FrontFooter />
      <SettingsDialog open={open === 'settings'} onClose={close} />
      <WishDialog
        kind="bots"
        open={open === 'opponents'}
        onClose={close}
        onWish={(wish) => {
          close();
          games.start('bots', wish);
        }}
      />
      <WishDialog
        kind="pass"
        open={open === 'pass'}
        onClose={close}
        onWish={(wish) => {
          close();
          games.start('pass', wish);
        }}
      />
      <TogetherDialog open={open === 'together'} onClose={close} />
      <ForgetDialog open={open === 'forget'} onKeep={close} onForget={forget} />
      <ReplaceDialog open={games.isReplacing} onKeep={games.keep} onReplace={games.replace} />
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
