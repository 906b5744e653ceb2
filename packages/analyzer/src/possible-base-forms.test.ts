import { describe, expect, it } from 'vitest';

import { formsOf } from './possible-base-forms.ts';
import type { LanguageCode } from './languages/language-codes.ts';

const areTheSame = (one: string, other: string, language: LanguageCode) =>
  [...formsOf(one, language)].some((form) => formsOf(other, language).has(form));

describe('a word is taken for another of its forms', () => {
  it.each([
    ['Kinase', 'kinases'],
    ['therapy', 'therapies'],
    ['biopsies', 'biopsy'],
    ['box', 'boxes'],
    ['embryo', 'embryoes'],
    ['phosphorylate', 'phosphorylates'],
  ])('%s, %s', (one, other) => expect(areTheSame(one, other, 'en')).toBe(true));

  it.each([
    ['גנום', 'הגנום'],
    ['בגנום', 'הגנום'],
    ['גנומים', 'גנום'],
    ['ולקינאז', 'קינאז'],
  ])('%s, %s', (one, other) => expect(areTheSame(one, other, 'he')).toBe(true));
});

describe('a word is not taken for another', () => {
  it.each([
    ['plane', 'plan'],
    ['stripes', 'strip'],
    ['virus', 'viru'],
    ['analysis', 'analysi'],
    ['imaging', 'image'],
    ['stress', 'stres'],
    ['gas', 'ga'],
  ])('%s, %s', (one, other) => expect(areTheSame(one, other, 'en')).toBe(false));

  it.each([
    ['גנום', 'אנזים'],
    ['שלום', 'חלום'],
    ['מים', 'יין'],
  ])('%s, %s', (one, other) => expect(areTheSame(one, other, 'he')).toBe(false));
});
