import { describe, expect, it } from 'vitest';

import { isScored, type Grade } from './grade.ts';

const grade = (total: number, rare: number): Grade => ({
  kind: 'grade',
  total,
  common: 0,
  mid: 0,
  rare,
  percentages: { common: 0, mid: 0, rare },
  score: 100,
  rareWords: [],
  abbreviations: [],
  countedWith: { code: 'EnglishGeneral', language: 'en', label: '', period: null },
});

describe('a score', () => {
  it.each([
    ['of a text', 120, 8],
    ['of a hard text', 40, 38],
  ])('is said %s', (_, total, rare) => {
    expect(isScored(grade(total, rare))).toBe(true);
  });

  it.each([
    ['of “I am not sure.”', 4, 0],
    ['of random letters', 8, 100],
  ])('is not said %s', (_, total, rare) => {
    expect(isScored(grade(total, rare))).toBe(false);
  });

  it('is not said of a text in neither English nor Hebrew', () => {
    expect(isScored({ ...grade(120, 8), isForeign: true })).toBe(false);
  });

  it.each([
    [49, false],
    [50, true],
  ])('of %i words where 100 are asked for: %s', (total, expected) => {
    expect(isScored(grade(total, 8), { from: 100, to: 140 })).toBe(expected);
  });
});
