/** The lab: what the cards, the solver and the rules know, as charts that can be set, saved and linked to. */
import '../styles/lab.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LinkProblems } from '../chart/link-problems.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { useChapter } from '../texts/texts.ts';
import { BestFigure } from './best-figure.tsx';
import { BustFigure } from './bust-figure.tsx';
import { CardsFigure } from './cards-figure.tsx';
import { LabDoors } from './doors.tsx';
import { LeadFigure } from './lead-figure.tsx';
import { RulesFigure } from './rules-figure.tsx';
import { ALL_NAMES, type LabPlace, type LabSetup, labAddress, readLab } from './setup.ts';
import { StoppingFigure } from './stopping-figure.tsx';

interface LabScreenProps {
  readonly search: string;
}

export function LabScreen({ search }: LabScreenProps) {
  const t = useChapter('lab');
  useEffect(() => {
    document.title = `${t.title} · Turn 7`;
  }, [t]);
  return (
    <div class="lab">
      <PageHeader area={{ name: t.title, address: '/lab' }} />
      <main>
        <h1>{t.heading}</h1>
        <p class="muted lab-lead">{t.about}</p>
        <LabDoors />
        <Panels key={search} search={search} />
      </main>
    </div>
  );
}

/** What is set stands in the address as well, so that a reload or a bookmark keeps it. */
function Panels({ search }: LabScreenProps) {
  const [read] = useState(() => readLab(search));
  const [setup, setSetup] = useState(read.setup);
  useScrollToPlace();
  const change = (part: Partial<LabSetup>) => {
    const next = { ...setup, ...part };
    setSetup(next);
    history.replaceState(history.state, '', labAddress(next, ALL_NAMES));
  };
  return (
    <>
      <LinkProblems problems={read.problems} />
      <div class="lab-panels">
        <div>
          <Place id="bust">
            <BustFigure setup={setup} change={change} />
          </Place>
          <Place id="stopping">
            <StoppingFigure setup={setup} change={change} />
          </Place>
          <Place id="lead">
            <LeadFigure setup={setup} change={change} />
          </Place>
        </div>
        <div>
          <Place id="best">
            <BestFigure />
          </Place>
          <Place id="rules">
            <RulesFigure setup={setup} change={change} />
          </Place>
          <Place id="cards">
            <CardsFigure setup={setup} change={change} />
          </Place>
        </div>
      </div>
    </>
  );
}

/** Where a link leads to. */
function Place({ id, children }: { readonly id: LabPlace; readonly children: ComponentChildren }) {
  return (
    <div class="lab-place" id={id}>
      {children}
    </div>
  );
}

/** A link may lead to one of the panels. */
function useScrollToPlace(): void {
  useEffect(() => {
    const place = document.getElementById(location.hash.slice(1));
    if (place !== null) requestAnimationFrame(() => place.scrollIntoView());
  }, []);
}
