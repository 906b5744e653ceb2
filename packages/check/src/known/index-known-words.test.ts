import { expect, it } from 'vitest';

import { indexKnownWords } from './index-known-words.ts';

it.each([
  ['kinase', ['kinase'], ['kinase']],
  ['kinases', ['kinase', 'gene'], ['kinase']],
  ['kinase', ['kinases', 'kinase'], ['kinases', 'kinase']],
  ['הגנום', ['גנום'], ['גנום']],
  ['axon', ['kinase', 'גנום'], null],
  ['kinase', [], null],
])('%s among %o is known as %o', (word, words, as) =>
  expect(indexKnownWords(words)(word)).toEqual(as),
);
