import type { AboutDictionary } from '@vernacular/analyzer';
import { expect, it } from 'vitest';

import type { Finding } from './check-text.ts';
import { sayFinding, sayMeaning } from './describe-finding.ts';

const place = { start: 0, end: 6 };
const rare = (word: string, count: number | null): Finding => ({
  rule: 'rare',
  word,
  count,
  place,
  source: place,
});

const news = {
  code: 'English2021_2024',
  language: 'en',
  period: { from: 2021, to: 2024 },
  label: 'News in English, 2021–2024',
  measure: 'occurrences',
  scale: 1,
  cutoffs: { common: 1000, mid: 50 },
} as const;
const general = {
  code: 'EnglishGeneral',
  language: 'en',
  period: null,
  label: 'General English',
  measure: 'per-million',
  scale: 100,
  cutoffs: { common: 1250, mid: 80 },
} as const;
const pairs = {
  code: 'HebrewGeneral',
  language: 'he',
  period: null,
  label: 'General Hebrew',
  measure: 'word-pairs',
  scale: 1,
  cutoffs: { common: 9, mid: 1 },
} as const;

it.each<[string, Finding, Omit<AboutDictionary, 'tokens' | 'edition'>]>([
  [
    '“kinase” is a rare word. News in English, 2021–2024: it stands there 7 times, a common word 1,000 times or more.',
    rare('kinase', 7),
    news,
  ],
  [
    '“xylem” is a rare word. News in English, 2021–2024: it stands there once, a common word 1,000 times or more.',
    rare('xylem', 1),
    news,
  ],
  [
    '“kinase” is a rare word. General English: 0.07 in a million words; a common word has 12.5 or more.',
    rare('kinase', 7),
    general,
  ],
  ['“DNA” is a rare word. General Hebrew.', rare('DNA', null), pairs],
  [
    'This sentence has 41 words. Can it be two?',
    { rule: 'long-sentence', words: 41, place, source: place },
    news,
  ],
])('says: %s', (sentence, found, about) => expect(sayFinding(found, about, 'en')).toBe(sentence));

it.each<[string, Omit<AboutDictionary, 'tokens' | 'edition'>]>([
  [
    'חדשות בעברית, \u20682012–2017\u2069: היא מופיעה שם 2 פעמים, מילה נפוצה 1,000 פעמים או יותר.',
    {
      ...news,
      language: 'he',
      label: 'News in Hebrew, 2012–2017',
      period: { from: 2012, to: 2017 },
    },
  ],
  ['עברית כללית (רשימות מילים וצמדי מילים).', pairs],
  ['אנגלית כללית (כתוביות, ספרים ואתרים): 0.02 במיליון מילים; למילה נפוצה 12.5 או יותר.', general],
  [
    'מילים מהקורס: היא מופיעה שם 2 פעמים, מילה נפוצה 1,000 פעמים או יותר.',
    { ...news, code: 'Course', label: 'מילים מהקורס', period: null },
  ],
])('speaks Hebrew, also of the counts: %s', (listed, about) =>
  expect(sayFinding(rare('קינאז', 2), about, 'he')).toBe(`״קינאז״ היא מילה נדירה. ${listed}`),
);

it.each([
  ['inundated', 'flooded', 'Inundated: flooded.'],
  ['Hepatocellular', 'hepatocellular: of liver cells', 'Hepatocellular: of liver cells.'],
])('names a term once before its meaning: %s', (term, meaning, said) =>
  expect(sayMeaning({ term, meaning })).toBe(said),
);
