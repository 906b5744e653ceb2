import { expect, it } from 'vitest';

import { directionOfText, segmentText } from './segment-text.ts';

const wordsOf = (text: string, language = 'en') =>
  segmentText(text, language).words.map(({ start, end }) => text.slice(start, end));

it.each([
  ['It isn’t so.', ['It', 'isn’t', 'so']],
  ['We inhibit HIF-2α (well-known).', ['We', 'inhibit', 'HIF-2α', 'well-known']],
  ['41% – of 48', ['41', 'of', '48']],
  ['', []],
  ['\n\n…\n', []],
])('cuts %j into its words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('keeps English terms and joined prefixes of a Hebrew text whole', () => {
  expect(wordsOf('בדקנו את HIF-2α ב־48 עכברים של צה״ל', 'he')).toEqual([
    'בדקנו',
    'את',
    'HIF-2α',
    'ב',
    '48',
    'עכברים',
    'של',
    'צה״ל',
  ]);
});

it('cuts a language without spaces', () => {
  expect(wordsOf('細胞は酸素が必要です。', 'ja').length).toBeGreaterThan(3);
});

it('reads a text whose language no browser knows', () => {
  expect(wordsOf('one two', 'zz-zz1')).toEqual(['one', 'two']);
});

it('numbers sentences through all paragraphs', () => {
  const { words, paragraphs } = segmentText('One. Two.\n\nThree.', 'en');
  expect(words.map(({ sentence }) => sentence)).toEqual([0, 1, 2]);
  expect(paragraphs.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 3],
  ]);
});

it.each([
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['en', 'ltr'],
  ['art', 'ltr'],
  ['her', 'ltr'],
])('writes %s from the right side', (language, direction) => {
  expect(directionOfText(language)).toBe(direction);
});
