import { expect, it } from 'vitest';

import { countsName } from './dictionary-name.ts';
import type { Counts } from './dictionary-name.ts';

const news: Counts = {
  code: 'English2021_2024',
  language: 'en',
  label: 'News in English, 2021–2024',
  period: { from: 2021, to: 2024 },
};
const general: Counts = {
  ...news,
  code: 'HebrewGeneral',
  language: 'he',
  label: 'x',
  period: null,
};
const own: Counts = { ...news, code: 'Law2020_2024', label: 'Court rulings' };

it.each([
  [news, 'en', 'News in English, 2021–2024'],
  [news, 'he', 'חדשות באנגלית, \u20682021–2024\u2069'],
  [general, 'en', 'General Hebrew (word lists and word pairs)'],
  [general, 'he', 'עברית כללית (רשימות מילים וצמדי מילים)'],
  [own, 'he', 'Court rulings'],
] as const)('%j is called in %s: %s', (counts, language, name) => {
  expect(countsName(counts, language)).toBe(name);
});
