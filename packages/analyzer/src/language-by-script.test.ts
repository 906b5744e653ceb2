import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { languageSample, languageByScript } from './language-by-script.ts';

describe('the language of a text', () => {
  it.each([
    ['The cell divides.', 'en'],
    ['התא מתחלק.', 'he'],
    ['DNA', 'en'],
    ['תא', 'he'],
    ['Café, naïve, Ångström', 'en'],
    ['בְּרֵאשִׁית', 'he'],
  ])('of ‘%s’ is that of its letters: %s', (text, language) => {
    expect(languageByScript(text)).toBe(language);
  });

  it.each([
    ['החלבון p53 עוצר את התא', 'he'],
    ['האנזים methyltransferase מוסיף לו קבוצה', 'he'],
    ['חוקרי CRISPR-Cas9 ו-CAR-T פרסמו מאמר ב-Nature Biotechnology על ריפוי גנטי', 'he'],
    ['השיטה זמינה בכתובת https://example.org/methods/single-molecule וגם בספרייה', 'he'],
    ['נסמן ב-x, y, z את הצלעות ונחשב', 'he'],
  ])('of ‘%s’, Hebrew with terms in Latin letters, is Hebrew', (text, language) => {
    expect(languageByScript(text)).toBe(language);
  });

  it.each([
    ['The word שלום means peace.', 'en'],
    ['The sign at the gate says ברוכים הבאים, which means welcome to all who come.', 'en'],
    ['A μ-opioid receptor binds β-endorphin.', 'en'],
  ])('of ‘%s’, English with a quotation, is English', (text, language) => {
    expect(languageByScript(text)).toBe(language);
  });

  it.each([
    ['an empty text', ''],
    ['numbers', '42 – 7 = 35, 1,948 × 6.02'],
    ['an address', 'https://example.org/methods'],
    ['emoji', '🧬🔬'],
    ['a third script', 'Клетка делится.'],
    ['a third script with a term', 'Клетка копирует свою ДНК (DNA) перед делением.'],
    ['as much of one as of the other', 'שלום, moon'],
  ])('of %s is undecided', (_, text) => {
    expect(languageByScript(text)).toBeUndefined();
  });

  it.each([
    ['החוקרים גילו דרך חדשה לרפא.', 'he'],
    ['The researchers found a new way.', 'en'],
    ['חוקרי CRISPR-Cas9 ו-CAR-T פרסמו אתמול מאמר חדש וגדול על ריפוי גנטי של עכברים', 'he'],
    ['The sign at the gate says ברוכים הבאים, which means welcome to all who come.', 'en'],
  ])('of ‘%s’ is told with certainty: %s', (text, language) => {
    expect(languageByScript(text, { isSure: true })).toBe(language);
  });

  it.each([
    ['a title', 'התא מתחלק לשניים'],
    ['a term', 'single-molecule fluorescence microscopy'],
    ['a text of both', 'The cell divides and then it rests. התא מתחלק ואז הוא נח לו.'],
    [
      'a sentence half of terms',
      'נמצא קשר בין gut microbiome לבין autism spectrum disorder אצל ילדים',
    ],
    ['no letters', '42 – 7 = 35'],
    ['an empty text', ''],
  ])('of %s is not certain', (_, text) => {
    expect(languageByScript(text, { isSure: true })).toBeUndefined();
  });

  it('is told by the first pages of a long text', () => {
    expect(languageByScript(`${'a '.repeat(languageSample)}${'א'.repeat(50_000)}`)).toBe('en');
  });

  it('never depends on what has no letters', () => {
    const signs = fc.stringMatching(/^[\d\s.,;:!?()[\]%+=–-]{0,40}$/);
    fc.assert(
      fc.property(signs, signs, (before, after) => {
        expect(languageByScript(`${before} התא מתחלק ${after}`)).toBe('he');
        expect(languageByScript(`${before} the cell divides ${after}`)).toBe('en');
      }),
    );
  });
});
