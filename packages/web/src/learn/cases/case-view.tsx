/** A question of the FAQ, or a ruling: opened, it shows its answer and the games in which it comes up. */
import './case-view.css';
import { RULINGS, type RulingId } from '@turn7/engine';
import { useMemo, useState } from 'preact/hooks';
import type { Replay } from '../../game/replay/replay.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { useReplays } from '../case-files.ts';
import { CasePlayer } from '../case-player.tsx';
import { caseLabel, type Entry } from '../catalogue.ts';
import { RulingLinks } from '../ruling-links.tsx';

interface CaseViewProps {
  readonly entry: Entry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function CaseView({ entry, isOpen, onToggle }: CaseViewProps) {
  const t = useChapter('learn');
  const words = wordsOf(entry, t, useChapter('rulings'));
  return (
    <article class="case" id={entry.id} tabIndex={-1} aria-labelledby={`${entry.id}-title`}>
      <h3 id={`${entry.id}-title`}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <span class="case-number">{words.number}</span>
          <span>{words.question}</span>
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </h3>
      {isOpen && (
        <div class="case-body">
          <p class="case-answer">{words.answer}</p>
          <Replays files={entry.files} />
        </div>
      )}
    </article>
  );
}

function wordsOf(entry: Entry, t: Chapters['learn'], rulings: Chapters['rulings']) {
  if (entry.kind === 'faq') return { number: t.cases.numbered(caseLabel(entry.id)), ...t.faq[entry.id] };
  const { title, text } = rulings[entry.id];
  return { number: entry.id, question: title, answer: text };
}

/** Only the one that is looked at is loaded. */
function Replays({ files }: Pick<Entry, 'files'>) {
  const { cases: t } = useChapter('learn');
  const { common } = useTexts();
  const [chosen, setChosen] = useState(0);
  const wanted = useMemo(() => files.slice(chosen, chosen + 1), [files, chosen]);
  const loaded = useReplays(wanted);
  return (
    <>
      {files.length > 1 && (
        <fieldset class="case-replays">
          <legend>{t.replays}</legend>
          {files.map((file, i) => (
            <button
              key={file}
              type="button"
              class="btn quiet"
              aria-pressed={i === chosen}
              aria-label={t.replay(i + 1)}
              onClick={() => setChosen(i)}
            >
              {i + 1}
            </button>
          ))}
        </fieldset>
      )}
      {loaded.kind === 'missing' && <p>{common.missing}</p>}
      {loaded.kind === 'there' && loaded.replays.map((replay) => <Played key={wanted[0]} replay={replay} />)}
    </>
  );
}

/** Its title is that of the file, which is written in English; what it rests on is told in the language chosen. */
function Played({ replay }: { readonly replay: Replay }) {
  const { cases: t } = useChapter('learn');
  return (
    <>
      <p class="case-title muted" lang="en">
        {replay.record.notes.title}
      </p>
      <CasePlayer replay={replay} />
      <h4>{t.rests}</h4>
      <RulingLinks rulings={rulingsIn(replay.record.notes.case ?? '')} />
    </>
  );
}

const rulingsIn = (words: string): readonly RulingId[] =>
  words.split(' ').flatMap((word) => RULINGS.find((id) => id === word) ?? []);
