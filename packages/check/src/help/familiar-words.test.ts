import { expect, it } from 'vitest';

import { openFamiliarWords } from './familiar-words.ts';

const isFamiliar = await openFamiliarWords();

it.each(['gingerbread', 'grasshoppers', 'dwells', 'colour'])('knows that readers know %s', (word) =>
  expect(isFamiliar(word)).toBe(true),
);

it.each(['kinase', 'enzyme', 'Babe', 'odds ratio', 'moist'])('does not say so of %s', (word) =>
  expect(isFamiliar(word)).toBe(false),
);
