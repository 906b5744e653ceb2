import { expect, it } from 'vitest';

import { glossOf } from './find-help.ts';

it.each([
  [
    'The growth of new blood vessels, for example in a healing wound.',
    'the growth of new blood vessels',
  ],
  ['A gene.', null],
  ['DNA that carries the plan of a protein.', 'DNA that carries the plan of a protein'],
  [
    'A very long sentence that nobody would like to find in brackets behind a word of theirs.',
    null,
  ],
])('%s', (meaning, gloss) => expect(glossOf(meaning)).toBe(gloss));
