/** Plays boards and leaves nothing behind. */
import './player.css';
import type { Box } from './arc.ts';
import { type Act, type Board, type Ghost, isHeld } from './board.ts';

interface Show {
  readonly board: Board;
  readonly animations: readonly Animation[];
}

export class Player {
  readonly #layer = new Layer();
  readonly #shows = new Set<Show>();

  /** `factor` stretches all times. */
  play(board: Board, factor: number): void {
    if (board.acts.length === 0) return;
    this.#layer.add(board.ghosts);
    const show = { board, animations: board.acts.map((act) => begin(act, factor)) };
    this.#shows.add(show);
    Promise.all(show.animations.map((animation) => animation.finished)).then(
      () => this.#end(show),
      () => {}, // cancelled by `#end`
    );
  }

  /** To the end at once: only a card that is held stays where it is, if `mayStay` there. */
  finish(mayStay: (box: Box) => boolean): void {
    for (const show of this.#shows) {
      const held = new Set(show.board.acts.filter(isHeld).map(({ on }) => on));
      const boxes = show.board.ghosts.filter(({ element }) => held.has(element)).map(({ box }) => box);
      if (boxes.length === 0 || !boxes.every(mayStay)) this.#end(show);
      else hurry(show);
    }
  }

  /** The table itself shows everything where it belongs. */
  clear(): void {
    for (const show of this.#shows) this.#end(show);
  }

  close(): void {
    this.clear();
    this.#layer.close();
  }

  #end(show: Show): void {
    this.#shows.delete(show);
    for (const animation of show.animations) animation.cancel();
    this.#layer.remove(show.board.ghosts);
  }
}

function hurry({ board, animations }: Show): void {
  board.acts.forEach((act, i) => {
    if (!isHeld(act)) animations[i]?.finish();
  });
}

/** Until its board ends, everything stays as its last frame shows it. */
function begin({ on, frames, start, length, easing, pseudo }: Act, factor: number): Animation {
  return on.animate(frames, {
    delay: start * factor,
    duration: length * factor,
    easing,
    fill: 'both',
    ...(pseudo === undefined ? {} : { pseudoElement: pseudo }),
  });
}

/** Above the table, out of reach of fingers and screen readers: where pictures of cards travel. */
class Layer {
  readonly #element = document.createElement('div');

  constructor() {
    this.#element.className = 'motion-layer';
    this.#element.setAttribute('aria-hidden', 'true');
    document.body.append(this.#element);
  }

  add(ghosts: readonly Ghost[]): void {
    for (const { element, box } of ghosts) {
      element.style.left = `${box.x}px`;
      element.style.top = `${box.y}px`;
      element.style.width = `${box.width}px`;
      element.style.height = `${box.height}px`;
    }
    this.#element.append(...ghosts.map(({ element }) => element));
  }

  remove(ghosts: readonly Ghost[]): void {
    for (const { element } of ghosts) element.remove();
  }

  close(): void {
    this.#element.remove();
  }
}
