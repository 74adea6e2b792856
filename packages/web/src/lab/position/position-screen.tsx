/** Any table that people can think of: laid out by hand or by a link, with exact odds, the best play, and advice. */
import './position-screen.css';
import { positionAddress, type ReadPosition, readPosition } from '../../game/position/address.ts';
import { type Draft, withSeen } from '../../game/position/draft.ts';
import { LinkProblems } from '../../ui/chart/link-problems.tsx';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAddressState } from '../../ui/use-address-state.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { SeenCards } from '../seen-cards.tsx';
import { changed, type DraftHistory, undone } from './history.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from './presets.ts';
import { Result, ResultBar } from './result.tsx';
import { SeatEditor } from './seat-editor.tsx';
import { TableFields } from './table-fields.tsx';

interface PositionScreenProps {
  readonly search: string;
}

export function PositionScreen({ search }: PositionScreenProps) {
  const t = useChapter('position');
  const lab = useChapter('lab');
  useTitle(`${t.title} · Turn 7`);
  return (
    <div class="position">
      <PageHeader area={{ name: lab.title, address: '/lab' }} />
      <main>
        <h1>{t.title}</h1>
        <p class="muted position-lead">{t.lead}</p>
        <Editor search={search} />
      </main>
    </div>
  );
}

interface Edited {
  readonly history: DraftHistory;
  /** Of the address somebody came with. */
  readonly problems: ReadPosition['problems'];
}

function editedFrom(search: string): Edited {
  const { draft, problems } = readPosition(search, PRESETS.hand);
  return { history: { draft, before: [] }, problems };
}

function Editor({ search }: PositionScreenProps) {
  const t = useChapter('position');
  const [{ history, problems }, show] = useAddressState(search, editedFrom, (edited) =>
    positionAddress(edited.history.draft),
  );
  const { draft } = history;
  const change = (next: Draft) => show({ history: changed(history, next), problems });
  const undo = () => show({ history: undone(history), problems });
  return (
    <>
      <LinkProblems problems={problems} />
      <Presets onChoose={change} />
      <div class="position-parts">
        <section class="position-editor" aria-labelledby="table">
          <h2 id="table">{t.table}</h2>
          {draft.seats.map((_, seat) => (
            <SeatEditor key={seat} draft={draft} seat={seat} change={change} />
          ))}
          <TableFields draft={draft} change={change} />
          <SeenCards
            seen={draft.discard}
            decks={draft.decks}
            onChange={(card, copies) => change(withSeen(draft, card, copies))}
          />
          <Ways draft={draft} undo={undo} isFirst={history.before.length === 0} />
        </section>
        <ResultBar draft={draft} />
        <Result draft={draft} />
      </div>
    </>
  );
}

interface WaysProps {
  readonly draft: Draft;
  readonly undo: () => void;
  readonly isFirst: boolean;
}

function Ways({ draft, undo, isFirst }: WaysProps) {
  const t = useChapter('position');
  const figure = useChapter('figure');
  return (
    <div class="position-ways">
      <button type="button" class="btn quiet" aria-disabled={isFirst} onClick={undo}>
        <Icon name="undo" />
        {t.undo}
      </button>
      <CopyLink
        link={location.origin + positionAddress(draft)}
        words={{ copy: figure.link, copied: figure.copied, copyYourself: figure.byHand }}
      />
    </div>
  );
}

/** Examples to begin with, one tap each. */
function Presets({ onChoose }: { readonly onChoose: (draft: Draft) => void }) {
  const t = useChapter('position');
  const { common } = useTexts();
  const nameOf = (name: PresetName): string => {
    const [own, other] = PRESETS[name].seats;
    const cards = (own?.cards ?? []).map((card) => common.cardSign(card)).join(' ');
    return t.preset[name](cards, `${own?.total ?? 0} : ${other?.total ?? 0}`);
  };
  return (
    <fieldset class="position-presets">
      <legend>{t.presets}</legend>
      {PRESET_NAMES.map((name) => (
        <button key={name} type="button" class="btn quiet small" onClick={() => onChoose(PRESETS[name])}>
          {nameOf(name)}
        </button>
      ))}
    </fieldset>
  );
}
