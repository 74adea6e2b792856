/** All games into one file, and games from files. */
import { download } from '../../ui/download-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Done } from '../../ui/notice.tsx';
import { useChapter } from '../../words/texts.ts';
import { fileOf } from '../kept/games-file.ts';
import type { KnownGame } from '../kept/kept-games.ts';
import { ImportForm } from './import-form.tsx';

interface FilesPartProps {
  readonly games: readonly KnownGame[];
  readonly onDone: (done: Done) => void;
}

const NAME = 'turn7-games.t7';
const TYPE = 'text/plain';

export function FilesPart({ games, onDone }: FilesPartProps) {
  const t = useChapter('my-games');
  const made = () => new File([fileOf(games)], NAME, { type: TYPE });
  const share = () =>
    navigator.share({ files: [made()], title: t.title }).catch((error: unknown) => {
      // Whoever closes the sheet has changed their mind; that is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onDone({ text: t.notShared, undo: null });
    });
  return (
    <section class="archive-part" aria-labelledby="my-files">
      <h2 id="my-files">{t.files}</h2>
      <p class="muted">{t.filesTell}</p>
      {games.length > 0 && (
        <div class="archive-buttons">
          <button type="button" class="btn" onClick={() => download(NAME, made())}>
            <Icon name="down" />
            {t.save}
          </button>
          {canShareFiles() && (
            <button type="button" class="btn" onClick={() => void share()}>
              <Icon name="share" />
              {t.share}
            </button>
          )}
        </div>
      )}
      <ImportForm onDone={onDone} />
    </section>
  );
}

/** The system's own ways to another device: nearby, by mail, by cable. */
const canShareFiles = (): boolean => navigator.canShare?.({ files: [new File([''], NAME, { type: TYPE })] }) === true;
