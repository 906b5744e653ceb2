import { describe, expect, it } from 'vitest';

import { findMarked, hardestFirst, markedOfTerm, type ReaderRound } from './marked-by-readers.ts';

const round = (readers: number, words: Record<string, number>): ReaderRound => ({
  resultsLink: '/reader-results/key',
  readers,
  words: Object.entries(words),
});
const find = findMarked([
  round(14, { kinase: 9, axons: 2, mouse: 0, גנום: 5, odds: 3 }),
  round(9, { kinase: 1, protein: 4, ratio: 0 }),
]);

const word = (...forms: readonly string[]) => ({ word: forms[0]!, forms });
const term = (name: string) => ({ word: name, forms: [] });

describe('what readers marked', () => {
  it.each([
    ['kinase', { marked: 9, readers: 14 }],
    ['Kinases', { marked: 9, readers: 14 }],
    ['axon', { marked: 2, readers: 14 }],
    ['mouse', { marked: 0, readers: 14 }],
    ['הגנום', { marked: 5, readers: 14 }],
  ])('is found by %s in any form', (form, marked) => expect(find(form)).toEqual(marked));

  it('is that of the round before for a word that the newest text had not', () =>
    expect(find('protein')).toEqual({ marked: 4, readers: 9 }));

  it('is nothing for a word that nobody was asked about, or before there are results', () => {
    expect(find('lipase')).toBeNull();
    expect(findMarked([round(0, {})])('kinase')).toBeNull();
  });
});

describe('what readers marked of a term', () => {
  const findIn = findMarked([round(14, { odds: 3, ratio: 5, risk: 0, 'odds ratio': 2 })]);
  it.each([
    ['Odds ratio', { marked: 2, readers: 14 }],
    ['odds-ratio', { marked: 2, readers: 14 }],
    ['risk ratio', { marked: 5, readers: 14, word: 'ratio' }],
    ['relative ratio', { marked: 5, readers: 14, word: 'ratio' }],
    ['risk', { marked: 0, readers: 14, word: 'risk' }],
    ['relative risk', null],
    ['hazard', null],
  ])('%s', (name, marked) => expect(markedOfTerm(name, findIn)).toEqual(marked));
});

describe('the words of a text', () => {
  it('are ordered by the share of readers who marked them, and last stand those that ten all knew', () => {
    const families = [
      word('mouse'),
      word('mouse', 'lipase'),
      word('lipase'),
      term('odds ratio'),
      word('ratio'),
      word('axon', 'axons'),
      word('kinase'),
    ];
    const ordered = hardestFirst(families, find);
    expect(ordered.map(({ word: name, share }) => [name, share])).toEqual([
      ['kinase', 9 / 14],
      ['odds ratio', 3 / 14],
      ['axon', 2 / 14],
      ['mouse', 0],
      ['lipase', 0],
      ['ratio', 0],
      ['mouse', -1],
    ]);
  });

  it('stand as they were where nobody was asked', () => {
    const families = [word('mouse'), term('odds ratio'), word('kinase')];
    expect(hardestFirst(families, findMarked([])).map(({ share }) => share)).toEqual([0, 0, 0]);
  });
});
