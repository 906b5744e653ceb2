import { expect, it } from 'vitest';

import { distress, ordinary } from './examples-for-tests.ts';
import { distressIn } from './find-distress.ts';

it.each(distress)('asks about: %s', (text) => {
  expect(distressIn(text)).not.toEqual([]);
});

it.each(ordinary)('takes as ordinary: %s', (text) => {
  expect(distressIn(text)).toEqual([]);
});

it('finds one sentence in a whole text of research', () => {
  const text = 'We looked at soil moisture in three valleys, and it fell from May to July. '.repeat(
    8,
  );
  expect(distressIn(`${text}My supervisor touches me. ${text}`)).toEqual([
    ' my supervisor touches me . ',
  ]);
});

it('hears the same words without apostrophes, in capitals, with letters drawn out', () => {
  for (const text of ['I DON’T WANT TO LIVE', 'i dont want to live', 'I want to dieeeee'])
    expect(distressIn(text)).toHaveLength(1);
});

it('reads the longest answer without end in a moment', () => {
  for (const word of ['i ', 'i just ', 'my ', 'אני ', 'he ', 'כבר ', 'want to '])
    distressIn(word.repeat(20_000 / word.length));
}, 5000);
