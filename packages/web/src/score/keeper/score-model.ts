/** The screen of a score keeper as its parts see it: the sheet, whose entry it is, and what may be done. */
import { entryOf, playerOf, type Sheet, type SheetPlayer } from '@turn7/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { deviceStorage } from '../../device/storage.ts';
import { useChapter } from '../../words/texts.ts';
import { decksOf } from '../counter/counter.ts';
import { type Draft, EMPTY, isEmpty, savedEntryOf } from '../pad/draft.ts';
import { begunRound, Drafts, keepBegun } from '../pad/drafts.ts';
import { isMistyped, pointsIn, type Typed } from '../pad/typed-points.ts';
import { entriesThatCame, entriesThatWent, pointsOf, type Spot } from '../sheet/entries.ts';
import type { ScoreKeeper } from '../sheet/keeper.ts';
import { type SheetStanding, standingOf } from '../sheet/standing.ts';
import { nextOpen, type Phase, phaseOf } from './phase.ts';

type DraftChange = (draft: Draft) => Draft;

export interface ScoreModel {
  readonly keeper: ScoreKeeper;
  readonly sheet: Sheet;
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
  /** Does nothing while what was typed is no score. */
  readonly save: (spot: Spot) => void;
  readonly beginRound: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useScoreModel(keeper: ScoreKeeper): ScoreModel {
  const t = useChapter('score');
  const sheet = useSignal(keeper.sheet);
  const standing = useMemo(() => standingOf(sheet), [sheet]);
  const drafts = useMemo(() => new Drafts(deviceStorage, sheet.id), [sheet.id]);
  useSignal(drafts.all);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const [begun, setBegun] = useState(() => begunRound(deviceStorage, sheet.id));
  const [typed, setTyped] = useState<Typed | null>(null);
  const [said, say] = useState('');

  const isBegun = begun === standing.keptRound || drafts.hasRound(standing.keptRound);
  const phase = phaseOf(sheet, standing, { chosen, isBegun });

  // What was begun for an earlier round and not saved is not kept: nobody would find it again, and somebody who
  // helps may have entered it since.
  useEffect(() => drafts.forgetBefore(standing.keptRound, chosen), [drafts, standing.keptRound, chosen]);

  const edit = (spot: Spot, change: DraftChange) => {
    const now = keeper.sheet.value;
    const draft = change(draftAt(now, drafts, spot));
    setChosen(spot);
    setTyped(null);
    drafts.set(spot, isEmpty(draft) && entryOf(now, spot.round, spot.player) === null ? null : draft);
  };

  const type = (spot: Spot, text: string) => {
    const points = pointsIn(text);
    if (points !== null || text === '') edit(spot, () => (points === null ? EMPTY : { kind: 'points', points }));
    else {
      setChosen(spot);
      drafts.set(spot, null);
    }
    setTyped(text === '' ? null : { spot, text });
  };

  const save = (spot: Spot) => {
    if (isMistyped(typed, spot)) return;
    setTyped(null);
    const entry = savedEntryOf(draftAt(keeper.sheet.value, drafts, spot));
    keeper.change({ kind: 'entry', ...spot, entry });
    drafts.set(spot, null);
    const now = keeper.sheet.value;
    const next = nextAfter(now, spot);
    // Whoever is asked anyway is not chosen: somebody who helps may enter their score first.
    const asked = nextOpen(now, standing.keptRound, standing.dealer);
    setChosen(next === null || next.id === asked?.id ? null : { round: spot.round, player: next.id });
    const name = playerOf(now, spot.player)?.name ?? '';
    say(t.said.saved(name, pointsOf(entry), totalOf(now, spot), next?.name ?? null));
  };

  const undo = () => {
    const before = keeper.sheet.value;
    keeper.undo();
    const gone = entriesThatWent(before, keeper.sheet.value);
    for (const { spot, entry } of gone) drafts.set(spot, entry); // to be looked at and saved again
    setChosen(gone[0]?.spot ?? null);
    say(t.said.undone);
  };

  const redo = () => {
    const before = keeper.sheet.value;
    keeper.redo();
    for (const { spot } of entriesThatCame(before, keeper.sheet.value)) drafts.set(spot, null);
    setChosen(null);
    say(t.said.redone);
  };

  const beginRound = () => {
    setChosen(null);
    setBegun(standing.keptRound);
    keepBegun(deviceStorage, sheet.id, standing.keptRound);
    say(t.round(standing.keptRound + 1));
  };

  return {
    ...{ keeper, sheet, standing, phase, decks: decksOf(sheet), drafts, typed, said },
    ...{ choose: setChosen, edit, type, save, beginRound, undo, redo },
  };
}

/** What the pad shows there. */
export const draftAt = (sheet: Sheet, drafts: Drafts, spot: Spot): Draft =>
  drafts.of(spot) ?? entryOf(sheet, spot.round, spot.player) ?? EMPTY;

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
