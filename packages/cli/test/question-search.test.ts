/** Which rulings and cases a question leads to, in the words in which people ask. */
import { describe, expect, test } from 'vitest';
import { Library } from '../src/mcp/library.ts';
import { Assistant } from './assistant.ts';

describe('among the first two rulings for a question is the one that answers it', () => {
  test.each([
    ['what if I draw a Life Saver and already have one?', 'R19'],
    ['what if I draw a Second Chance and already have one?', 'R19'],
    ['deck runs out', 'R35'],
    ['What happens when we are out of cards?', 'R35'],
    ['who deals next', 'R4'],
    ['what happens in a tie?', 'R44'],
    ['two players have the same score', 'R44'],
    ['who wins?', 'R43'],
    ['can I refuse to use my second chance', 'R18'],
    ['Can I freeze myself?', 'R22'],
    ['how much is Flip 7 worth', 'R39'],
    ['How many cards are in the deck?', 'R1'],
    ['r18', 'R18'],
  ])('%s → %s', async (question, ruling) => {
    for (const names of ['turn7', 'classic'] as const) {
      const found = (await Library.open(names)).find(question, 2);
      expect(found.flatMap((one) => (one.kind === 'ruling' ? [one.id] : []))).toContain(ruling);
    }
  });
});

test.each(['Was passiert bei Gleichstand?', 'Wer fängt in der nächsten Runde an?', 'what do I do?'])(
  'a question without a known word finds nothing: %s',
  async (question) => {
    const assistant = await Assistant.usual();
    const { data, text } = await assistant.call('look_up_rule', { question });
    expect(data).toEqual({ found: [] });
    expect(text).toMatch(/^No ruling knows the words of .*Rulings are in English; try words such as bust/);
  },
);
