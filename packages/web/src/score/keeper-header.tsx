/** The bar above the score: the way out, which round it is, the sheet, undo, redo and everything else. */

import { useSignal } from '../device/signal.ts';
import { Icon } from '../ui/icon.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import type { Desk } from './desk.ts';

export type View = 'pad' | 'sheet';

interface KeeperHeaderProps {
  readonly desk: Desk;
  readonly heading: string;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onMenu: () => void;
}

export function KeeperHeader({ desk, heading, view, onView, onMenu }: KeeperHeaderProps) {
  const t = useChapter('score');
  const { common } = useTexts();
  const { sheet } = desk;
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
      <UndoButtons desk={desk} />
      <button type="button" class="ib" aria-label={t.menu.title} title={t.menu.title} onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

function UndoButtons({ desk }: Pick<KeeperHeaderProps, 'desk'>) {
  const t = useChapter('score');
  const canUndo = useSignal(desk.keeper.canUndo);
  const canRedo = useSignal(desk.keeper.canRedo);
  return (
    <>
      <Tool label={t.undo} can={canUndo} onClick={desk.undo} />
      <Tool label={t.redo} can={canRedo} onClick={desk.redo} mirrored />
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
