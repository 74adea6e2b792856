/** The screen of a score keeper as its parts see it: the sheet, whose entry it is, and what may be done. */
import { isolated } from '@turn7/narration';
import {
  entryOf,
  isContested,
  isHidden,
  playerOf,
  pointsOf,
  type ScoreEntry,
  type Sheet,
  type SheetPlayer,
  shownSheet,
} from '@turn7/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Signal, useSignal } from '../../device/signal.ts';
import { deviceStorage } from '../../device/storage.ts';
import { useChapter } from '../../words/texts.ts';
import { decksOf } from '../counter/counter.ts';
import { counterSwitch } from '../counter/counter-switch.ts';
import { asksTwin, bustTapped, type Draft, EMPTY, isEmpty } from '../pad/draft.ts';
import { begunRound, Drafts, keepBegun } from '../pad/drafts.ts';
import { isMistyped, pointsIn, type Typed } from '../pad/typed-points.ts';
import { entriesThatCame, entriesThatWent, type PlacedEntry, type Spot } from '../sheet/entries.ts';
import type { ScoreKeeper } from '../sheet/keeper.ts';
import { type SheetStanding, standingOf } from '../sheet/standing.ts';
import { useDifference } from './difference.ts';
import { nextOpen, type Phase, phaseOf } from './phase.ts';

type DraftChange = (draft: Draft) => Draft;

/** Two taps that are meant as one are so close together, with nothing else between them. */
export const DOUBLE_TAP_MS = 500;
const LONG_AGO = Number.NEGATIVE_INFINITY;

export interface ScoreModel {
  readonly keeper: ScoreKeeper;
  readonly sheet: Sheet;
  /** As everybody may see it; the standing is its own. */
  readonly shown: Sheet;
  readonly standing: SheetStanding;
  readonly phase: Phase;
  readonly decks: number;
  /** Of this device; the model is made anew when they change. */
  readonly drafts: Drafts;
  /** What was done last, for those who listen. */
  readonly said: string;
  readonly choose: (spot: Spot | null) => void;
  /** From what is there at that moment: taps may come faster than the screen is drawn. */
  readonly edit: (spot: Spot, change: DraftChange) => void;
  /** What was typed last as a score, right or wrong. */
  readonly typed: Typed | null;
  readonly type: (spot: Spot, text: string) => void;
  /** Busted, and saved by the same tap; what corrects an entry, or still lacks its twin, is saved like any other. */
  readonly bust: (spot: Spot) => void;
  /** Saves what was entered: nothing is not saved as a 0, nor what was typed and is no score. */
  readonly save: (spot: Spot) => void;
  /** What is to be saved where another device has entered something else meanwhile: somebody has to decide, one by one. */
  readonly contested: PlacedEntry | null;
  readonly yieldTo: (mine: PlacedEntry, keepsTheirs: boolean) => void;
  readonly beginRound: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useScoreModel(keeper: ScoreKeeper): ScoreModel {
  const t = useChapter('score');
  const sheet = useSignal(keeper.sheet);
  const shown = useMemo(() => shownSheet(sheet), [sheet]);
  const standing = useMemo(() => standingOf(shown), [shown]);
  const drafts = useMemo(() => new Drafts(deviceStorage, sheet.id), [sheet.id]);
  useSignal(drafts.all);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const [begun, setBegun] = useState(() => begunRound(deviceStorage, sheet.id));
  const typed = useMemo(() => new Signal<Typed | null>(null), []);
  useSignal(typed);
  const [said, say] = useState('');
  const told = useDifference();
  const contested = useMemo(() => new Signal<PlacedEntry | null>(null), []);
  const late = useSignal(contested);
  const refused = useSignal(keeper.shared?.contested ?? NONE);
  const isThere = ({ spot: { round, player } }: PlacedEntry) => entryOf(sheet, round, player) !== null;

  const isBegun = begun === standing.keptRound || drafts.hasRound(standing.keptRound);
  const phase = phaseOf(sheet, standing, { chosen, isBegun });

  // What was begun for an earlier round and not saved is not kept: nobody would find it again, and somebody who
  // helps may have entered it since.
  useEffect(() => drafts.forgetBefore(standing.keptRound, chosen), [drafts, standing.keptRound, chosen]);

  const bustedAt = useRef(LONG_AGO);
  /** Whatever is done brings somebody to the pad; a bust after it is meant, however quickly it comes. */
  const choose = (spot: Spot | null) => {
    bustedAt.current = LONG_AGO;
    setChosen(spot);
  };

  const edit = (spot: Spot, change: DraftChange) => {
    const now = keeper.sheet.value;
    const draft = change(draftAt(now, drafts, spot));
    choose(spot);
    typed.set(null);
    const entry = entryOf(now, spot.round, spot.player);
    if (isEmpty(draft) && entry === null) drafts.forget(spot);
    else drafts.set(spot, draft, entry);
  };

  const type = (spot: Spot, text: string) => {
    const points = pointsIn(text);
    if (points !== null || text === '') edit(spot, () => (points === null ? EMPTY : { kind: 'points', points }));
    else {
      choose(spot);
      drafts.forget(spot);
    }
    typed.set(text === '' ? null : { spot, text });
  };

  const save = (spot: Spot) => {
    const entry = draftAt(keeper.sheet.value, drafts, spot);
    if (isMistyped(typed.value, spot) || isEmpty(entry)) return;
    if (isLate(keeper.sheet.value, drafts, spot, entry)) return contested.set({ spot, entry });
    enter(spot, entry);
  };

  const enter = (spot: Spot, entry: ScoreEntry) => {
    typed.set(null);
    keeper.change({ kind: 'entry', ...spot, entry });
    drafts.forget(spot);
    const now = keeper.sheet.value;
    const next = nextAfter(now, spot);
    // Whoever is asked anyway is not chosen: somebody who helps may enter their score first.
    const asked = nextOpen(now, standing.keptRound, standing.dealer);
    choose(next === null || next.id === asked?.id ? null : { round: spot.round, player: next.id });
    const name = isolated(playerOf(now, spot.player)?.name ?? '');
    const nextName = next === null ? null : isolated(next.name);
    if (isHidden(now, spot)) say(t.said.hidden(name, nextName));
    else say(t.said.saved(name, pointsOf(entry), totalOf(now, spot), nextName));
  };

  const bust = (spot: Spot) => {
    const now = performance.now();
    if (now - bustedAt.current < DOUBLE_TAP_MS) return; // the same bust: the next player is there by now
    edit(spot, bustTapped);
    const draft = draftAt(keeper.sheet.value, drafts, spot);
    const isCorrection = entryOf(keeper.sheet.value, spot.round, spot.player) !== null;
    if (draft.kind !== 'bust' || isCorrection || (counterSwitch.value && asksTwin(draft))) return;
    save(spot);
    bustedAt.current = now;
  };

  const undo = () => {
    const before = keeper.sheet.value;
    keeper.undo();
    const gone = entriesThatWent(before, keeper.sheet.value);
    for (const { spot, entry } of gone) {
      drafts.forget(spot);
      if (!isHidden(before, spot)) drafts.set(spot, entry, null); // to be looked at and saved again
    }
    choose(gone[0]?.spot ?? null);
    say(t.said.undone(told(before, keeper.sheet.value)));
  };

  const redo = () => {
    const before = keeper.sheet.value;
    keeper.redo();
    for (const { spot } of entriesThatCame(before, keeper.sheet.value)) drafts.forget(spot);
    choose(null);
    say(t.said.redone(told(before, keeper.sheet.value)));
  };

  const yieldTo = (mine: PlacedEntry, keepsTheirs: boolean) => {
    contested.set(null);
    if (!keepsTheirs) return enter(mine.spot, mine.entry);
    keeper.shared?.yield(mine.spot);
    typed.set(null);
    drafts.forget(mine.spot);
    choose(null);
  };

  const beginRound = () => {
    choose(null);
    setBegun(standing.keptRound);
    keepBegun(deviceStorage, sheet.id, standing.keptRound);
    say(t.round(standing.keptRound + 1));
  };

  return {
    ...{
      keeper,
      sheet,
      shown,
      standing,
      phase,
      decks: decksOf(sheet),
      drafts,
      typed: typed.value,
      said,
      contested: late ?? refused.find(isThere) ?? null,
    },
    ...{ choose, edit, type, bust, save, yieldTo, beginRound, undo, redo },
  };
}

const NONE = new Signal<readonly PlacedEntry[]>([]);

/** Whether another entry has come there since this one was begun. */
function isLate(sheet: Sheet, drafts: Drafts, spot: Spot, entry: ScoreEntry): boolean {
  const replaces = drafts.begunOn(spot);
  return (
    entryOf(sheet, spot.round, spot.player) !== null &&
    isContested(sheet, { replaces, change: { kind: 'entry', ...spot, entry } })
  );
}

/** What the pad shows there. */
export const draftAt = (sheet: Sheet, drafts: Drafts, spot: Spot): Draft =>
  drafts.of(spot) ?? entryOf(shownSheet(sheet), spot.round, spot.player) ?? EMPTY;

/** Who is asked when that entry is saved; null when it is the last of its round, or of an earlier one. */
export function nextAfter(sheet: Sheet, { round, player }: Spot): SheetPlayer | null {
  const seat = sheet.players.findIndex(({ id }) => id === player);
  const next = nextOpen(sheet, round, seat);
  return next?.id === player ? null : next;
}

/** Of a player, without what the round of that spot brought: what is being entered comes on top. */
export function totalBefore(standing: SheetStanding, sheet: Sheet, { round, player }: Spot): number {
  const seat = sheet.players.findIndex(({ id }) => id === player);
  const { totals, points } = standing.rounds[round] ?? { totals: standing.totals, points: [] };
  return (totals[seat] ?? 0) - (points[seat] ?? 0);
}

const totalOf = (sheet: Sheet, { player }: Spot): number =>
  standingOf(sheet).totals[sheet.players.findIndex(({ id }) => id === player)] ?? 0;
