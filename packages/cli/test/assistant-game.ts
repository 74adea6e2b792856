/** How an assistant plays a game with nothing but the tools of `turn7 mcp`. */
import { expect } from 'vitest';
import { z } from 'zod';
import type { Assistant, Told } from './assistant.ts';

export const Asked = z.object({
  stage: z.string(),
  you: z.object({ seat: z.int(), name: z.string() }),
  players: z.array(z.object({ name: z.string(), points: z.int().optional(), total: z.int().optional() })),
  question: z.nullable(z.object({ kind: z.string(), choices: z.array(z.union([z.string(), z.int()])) })),
  winner: z.nullable(z.int()),
});

/** Like somebody careful; a card goes to the first who may have it. */
export function answerTo(told: Told): string | number {
  const { question, you, players } = Asked.parse(told.data);
  if (question === null) throw new Error('expected a question');
  if (question.kind === 'target') return question.choices[0] ?? '';
  return (players[you.seat - 1]?.points ?? 0) < 18 ? 'hit' : 'stay';
}

/** Plays on until the game is over. Gives everything that was told. */
export async function playOn(assistant: Assistant, first: Told): Promise<Told[]> {
  const told = [first];
  for (let last = first; Asked.parse(last.data).stage !== 'finished'; told.push(last)) {
    const { question } = Asked.parse(last.data);
    last = question
      ? await assistant.call('choose', { choice: answerTo(last) })
      : await assistant.call('wait_at_table');
    expect(last, last.text).toMatchObject({ failed: false });
  }
  return told;
}
