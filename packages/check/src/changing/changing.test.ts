import { buildWordTable, type Dictionary } from '@vernacular/analyzer';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import * as checking from '../findings/check-text.ts';
import { inSource, joinPieces, plainSource } from '../source/marked-text.ts';
import { findByParagraph } from './incremental-check.ts';
import { patchMarkedText } from './patch-marked-text.ts';

const dictionary: Dictionary = {
  code: 'Small2012_2015',
  language: 'en',
  label: 'A few words for a test',
  period: { from: 2012, to: 2015 },
  measure: 'occurrences',
  scale: 1,
  cutoffs: { common: 1000, mid: 50 },
  tokens: null,
  edition: 'full',
  table: buildWordTable(
    'the a of in is old house and'.split(' ').map((word) => [word, 2000] as const),
  ),
};

const piece = fc.constantFrom(
  'The house',
  'kinase',
  'old',
  'e.g.',
  'self-',
  'renewing',
  "master's",
  'DNA',
  '(kinases)',
  '. ',
  ' ',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '\n  ',
  '\r\n',
  '“',
  ' (',
  'goes on',
  '? ',
  '…',
  ', ',
  '-',
  '’s',
  'הבית',
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

describe('a text that is read by the paragraph', () => {
  it.each(['published', 'refined'] as const)(
    'has what the whole text has, by the %s method',
    (method) => {
      const options = { dictionary, method, longestSentence: 6, known: ['DNA'] };
      const find = findByParagraph(options);
      fc.assert(
        fc.property(text, (written) => {
          expect(find(written)).toEqual(checking.checkText(plainSource(written), options).findings);
        }),
      );
    },
  );

  it('has only the paragraph with a change read again', () => {
    const find = findByParagraph({ dictionary });
    const before = 'The house.\nThe kinase.\nThe old kinase.';
    expect(find(before)).toHaveLength(2);
    const read = vi.spyOn(String.prototype, 'charCodeAt');
    find(before.replace('old', 'new'));
    const readAgain = new Set(read.mock.contexts.map(String));
    read.mockRestore();
    expect([...readAgain]).not.toContainEqual(expect.stringContaining('house'));
    expect([...readAgain]).toContainEqual(expect.stringContaining('The new kinase.'));
  });
});

describe('a reading that is brought up to date', () => {
  const source = '# The <b>old</b> house &am';
  const read = joinPieces([
    { markup: '# ' },
    { text: 'The ' },
    { markup: '<b>' },
    { text: 'old' },
    { markup: '</b>' },
    { text: ' house &am' },
  ]);
  const change = (at: string, by: string, gone = '') => {
    const start = source.indexOf(at) + at.length;
    return patchMarkedText(read, source, { start, end: start + gone.length, by });
  };

  it('has the words that were typed, and all others at their new places', () => {
    const now = change('The', 'n', '')!;
    expect(now.text).toBe('Then old house &am');
    const [old] = [now.text.indexOf('old')];
    expect(inSource(now, { start: old, end: old + 3 })).toEqual({ start: 10, end: 13 });
    expect(change(' hou', 'nd', 'se')!.text).toBe('The old hound &am');
  });

  it.each([
    ['the beginning of a line', '', 'x', ''],
    ['a first letter', '# ', 'x', ''],
    ['a place beside markup', '<b>', 'x', ''],
    ['a place before markup', 'old', 'x', ''],
    ['a character with a meaning', ' hou', '*', ''],
    ['a new line', ' hou', '\n', ''],
    ['markup that goes', 'The', '', ' <b>'],
    ['what may become a reference', '&am', 'p', ''],
  ])('is given up for %s', (_what, at, by, gone) => expect(change(at, by, gone)).toBeNull());
});
