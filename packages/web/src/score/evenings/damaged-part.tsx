/** Stored texts that nobody can read, kept aside: to be saved as files, or deleted. */
import { DownloadButton } from '../../ui/download-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Done } from '../../ui/notice.tsx';
import { useChapter } from '../../words/texts.ts';
import { type Damaged, library } from '../sheet/library.ts';

interface DamagedPartProps {
  readonly damaged: readonly Damaged[];
  readonly onDone: (done: Done) => void;
}

export function DamagedPart({ damaged, onDone }: DamagedPartProps) {
  const t = useChapter('evenings');
  if (damaged.length === 0) return null;
  const remove = (one: Damaged) => {
    library.forgetDamaged(one.key);
    onDone({ text: t.damagedRemoved(one.key), undo: () => library.keepDamaged(one) });
  };
  return (
    <section class="archive-part" aria-labelledby="evening-damaged">
      <h2 id="evening-damaged">{t.damaged}</h2>
      <p>{t.damagedTell}</p>
      <ul class="evening-games">
        {damaged.map((one) => (
          <li key={one.key} class="evening-game">
            <DownloadButton fileName={`${one.key}.txt`} type="text/plain" text={() => one.text}>
              {t.saveDamaged(one.key)}
            </DownloadButton>
            <button
              type="button"
              class="ib"
              aria-label={t.removeDamaged(one.key)}
              title={t.remove}
              onClick={() => remove(one)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
