/** A message as a frame of the WebSocket protocol (RFC 6455). A server masks nothing, so one does for all who hear it. */
import type { ServerToClient } from '@turn7/protocol';

export const messageFrame = <N extends keyof ServerToClient>(
  name: N,
  said: ServerToClient[N],
  number?: number,
): Buffer => textFrame(JSON.stringify(number === undefined ? [name, said] : [name, said, number]));

const WHOLE_TEXT = 0x81;
/** What the second byte says when the length stands behind it, in two bytes or in eight. */
const IN_TWO = 126;
const IN_EIGHT = 127;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < IN_TWO ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = start === 2 ? length : start === 4 ? IN_TWO : IN_EIGHT;
  if (start === 4) frame.writeUInt16BE(length, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, start);
  return frame;
}
