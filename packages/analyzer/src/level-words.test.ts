import { assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';

import { analyze } from './analyze.ts';
import { levelWords } from './level-words.ts';
import { anyText } from './testing/any-text.ts';
import { each, smallDictionary } from './testing/small-dictionary.ts';

const dictionary = smallDictionary({
  ...each('the a of in and to we met from through', 5000),
  ...each('gene membrane culture', 389),
});

it('finds the words, levels and totals that analyze finds', () => {
  const methods = constantFrom<('published' | 'refined')[]>('published', 'refined');
  assert(
    property(anyText, methods, (text, method) => {
      const report = analyze(text, dictionary, { method });
      expect(report).toMatchObject(levelWords(text, dictionary, method));
    }),
  );
});
