import { expect, it } from 'vitest';

import { highlightParts } from './highlight-parts.ts';

const marked = (sentence: string, ...words: string[]) =>
  highlightParts(sentence, words)
    .map(({ text, isDecisive }) => (isDecisive ? `[${text}]` : text))
    .join('');

it.each([
  ['Coffee [prevents] depression.', ['prevents']],
  ['[Coffee] prevents [depression.]', ['depression.', 'Coffee']],
  ['It [may affect] sleep.', ['may', 'affect', 'may affect']],
  ['It [may] and may not.', ['may']],
  ['Nothing here.', []],
  ['Nothing here.', ['prevents']],
  ['', ['prevents']],
])('marks %s', (expected, words) => {
  expect(marked(expected.replaceAll(/[[\]]/g, ''), ...words)).toBe(expected);
});
