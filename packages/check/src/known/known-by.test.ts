import { expect, it } from 'vitest';

import { knownBy } from './known-by.ts';

it.each([
  ['kinase', ['kinase'], ['kinase']],
  ['kinases', ['kinase', 'gene'], ['kinase']],
  ['kinase', ['kinases', 'kinase'], ['kinases', 'kinase']],
  ['הגנום', ['גנום'], ['גנום']],
  ['axon', ['kinase', 'גנום'], null],
  ['kinase', [], null],
])('%s among %o is known as %o', (word, words, as) => expect(knownBy(words)(word)).toEqual(as));
