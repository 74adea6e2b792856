/** The lab: what the cards, the solver and the rules know, as charts that can be set, saved and linked to. */
import './lab-screen.css';
import { LinkProblems } from '../../ui/chart/link-problems.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAddressState } from '../../ui/use-address-state.ts';
import { useAnchor } from '../../ui/use-anchor.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useChapter } from '../../words/texts.ts';
import { BestFigure } from './best-figure.tsx';
import { BustFigure } from './bust-figure.tsx';
import { CardsFigure } from './cards-figure.tsx';
import { LeadFigure } from './lead-figure.tsx';
import { RulesFigure } from './rules-figure.tsx';
import { ALL_NAMES, type LabSetup, labAddress, readLab } from './setup.ts';
import { StoppingFigure } from './stopping-figure.tsx';

interface LabScreenProps {
  readonly search: string;
}

export function LabScreen({ search }: LabScreenProps) {
  const t = useChapter('lab');
  useTitle(`${t.title} · Turn 7`);
  return (
    <div class="lab">
      <PageHeader area={{ name: t.title, address: '/lab' }} />
      <main>
        <h1>{t.heading}</h1>
        <p class="muted lab-lead">{t.about}</p>
        <LabTiles />
        <Panels search={search} />
      </main>
    </div>
  );
}

function Panels({ search }: LabScreenProps) {
  const [{ setup, problems }, setRead] = useAddressState(search, readLab, (read) => labAddress(read.setup, ALL_NAMES));
  const change = (part: Partial<LabSetup>) => setRead({ setup: { ...setup, ...part }, problems });
  useAnchor();
  return (
    <>
      <LinkProblems problems={problems} />
      <div class="lab-panels">
        <div>
          <BustFigure setup={setup} change={change} />
          <StoppingFigure setup={setup} change={change} />
          <LeadFigure setup={setup} change={change} />
        </div>
        <div>
          <BestFigure />
          <RulesFigure setup={setup} change={change} />
          <CardsFigure setup={setup} change={change} />
        </div>
      </div>
    </>
  );
}

/** The ways on from the lab. */
const TILES = [
  { id: 'position', address: '/lab/position', icon: 'hit' },
  { id: 'simulate', address: '/lab/simulate', icon: 'bot' },
  { id: 'strategy', address: '/learn/strategy', icon: 'book' },
] as const satisfies readonly { readonly id: string; readonly address: string; readonly icon: IconName }[];

function LabTiles() {
  const t = useChapter('lab');
  return (
    <nav class="lab-tiles" aria-label={t.tiles}>
      {TILES.map(({ id, address, icon }) => (
        <a key={id} href={address}>
          <Icon name={icon} />
          <span>
            <b>{t.tile[id].title}</b>
            <span class="muted">{t.tile[id].tells}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
