import { CODE_LETTERS } from '@turn7/protocol';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_CODE, type TableCode, tableCode } from '../src/app/front/table-code.ts';

const to = (address: string): TableCode => ({ kind: 'address', code: 'K7QF2M', address });

describe('the code field', () => {
  it.each<[string, string, TableCode]>([
    ['a code as it is written', 'K7QF2M', to('/t/K7QF2M')],
    ['small letters', 'k7qf2m', to('/t/K7QF2M')],
    ['spaces around and between', ' k7q f2m ', to('/t/K7QF2M')],
    ['signs that people put between', 'K7Q-F2M', to('/t/K7QF2M')],
    ['a link', 'https://turn7.example/t/K7QF2M', to('/t/K7QF2M')],
    ['a link in the middle of a message', 'come and play: http://10.0.0.7:7777/t/k7qf2m !', to('/t/K7QF2M')],
    ['a link without its beginning', 'turn7.example/t/K7QF2M/', to('/t/K7QF2M')],
    ['a link with something from whoever passed it on', 'https://turn7.example/t/K7QF2M?from=mail', to('/t/K7QF2M')],
    ['a link that moves a place here', 'https://turn7.example/t/K7QF2M#pass=abc', to('/t/K7QF2M#pass=abc')],
    ['a link to the big screen', 'https://turn7.example/tv/K7QF2M', to('/tv/K7QF2M')],
    ['nothing', '', { kind: 'empty' }],
    ['nothing but spaces', '  ', { kind: 'empty' }],
    ['too few letters', 'K7Q', { kind: 'length', length: 3 }],
    ['too many letters', 'K7QF2M2', { kind: 'length', length: 7 }],
    ['letters that no code has', 'K0QO20', { kind: 'letters', letters: ['0', 'O'] }],
    ['a link to another place', 'https://turn7.example/rules', { kind: 'letters', letters: [':', '/', 'U', 'L'] }],
  ])('reads %s', (_, text, expected) => {
    expect(tableCode(text)).toEqual(expected);
  });

  it('shows an example that is a code', () => {
    expect([...EXAMPLE_CODE].filter((letter) => !CODE_LETTERS.includes(letter))).toEqual([]);
    expect(tableCode(EXAMPLE_CODE).kind).toBe('address');
  });
});
