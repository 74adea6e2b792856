/** Above the table, out of reach of fingers and screen readers: where pictures of cards travel. */
import type { Ghost } from './board.ts';

export class Layer {
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
