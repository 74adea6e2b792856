/** Games from a file, and into one. */
import type { Sheet } from '@turn7/protocol';
import { DownloadButton } from '../../ui/download-button.tsx';
import type { Done } from '../../ui/notice.tsx';
import { useChapter } from '../../words/texts.ts';
import { playFile } from '../files/play-file.ts';
import { sheetsCsv } from '../files/sheet-csv.ts';
import { sheetsText } from '../files/sheet-file.ts';
import { ImportForm } from './import-form.tsx';

interface FilesPartProps {
  readonly sheets: readonly Sheet[];
  readonly onDone: (done: Done) => void;
}

export function FilesPart({ sheets, onDone }: FilesPartProps) {
  const t = useChapter('evenings');
  return (
    <section class="archive-part" aria-labelledby="evening-files">
      <h2 id="evening-files">{t.files}</h2>
      <p class="muted">{t.filesTell}</p>
      <ImportForm onDone={onDone} />
      <h3>{t.export}</h3>
      {sheets.length === 0 ? (
        <p class="muted">{t.nothingToSave}</p>
      ) : (
        <div class="archive-buttons">
          <DownloadButton fileName="turn7-scores.json" type="application/json" text={() => sheetsText(sheets)}>
            {t.asJson}
          </DownloadButton>
          <DownloadButton fileName="turn7-scores.csv" type="text/csv" text={() => sheetsCsv(sheets)}>
            {t.asCsv}
          </DownloadButton>
          <DownloadButton fileName="turn7-scores.bgsplay" type="application/json" text={() => playFile(sheets)}>
            {t.asPlay}
          </DownloadButton>
        </div>
      )}
    </section>
  );
}
