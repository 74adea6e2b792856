/**
 * The round of a seat that is alone with the deck, and so must play every Lock and Turn Three on itself (R34). A Lock on
 * a hit ends its round with the points (R23). A Turn Three makes it draw three cards (R25), and further ones among these
 * three more each (R28, R30). A Lock among these ends the round later. So all that counts is how many cards must still be
 * drawn, and whether the round is over then.
 */
import { TURN_THREE_CARDS } from '@turn7/engine';
import { type Layer, type LayerId, OUT } from './layers.ts';

/**
 * When a Lock that was drawn for a Turn Three takes effect: in its turn, so that Turn Threes drawn after it never do (R30,
 * R31); or after all Turn Threes, as some play it.
 */
export type LockOrder = 'in its turn' | 'last';

interface Stage {
  /** How many cards must still be drawn. With none the seat is out if it is locked; else it may hit or stay. */
  readonly toDraw: number;
  readonly locked: boolean;
  /** How many cards are left that lock the seat, or do nothing because it is locked. */
  readonly locks: number;
  /** How many are left that make it draw three cards. */
  readonly turnThrees: number;
}

/** So many copies of a card lead to a stage. */
interface Action {
  readonly copies: number;
  readonly to: Stage;
}

/** For a seat with so many Locks and Turn Threes left: each stage with every layer that Life Savers make of it. */
export function soloLayers(lifeSavers: readonly Layer[], locks: number, turnThrees: number, order: LockOrder): Layer[] {
  const stages = stagesFrom({ toDraw: 0, locked: false, locks, turnThrees }, order);
  const places = new Map(stages.map((stage, place) => [keyOf(stage), place]));
  const idOf = (stage: Stage, layer: LayerId): LayerId => {
    if (layer < 0) return layer;
    return isOut(stage) ? OUT : places.get(keyOf(stage))! * lifeSavers.length + layer; // all that follow are there
  };
  return stages.flatMap((stage) => {
    const next = afterCard(stage);
    return lifeSavers.map((layer, id) => ({
      ...layer,
      mayStay: stage.toDraw === 0, // even with a Life Saver, for three cards at once may bring two twins
      next: idOf(next, id),
      twin: idOf(next, layer.twin),
      others: [
        ...layer.others.map(({ copies, to }) => ({ copies, to: idOf(next, to) })),
        ...actionsFrom(stage, order).map(({ copies, to }) => ({ copies, to: idOf(to, id) })),
      ],
    }));
  });
}

const isOut = ({ locked, toDraw }: Stage): boolean => locked && toDraw === 0;

/** After a card that is neither a Lock nor a Turn Three. */
const afterCard = (stage: Stage): Stage => ({ ...stage, toDraw: Math.max(0, stage.toDraw - 1) });

/** After a Lock, and after a Turn Three. */
const actionsFrom = (stage: Stage, order: LockOrder): Action[] => {
  const next = afterCard(stage);
  const locked = { ...next, locked: true, locks: stage.locks - 1 };
  const idle = { ...locked, locks: locked.locks + stage.turnThrees, turnThrees: 0 };
  const three = { ...next, toDraw: next.toDraw + TURN_THREE_CARDS, turnThrees: stage.turnThrees - 1 };
  const actions = [
    { copies: stage.locks, to: order === 'last' ? locked : idle },
    { copies: stage.turnThrees, to: three },
  ];
  return actions.filter(({ copies }) => copies > 0);
};

/** All stages that follow from one, each after those it can come from. */
const stagesFrom = (first: Stage, order: LockOrder): Stage[] => {
  const found = new Map<string, Stage>();
  const visit = (stage: Stage): void => {
    if (isOut(stage) || found.has(keyOf(stage))) return;
    found.set(keyOf(stage), stage);
    visit(afterCard(stage));
    for (const { to } of actionsFrom(stage, order)) visit(to);
  };
  visit(first);
  return [...found.values()].sort((a, b) => actionsLeft(b) - actionsLeft(a) || b.toDraw - a.toDraw);
};

const actionsLeft = ({ locks, turnThrees }: Stage): number => locks + turnThrees;

const keyOf = ({ toDraw, locked, locks, turnThrees }: Stage): string => `${toDraw} ${locked} ${locks} ${turnThrees}`;
