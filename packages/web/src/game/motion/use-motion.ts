/** Lets the cards travel: whatever happens is played on the elements that already stand where they belong. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { freshEvent, type Moment } from '../playback/moment.ts';
import { type Board, lengthOf } from './board.ts';
import { flashFor } from './flash.ts';
import { Player } from './player.ts';
import { turnPasses } from './pointer.ts';
import { plan } from './storyboards.ts';
import { isOverSeat, TableMap } from './table-map.ts';
import { fitting, isDeal, tempoNow } from './tempo.ts';

export function useMotion(root: RefObject<HTMLElement | null>, moment: Moment): void {
  const player = usePlayer();
  const seen = useRef(moment);
  const planned = useRef<Plan | null>(null);

  // While this renders, the page still shows the table before the event: now or never is the time to look at it.
  if (moment.beat !== seen.current.beat) {
    planned.current = root.current === null ? null : planOf(seen.current, moment, new TableMap(root.current));
    seen.current = moment;
  }

  useLayoutEffect(() => {
    const next = planned.current;
    planned.current = null;
    if (next?.alone !== false) player.current?.clear();
    if (next !== null) player.current?.play(...next.show());
  }, [moment.beat]);

  useLayoutEffect(() => {
    if (moment.question !== null) player.current?.finish(isOverSeat);
  }, [moment.question]);

  const { turn } = moment.view;
  const before = useRef(turn);
  useLayoutEffect(() => {
    const tempo = tempoNow();
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
  const event = freshEvent(before, now);
  if (event === null) return null;
  const tempo = tempoNow();
  if (tempo === 0) return { alone: true, show: () => [flashFor(event, table), 1] };
  const story = plan(event.kind, event, table);
  const show = (): readonly [Board, number] => {
    const board = story();
    return [board, tempo * fitting(event, now.view.seats.length, lengthOf(board))];
  };
  return { alone: !(isDeal(event) && isDeal(before.event)), show };
}
