import { expect, test } from 'vitest';
import { errorOfLead, gamesToLead } from '../src/index.ts';

test('a lead is sure after so many games that it is 1.645 deviations of their sum', () => {
  expect(gamesToLead(0.1, 1)).toBe(271); // (1.645 / 0.1)²
  expect(gamesToLead(0.05, 1)).toBe(1_083);
  expect(gamesToLead(5, 1)).toBe(1);
});

test('a lead measured in few games is known roughly, in many well', () => {
  expect(errorOfLead(309, 200_000)).toBe(15);
  expect(errorOfLead(8, 192)).toBe(2);
});
