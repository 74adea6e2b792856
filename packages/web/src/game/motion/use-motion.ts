/** Lets the cards travel: whatever happens is played on the elements that already stand where they belong. */
import type { GameEvent } from '@turn7/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Drew, freshEvent, type Moment } from '../playback/moment.ts';
import { type Board, lengthOf } from './board.ts';
import { flashFor } from './flash.ts';
import { Player } from './player.ts';
import { turnPasses } from './pointer.ts';
import { plan } from './storyboards.ts';
import { isOverSeat, TableMap } from './table-map.ts';
import { faceDownIn, fitting, isDeal, tempoIn } from './tempo.ts';
import { departure, turnedOver } from './travel.ts';

export function useMotion(root: RefObject<HTMLElement | null>, moment: Moment): void {
  const player = usePlayer();
  const seen = useRef(moment);
  const planned = useRef<Plan | null>(null);

  // While this renders, the page still shows the table before the event: now or never is the time to look at it.
  const step = `${moment.beat}${moment.drawing === null ? '' : ' and a card'}`;
  if (moment.beat !== seen.current.beat || moment.drawing !== seen.current.drawing) {
    planned.current = root.current === null ? null : planOf(seen.current, moment, new TableMap(root.current));
    seen.current = moment;
  }

  useLayoutEffect(() => {
    const next = planned.current;
    planned.current = null;
    if (next?.alone !== false) player.current?.clear();
    if (next !== null) player.current?.play(...next.show());
  }, [step]);

  useLayoutEffect(() => {
    if (moment.question !== null) player.current?.finish(isOverSeat);
  }, [moment.question]);

  const { turn } = moment.view;
  const before = useRef(turn);
  useLayoutEffect(() => {
    const tempo = tempoIn(moment);
    if (root.current !== null && tempo > 0 && !isDeal(moment.event)) {
      player.current?.play(turnPasses(before.current, turn, new TableMap(root.current)), tempo);
    }
    before.current = turn;
  }, [turn]);
}

/** Where the page moves under it, nothing goes on travelling to where things were. */
function usePlayer(): RefObject<Player | null> {
  const player = useRef<Player>(null);
  useLayoutEffect(() => {
    const made = new Player();
    player.current = made;
    const clear = () => made.clear();
    const clearIfSeatsMove = ({ target }: Event) => {
      if (target instanceof Node && hasSeats(target)) clear();
    };
    addEventListener('resize', clear);
    addEventListener('scroll', clearIfSeatsMove, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', clear);
      removeEventListener('scroll', clearIfSeatsMove, { capture: true });
      player.current = null;
      made.close();
    };
  }, []);
  return player;
}

const hasSeats = (node: Node): boolean =>
  (node instanceof Element || node instanceof Document) && node.querySelector('[data-seat]') !== null;

interface Plan {
  /** Whether everything else has to be where it belongs first. */
  readonly alone: boolean;
  /** What to play, and how fast; to be called when the table shows the event. */
  readonly show: () => readonly [Board, factor: number];
}

function planOf(before: Moment, now: Moment, table: TableMap): Plan | null {
  const tempo = tempoIn(now);
  if (now.drawing !== null) return tempo === 0 ? null : planOfDrawing(now.drawing, before, now, table);
  const event = freshEvent(before, now);
  if (event === null) return null;
  if (tempo === 0) return { alone: true, show: () => [flashFor(event, table), 1] };
  const isTurned = event.kind === 'drew' && before.drawing === event;
  const over = isTurned ? faceDownIn(now, event) : 0;
  const story = isTurned ? () => turnedOver(event, table, over) : plan(event.kind, event, table);
  const show = (): readonly [Board, number] => {
    const board = story();
    return [board, tempo * fitting(event, now.view.seats.length, lengthOf(board), over)];
  };
  return { alone: !areInTheAir(event, before), show };
}

const planOfDrawing = (drawing: Drew, before: Moment, now: Moment, table: TableMap): Plan => ({
  alone: !areInTheAir(drawing, before),
  show: () => [departure(drawing, table, faceDownIn(now, drawing)), tempoIn(now)],
});

/** The cards of one deal may be under way together. */
const areInTheAir = (event: GameEvent, { event: last, drawing }: Moment): boolean =>
  isDeal(event) && isDeal(drawing ?? last);
