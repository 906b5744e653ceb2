import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { openTexts } from '../../platform/language/texts-for-tests.ts';
import { SmallCorpusNote } from './small-corpus-note.tsx';

beforeAll(() => openTexts('en', 'grading'));
afterEach(cleanup);

const says = (tokens: number | null) =>
  render(<SmallCorpusNote tokens={tokens} common={2} />).container.textContent;

it('says how few words a dictionary rests on, and what that means', () =>
  expect(says(18_900)).toBe(
    'These counts rest on only 18,900 words: a word that occurs in them 2 times counts as common, and only one that never occurs as rare. 1,000,000 words give a useful dictionary.',
  ));

it('says nothing of a dictionary of many words, or of a size that is not known', () => {
  expect(says(1_000_000)).toBe('');
  expect(says(null)).toBe('');
});
