import { analyze, buildWordTable, type Dictionary } from '@vernacular/analyzer';
import { expect, test } from 'vitest';

import { phrases, messageFormatters } from '../words/words.ts';
import { isScored } from './grade.ts';
import { gradeOf } from './grade-of.ts';
import { jargonFeedback } from './jargon-feedback.ts';

const settings = {
  code: 'Test',
  language: 'en',
  label: 'For tests',
  period: null,
  measure: 'occurrences',
  scale: 1,
  cutoffs: { common: 1000, mid: 50 },
  tokens: null,
  edition: 'full',
} as const;
const english: Dictionary = {
  ...settings,
  table: buildWordTable([
    ['the', 5000],
    ['cell', 60],
    ['caspase', 7],
  ]),
};

const gradeText = (text: string) => gradeOf(analyze(text, english));

test('counts the words of each level and names the counts that answered', () => {
  expect(gradeText('The cell, the caspase.')).toMatchObject({
    total: 4,
    common: 2,
    mid: 1,
    rare: 1,
    percentages: { common: 50, mid: 25, rare: 25 },
    score: 63,
    countedWith: { code: 'Test', language: 'en', label: 'For tests', period: null },
  });
});

test('shares of the levels add up to 100', () => {
  const { common, mid, rare } = gradeText('The the the cell cell caspase caspase.').percentages;
  expect(common + mid + rare).toBe(100);
});

test('names the counts of the other script where the text has words in it', () => {
  const about = { code: 'HebrewGeneral', language: 'he', label: 'x', period: null } as const;
  const report = (text: string) => {
    const graded = analyze(text, english);
    return { ...graded, dictionary: { ...graded.dictionary, beside: { ...settings, ...about } } };
  };
  expect(gradeOf(report('The cell תא.')).besideWith).toEqual(about);
  expect(gradeOf(report('The cell.')).besideWith).toBeUndefined();
});

test('gives a text without words no score', () => {
  expect(gradeText('12 %').score).toBeNull();
});

test('names each rare word once, as first written, the rarest first', () => {
  expect(gradeText('The caspase of the Apoptosome: apoptosome!').rareWords).toEqual([
    { word: 'of', count: 0 },
    { word: 'Apoptosome', count: 0 },
    { word: 'caspase', count: 7 },
  ]);
});

test('names forms of one rare word once, by the shortest', () => {
  expect(gradeText('Apoptosomes of an apoptosome.').rareWords).toContainEqual({
    word: 'apoptosome',
    count: 0,
  });
  expect(gradeText('Apoptosomes of an apoptosome.').rareWords).toHaveLength(3);
});

test('shows one rare Hebrew word under a heading for one, without what leans on it, and grades it as written', () => {
  const dictionary: Dictionary = {
    code: 'Test',
    language: 'he',
    label: 'For tests',
    period: null,
    measure: 'occurrences',
    scale: 1,
    cutoffs: { common: 1000, mid: 50 },
    tokens: null,
    edition: 'full',
    table: buildWordTable([
      ...['העיר', 'כולה', 'הרגישה', 'היום'].map((word) => [word, 5000] as const),
      ['רעידה', 30],
    ]),
  };
  const report = analyze('העיר כולה הרגישה היום ברעידה', dictionary);
  const grade = gradeOf(report, dictionary);
  expect(grade.rareWords).toEqual([{ word: 'ברעידה', count: 30, bare: 'רעידה' }]);
  expect({ ...gradeOf(report), rareWords: [] }).toEqual({ ...grade, rareWords: [] });
  if (!isScored(grade)) throw new Error('not scored');
  const shown = jargonFeedback(grade, [{ word: 'ברעידה', plainer: 'בטלטלה' }], 'he').source;
  expect(shown).toContain('המילה הנדירה ביותר:');
  expect(shown).toContain('<span class="rare">רעידה</span> – אולי ״טלטלה״');
  expect(messageFormatters.he.fill(phrases.he.rarest, { count: 2 })).toBe('המילים הנדירות ביותר:');
});
