/**
 * Makes PNG pictures of SVG. Rendering works in a thread of Node's own, one picture at a time, and what was made is kept
 * as long as there is room: the same picture is made once, however many ask for it.
 */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { Refusal } from '../refusal.ts';
import { FAMILY, fontFiles } from './fonts.ts';

/** Pictures that wait: about a second's worth. Whoever comes then is told to come again. */
const MOST_WAITING = 32;
/** Some hundreds of pictures. */
const MOST_BYTES = 24 * 1024 * 1024;

type Render = (svg: string) => Promise<Buffer>;

export class Painter {
  readonly #log: Logger;
  readonly #render: Render;
  /** By the digest of what is drawn, the longest unused first. */
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(log: Logger, render: Render = rendered) {
    this.#log = log;
    this.#render = render;
  }

  /** `pay`: is called if the picture has yet to be made, and may throw. Throws a Refusal if too many wait. */
  async paint(svg: string, pay: () => void = () => {}): Promise<Buffer> {
    const key = createHash('sha256').update(svg).digest('base64url');
    const kept = this.#take(key);
    if (kept !== undefined) return kept;
    const coming = this.#underWay.get(key);
    if (coming !== undefined) return coming;
    if (this.#underWay.size >= MOST_WAITING)
      throw new Refusal('unavailable', 'Too many pictures are being drawn; try again in a moment.');
    pay();
    const made = this.#inTurn(svg).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    const picture = await made;
    this.#keep(key, picture);
    return picture;
  }

  #inTurn(svg: string): Promise<Buffer> {
    const made = this.#last.then(() => this.#render(svg));
    this.#last = made.catch(() => {});
    return made.catch((error: unknown) => {
      this.#log.warn({ err: error }, 'could not draw a picture');
      throw new Refusal('unavailable', 'This server cannot draw pictures now.');
    });
  }

  #take(key: string): Buffer | undefined {
    const picture = this.#kept.get(key);
    if (picture === undefined) return undefined;
    this.#kept.delete(key); // to stand behind all others
    this.#kept.set(key, picture);
    return picture;
  }

  #keep(key: string, picture: Buffer): void {
    if (this.#kept.has(key)) return;
    this.#kept.set(key, picture);
    this.#bytes += picture.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }
}

/** Loaded with the first picture: most who start a server never ask for one. */
async function rendered(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const font = { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: FAMILY };
  return (await renderAsync(svg, { font })).asPng();
}
