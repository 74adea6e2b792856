/** Times in words: those that somebody chose exactly, those that are left about. */
import { expect, test } from 'vitest';
import { roughly, span } from '../src/words/span.ts';

test.each([
  [15, '15 seconds'],
  [300, '300 seconds'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [28_800, '8 hours'],
  [86_400, '1 day'],
  [259_200, '3 days'],
])('%d seconds for a choice are called %s', (seconds, words) => {
  expect(span(seconds)).toBe(words);
});

test.each([
  [259_199, '3 days'],
  [130_000, '2 days'],
  [86_399, '24 h'],
  [18_300, '5 h'],
  [5400, '2 h'],
  [5399, '89 min'],
  [120, '2 min'],
  [119, null],
  [0, null],
])('of a long time %d seconds are left: %s', (seconds, words) => {
  expect(roughly(seconds)).toBe(words);
});
