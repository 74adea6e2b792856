/** Everything about a score that is not an entry. */
import type { ComponentChildren } from 'preact';
import { useSignal } from '../../device/signal.ts';
import { Dialog, type DialogState } from '../../ui/dialog.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { KeyTable } from '../../ui/key-table.tsx';
import { Switch } from '../../ui/settings/switch.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';
import { counterSwitch } from '../counter/counter-switch.ts';
import { playFile } from '../files/play-file.ts';
import { pointsCsv, sheetsCsv } from '../files/sheet-csv.ts';
import { sheetText } from '../files/sheet-file.ts';
import type { ScoreModel } from './score-model.ts';

/** What opens over the score. */
export type Panel = 'menu' | 'players' | 'game' | 'share' | 'settings' | 'keys';

interface ScoreMenuProps {
  readonly model: ScoreModel;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPanel: (panel: Panel) => void;
  /** Another game with the same people; null where that is not this device's to begin, as below. */
  readonly onAgain: (() => void) | null;
  readonly onNew: (() => void) | null;
}

export function ScoreMenu({ model, open, onClose, onPanel, onAgain, onNew }: ScoreMenuProps) {
  const { menu: t, won } = useChapter('score');
  const { settings } = useTexts();
  const counts = useSignal(counterSwitch);
  const { shared } = model.keeper;
  const print = () => {
    onClose();
    requestAnimationFrame(() => globalThis.print()); // the dialog is gone by then
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <nav class="score-menu" aria-label={t.title}>
        <Item icon="people" words={t.players} onClick={() => onPanel('players')} />
        <Item icon="settings" words={t.game} onClick={() => onPanel('game')} />
        <Item icon="share" words={t.share} onClick={() => onPanel('share')} />
        <LinkItem icon="eye" words={t.board} href={shared === null ? '/board' : `/board/${shared.code}`} />
        <Item icon="log" words={t.print} onClick={print} />
        <LinkItem icon="chart" words={t.evenings} href="/score/evenings" />
        <LinkItem icon="book" words={t.rules} href="/rules" />
        <Item icon="globe" words={settings.title} onClick={() => onPanel('settings')} />
        <Item icon="help" words={t.keys} onClick={() => onPanel('keys')} />
        {onAgain !== null && <Item icon="people" words={won.again} onClick={onAgain} />}
        {onNew !== null && <Item icon="next" words={t.newGame} tells={t.newGameTells} onClick={onNew} />}
      </nav>
      <Switch label={t.counter} hint={t.counterTells} on={counts} onSwitch={(on) => counterSwitch.set(on)} />
      <Files model={model} />
    </Dialog>
  );
}

function Files({ model: { sheet } }: Pick<ScoreMenuProps, 'model'>) {
  const { menu: t } = useChapter('score');
  const name = `turn7-${new Date(sheet.startedAt).toISOString().slice(0, 10)}`;
  return (
    <div class="score-files">
      <DownloadButton fileName={`${name}.json`} type="application/json" text={() => sheetText(sheet)}>
        {t.saveJson}
      </DownloadButton>
      <DownloadButton fileName={`${name}-points.csv`} type="text/csv" text={() => pointsCsv(sheet)}>
        {t.savePoints}
      </DownloadButton>
      <DownloadButton fileName={`${name}.csv`} type="text/csv" text={() => sheetsCsv([sheet])}>
        {t.saveCsv}
      </DownloadButton>
      <DownloadButton fileName={`${name}.bgsplay`} type="application/json" text={() => playFile([sheet])}>
        {t.savePlay}
      </DownloadButton>
    </div>
  );
}

interface FaceProps {
  readonly icon: IconName;
  readonly words: string;
  readonly tells?: string;
}

const Face = ({ icon, words, tells }: FaceProps): ComponentChildren => (
  <>
    <Icon name={icon} />
    <span>
      {words}
      {tells !== undefined && <small class="muted">{tells}</small>}
    </span>
  </>
);

const Item = ({ onClick, ...face }: FaceProps & { readonly onClick: () => void }) => (
  <button type="button" class="menu-item" onClick={onClick}>
    <Face {...face} />
  </button>
);

const LinkItem = ({ href, ...face }: FaceProps & { readonly href: string }) => (
  <a class="menu-item" href={href}>
    <Face {...face} />
  </a>
);

/** Every key that means something at the score. */
export function KeysDialog({ open, onClose }: DialogState) {
  const { keys: t } = useChapter('score');
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <KeyTable place="score" words={t} />
    </Dialog>
  );
}
