/** The bar above the score: the way out, which round it is, the sheet, undo, redo and everything else. */

import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';
import { ShareNote } from '../share/share-note.tsx';
import type { Shared } from '../sheet/keeper.ts';
import { library } from '../sheet/library.ts';
import type { ScoreModel } from './score-model.ts';

export type View = 'pad' | 'sheet';

interface KeeperHeaderProps {
  readonly model: ScoreModel;
  readonly heading: string;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onMenu: () => void;
}

export function KeeperHeader({ model, heading, view, onView, onMenu }: KeeperHeaderProps) {
  const t = useChapter('score');
  const { common } = useTexts();
  const { sheet } = model;
  return (
    <header class="top score-top">
      <a class="ib" href="/" aria-label={common.home} title={common.home}>
        <Icon name="close" />
      </a>
      <h1 class="mid ellipsis">
        {heading} <span class="muted">· {sheet.title === '' ? t.title : sheet.title}</span>
      </h1>
      <button
        type="button"
        class="ib score-view"
        aria-label={t.sheet}
        title={t.sheet}
        aria-pressed={view === 'sheet'}
        onClick={() => onView(view === 'sheet' ? 'pad' : 'sheet')}
      >
        <Icon name="tally" />
      </button>
      <UndoButtons model={model} />
      <button type="button" class="ib" aria-label={t.menu.title} title={t.menu.title} onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

function UndoButtons({ model }: Pick<KeeperHeaderProps, 'model'>) {
  const t = useChapter('score');
  const canUndo = useSignal(model.keeper.canUndo);
  const canRedo = useSignal(model.keeper.canRedo);
  return (
    <>
      <Tool label={t.undo} can={canUndo} onClick={model.undo} />
      <Tool label={t.redo} can={canRedo} onClick={model.redo} mirrored />
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly can: boolean;
  /** Redo is undo the other way round. */
  readonly mirrored?: boolean;
  readonly onClick: () => void;
}

/** With nothing to do it keeps the focus. */
const Tool = ({ label, can, mirrored = false, onClick }: ToolProps) => (
  <button
    type="button"
    class={`ib${mirrored ? ' is-mirrored' : ''}`}
    aria-label={label}
    title={label}
    aria-disabled={!can}
    onClick={() => can && onClick()}
  >
    <Icon name="undo" />
  </button>
);

/** What has to be told above the score: how it is shared, and whether the browser keeps it. */
interface NoticesProps {
  /** null for a score on this device alone. */
  readonly shared: Shared | null;
}

export function Notices({ shared }: NoticesProps) {
  const t = useChapter('score');
  return (
    <div class="score-notices">
      {shared !== null && <LiveNote shared={shared} />}
      {!library.isLasting && (
        <p class="score-notice" role="alert">
          {t.notLasting}
        </p>
      )}
    </div>
  );
}

function LiveNote({ shared }: { readonly shared: Shared }) {
  const { note, ways } = useChapter('share');
  const watching = useSignal(shared.watching);
  const calm = [note.live(shared.code), ...(watching > 0 ? [ways.watching(watching)] : [])];
  return <ShareNote shared={shared} calm={calm.join(' · ')} />;
}
