import { describe, expect, it } from 'vitest';

import { defaultCodes, knownDictionaries } from './known-dictionaries.ts';
import { englishPeriods, newsYears } from './news-years.ts';
import { displayPeriod } from './dictionary-code.ts';

const specified: readonly string[] = [
  'English2021_2024',
  'English2020_2023',
  'English2019_2022',
  'English2018_2021',
  'English2017_2020',
  'English2016_2019',
  'English2015_2018',
  'English2014_2017',
  'English2013_2016',
  'English2012_2015',
];

describe('the catalogue', () => {
  const codes = knownDictionaries.map(({ code }) => code);

  it('offers the periods of the specification, newest first', () => {
    expect(codes.filter((code) => specified.includes(code))).toEqual(specified);
  });

  it('offers news before the general counts, and English before Hebrew', () => {
    expect(knownDictionaries.slice(englishPeriods.length).map(({ code }) => code)).toEqual([
      'Hebrew2012_2017',
      'EnglishGeneral',
      'HebrewGeneral',
    ]);
  });

  it('has a period for each four years in a row', () => {
    expect(englishPeriods).toHaveLength(newsYears.length - 3);
    for (const { from, to } of englishPeriods) expect(to - from).toBe(3);
  });

  it('shows a period as two years', () => {
    expect(displayPeriod({ from: 2021, to: 2024 })).toBe('2021 - 2024');
  });

  it('never calls the general counts news', () => {
    for (const { kind, label, period } of knownDictionaries) {
      if (kind !== 'general') continue;
      expect(label).not.toMatch(/news|\d{4}/i);
      expect(period).toBeNull();
    }
  });

  it.each(['en', 'he'] as const)(
    'means the newest news where nobody names a period: %s',
    (spoken) => {
      const years = knownDictionaries
        .filter(({ kind, language }) => kind === 'news' && language === spoken)
        .map(({ period }) => period?.to ?? 0);
      const chosen = knownDictionaries.find(({ code }) => code === defaultCodes[spoken]);
      expect([chosen?.kind, chosen?.period?.to]).toEqual(['news', Math.max(...years)]);
    },
  );
});
