/** Everything that can be set in the lab, and its address: a link leads to the same charts. */
import { type Card, DECK_SIZE, DEFAULT_TARGET, handProblem, isNumber, MOST_DECKS } from '@turn7/engine';
import { cardsFrom, cardsText, type ParameterProblem, Parameters } from '../../ui/chart/parameters.ts';
import type { Limits } from '../../ui/limits.ts';

/** With which cards the best stopping is asked for. */
export const STOP_DECKS = ['numbers', 'modifiers', 'all'] as const;
export type StopDeck = (typeof STOP_DECKS)[number];

/** What the chart of a lead shows. */
export const LEAD_VIEWS = ['risk', 'win'] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

export interface LabSetup {
  readonly decks: number;
  /** Among how many cards of a round the chance is told to see a kind; 1 is the next card. */
  readonly drawn: number;
  /** Numbers in a row. */
  readonly hand: readonly Card[];
  readonly seen: readonly Card[];
  readonly stop: StopDeck;
  /** The sum from which a simple rule stays. */
  readonly stay: number;
  readonly lead: LeadView;
  readonly own: number;
  readonly other: number;
}

export const USUAL: LabSetup = {
  decks: 1,
  drawn: 1,
  hand: [12, 8, 3, 5],
  seen: [],
  stop: 'numbers',
  stay: 25,
  lead: 'risk',
  own: 110,
  other: 160,
};

/** The sums that a simple rule may stay from. */
export const STAY_SUMS: Limits = { least: 1, most: 60 };

/** The tables of the duel are made for every so many points. */
export const LEAD_STEP = 5;
export const LEAD_TOTALS: Limits = { least: 0, most: DEFAULT_TARGET - LEAD_STEP };

interface ReadSetup {
  readonly setup: LabSetup;
  readonly problems: readonly ParameterProblem[];
}

export function readLab(search: string): ReadSetup {
  const given = new Parameters(search);
  const decks = given.whole('decks', { least: 1, most: MOST_DECKS }, USUAL.decks);
  const setup = {
    decks,
    drawn: given.whole('drawn', { least: 1, most: decks * DECK_SIZE }, USUAL.drawn),
    hand: given.read('hand', USUAL.hand, { kind: 'cards' }, rowFrom),
    seen: given.cards('seen', USUAL.seen),
    stop: given.oneOf('stop', STOP_DECKS, USUAL.stop),
    stay: given.whole('stay', STAY_SUMS, USUAL.stay),
    lead: given.oneOf('lead', LEAD_VIEWS, USUAL.lead),
    own: stepped(given.whole('own', LEAD_TOTALS, USUAL.own)),
    other: stepped(given.whole('other', LEAD_TOTALS, USUAL.other)),
  };
  return { setup, problems: given.problems };
}

const stepped = (total: number): number => Math.round(total / LEAD_STEP) * LEAD_STEP;

/** Different numbers, too few for a Turn 7. */
function rowFrom(given: string): readonly Card[] | null {
  const cards = cardsFrom(given);
  if (cards === null || !cards.every(isNumber)) return null;
  return handProblem(cards, 1, 'active') === null ? cards : null;
}

/** Where each part of the lab stands on its page. */
type LabPlace = 'cards' | 'bust' | 'stopping' | 'rules' | 'best' | 'lead';

/** The address of one part with what is set there; what is as usual is left out. */
export function labAddress(setup: LabSetup, names: readonly (keyof LabSetup)[], place?: LabPlace): string {
  const words = wordsOf(setup);
  const usual = wordsOf(USUAL);
  const parts = names.filter((name) => words[name] !== usual[name]).map((name) => `${name}=${words[name]}`);
  return `/lab${parts.length > 0 ? `?${parts.join('&')}` : ''}${place === undefined ? '' : `#${place}`}`;
}

const wordsOf = ({ hand, seen, ...rest }: LabSetup): Record<keyof LabSetup, string> => ({
  decks: `${rest.decks}`,
  drawn: `${rest.drawn}`,
  hand: cardsText(hand),
  seen: cardsText(seen),
  stop: rest.stop,
  stay: `${rest.stay}`,
  lead: rest.lead,
  own: `${rest.own}`,
  other: `${rest.other}`,
});

export const ALL_NAMES: readonly (keyof LabSetup)[] = [
  ...(['decks', 'drawn', 'hand', 'seen', 'stop', 'stay', 'lead', 'own', 'other'] as const),
];

/** What every panel of the lab is given. */
export interface PanelProps {
  readonly setup: LabSetup;
  readonly change: (part: Partial<LabSetup>) => void;
}
