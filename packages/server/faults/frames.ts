/** The frames of a WebSocket in one direction, taken apart so that single ones can get lost or come twice. */

/** How often a frame is lost, and how often it comes twice. */
export interface Disturbance {
  readonly lost: number;
  readonly doubled: number;
  readonly chance: () => number;
}

const HEAD_END = '\r\n\r\n';
const HTTP = /^(?:GET|POST|HTTP)/;
const UPGRADE = /^HTTP\/1\.1 101|^upgrade: websocket/im;
const IS_LAST = 0x80;
const OPCODE = 0x0f;
const TEXT = 1;
const IS_MASKED = 0x80;
const LENGTH = 0x7f;
/** Lengths that say how many bytes have the length. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MASK_BYTES = 4;

export class Frames {
  #rest = Buffer.alloc(0);
  #stage: 'head' | 'frames' | 'no frames' = 'head';

  /** What is to be passed on of these bytes and of those that were kept back. */
  take(chunk: Buffer, disturbance: Disturbance | null): Buffer[] {
    if (this.#stage === 'no frames') return [chunk];
    this.#rest = Buffer.concat([this.#rest, chunk]);
    return this.#stage === 'head' ? this.#takeHead(disturbance) : this.#takeFrames(disturbance);
  }

  /** A WebSocket begins with HTTP. Other HTTP has no frames, nor has what databases say. */
  #takeHead(disturbance: Disturbance | null): Buffer[] {
    const end = this.#rest.indexOf(HEAD_END);
    const isHttp = HTTP.test(this.#rest.toString('latin1', 0, 4));
    if (isHttp && end < 0) return [];
    const head = this.#cut(isHttp ? end + HEAD_END.length : 0);
    this.#stage = UPGRADE.test(head.toString('latin1')) ? 'frames' : 'no frames';
    return [head, ...(this.#stage === 'frames' ? this.#takeFrames(disturbance) : [this.#cut(this.#rest.length)])];
  }

  #takeFrames(disturbance: Disturbance | null): Buffer[] {
    const frames: Buffer[] = [];
    for (let size = sizeOf(this.#rest); size <= this.#rest.length; size = sizeOf(this.#rest))
      frames.push(...fateOf(this.#cut(size), disturbance));
    return frames;
  }

  #cut(size: number): Buffer {
    const cut = this.#rest.subarray(0, size);
    this.#rest = this.#rest.subarray(size);
    return cut;
  }
}

/** Of the first frame; more than there is if that cannot be known yet. */
function sizeOf(bytes: Buffer): number {
  if (bytes.length < 2) return Number.POSITIVE_INFINITY;
  const second = bytes.readUInt8(1);
  const mask = second & IS_MASKED ? MASK_BYTES : 0;
  const short = second & LENGTH;
  if (short < TWO_BYTES) return 2 + mask + short;
  const size = short === EIGHT_BYTES ? 8 : 2;
  if (bytes.length < 2 + size) return Number.POSITIVE_INFINITY;
  return 2 + size + mask + (size === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)));
}

/** Only whole messages: what keeps the connection itself alive is left alone. */
function fateOf(frame: Buffer, disturbance: Disturbance | null): Buffer[] {
  if (disturbance === null || frame.readUInt8(0) !== (IS_LAST | (TEXT & OPCODE))) return [frame];
  const { lost, doubled, chance } = disturbance;
  const drawn = chance();
  if (drawn < lost) return [];
  return drawn < lost + doubled ? [frame, frame] : [frame];
}
