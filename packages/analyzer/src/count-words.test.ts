import { assert, property } from 'fast-check';
import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { anyText } from './testing/any-text.ts';

it('counts what stands between white space, as splitting would', () => {
  expect(countWords('  one two\u00a0three\n12 – me@you.com ')).toBe(6);
  assert(
    property(anyText, (text) => {
      expect(countWords(text)).toBe(text.split(/\s+/u).filter((token) => token !== '').length);
    }),
  );
});
