import { expect, it } from 'vitest';

import { isContentWord, wordsOf } from './content-words.ts';

it('keeps a large number whole, and a number without the letters that lean on it', () => {
  expect(wordsOf('78,000 diners')).toEqual(['78,000', 'diners']);
  expect(wordsOf('ל-600 דבורים')).toEqual(['600', 'דבורים']);
});

it.each(['because', 'particularly', 'they’re', 'the'])('gives “%s” no weight', (word) => {
  expect(isContentWord(word)).toBe(false);
});
