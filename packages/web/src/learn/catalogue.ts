/** Where each record of `cases/` belongs: to a case of the FAQ or to a ruling, under the headings of the rules. */
import type { RulingId } from '@turn7/engine';
import { SECTIONS, type SectionId } from '../game/help/sections.ts';

/** The cases of the FAQ by heading; 16 has three of its own. */
export const FAQ = {
  round: ['2', '17', '18'],
  turns: ['1'],
  lifeSaver: ['5', '6', '7', '8'],
  lock: ['3', '4'],
  turnThree: ['12', '14', '15', '16', '16a', '16b', '16c', '20', '21', '22', '23', '24'],
  choices: ['13', '19'],
  scoring: ['10', '11'],
  game: ['9'],
} as const satisfies Partial<Record<SectionId, readonly string[]>>;

export type FaqId = (typeof FAQ)[keyof typeof FAQ][number];

export type Entry =
  /** `files`: names in `cases/`, without their ending. */
  | { readonly kind: 'faq'; readonly id: FaqId; readonly files: readonly string[] }
  | { readonly kind: 'ruling'; readonly id: RulingId; readonly files: readonly string[] };

interface Topic {
  readonly id: SectionId;
  readonly entries: readonly Entry[];
}

/** Records that are named neither after a case nor after a ruling; each cites the one it is shown under. */
const OTHERS: readonly (readonly [start: string, ruling: RulingId])[] = [
  ['example-score-', 'R39'],
  ['example-walkthrough-second-turn', 'R12'],
  ['example-walkthrough', 'R42'],
  ['example-deal-with-a-turn-three', 'R5'],
  ['example-one-more-card', 'R13'],
  ['example-saved-from-a-second-five', 'R18'],
  ['example-two-elevens', 'R14'],
  ['example-zero-counts', 'R16'],
  ['older-faq-nested-cards', 'R30'],
  ['older-faq-only-seats-in-play', 'R24'],
  ['older-faq-spare-life-saver', 'R20'],
  ['older-faq-turn-three-waits', 'R29'],
];

/** `case-05-…` is case 5, `ruling-r37-…` is ruling R37; undefined where nobody has said. */
export function placeOf(file: string): string | undefined {
  const [, faq] = /^case-0*(\d+[a-c]?)-/.exec(file) ?? [];
  const [, ruling] = /^ruling-r0*(\d+)-/.exec(file) ?? [];
  return faq ?? (ruling && `R${ruling}`) ?? OTHERS.find(([start]) => file.startsWith(start))?.[1];
}

/** Of a case with several records, the one in which things go as they mostly do; the others are exceptions to it. */
const PLAIN: ReadonlySet<string> = new Set([
  'case-01-busted-cards-stay-on-the-table',
  'case-07-unused-life-saver-is-lost',
  'case-08-spare-life-saver-is-given-away',
  'case-09-tie-plays-on',
  'case-11-only-modifiers',
  'case-12-turn-three-is-discarded',
  'case-14-second-turn-three-waits',
  'case-15-lock-waits',
  'case-16b-two-turn-threes-in-a-row',
  'case-17-turn-three-in-the-deal',
  'case-18-asked-in-the-deal',
  'case-19-next-after-the-drawer',
  'case-23-spare-life-saver-during-a-turn-three',
  'ruling-r35-reshuffle-in-mid-round',
  'ruling-r37-dry-piles',
]);

const plainFirst = (files: readonly string[]): readonly string[] =>
  files.toSorted((a, b) => Number(PLAIN.has(b)) - Number(PLAIN.has(a)));

/** Every heading under which something can be watched: the cases of the FAQ first, then rulings. */
export function topicsOf(files: readonly string[]): readonly Topic[] {
  const filesOf = (place: string) => plainFirst(files.filter((file) => placeOf(file) === place));
  return SECTIONS.map(({ id, rulings }) => ({
    id,
    entries: [
      ...faqOf(id).map((one): Entry => ({ kind: 'faq', id: one, files: filesOf(one) })),
      ...rulings.map((one): Entry => ({ kind: 'ruling', id: one, files: filesOf(one) })),
    ].filter((entry) => entry.files.length > 0),
  })).filter(({ entries }) => entries.length > 0);
}

const faqOf = (section: SectionId): readonly FaqId[] => FAQ_BY_SECTION[section] ?? [];

const FAQ_BY_SECTION: Partial<Record<SectionId, readonly FaqId[]>> = FAQ;

/** As people write it: `16(b)`. */
export const caseLabel = (id: string): string => id.replace(/([a-c])$/, '($1)');
