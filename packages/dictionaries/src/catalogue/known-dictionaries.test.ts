import { describe, expect, it } from 'vitest';

import { defaultCodes, knownDictionaries } from './known-dictionaries.ts';
import { displayPeriod } from './period-code.ts';

describe('the catalogue', () => {
  it('offers ten English periods, newest first, then Hebrew, then the general counts', () => {
    expect(knownDictionaries.map(({ code }) => code)).toEqual([
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
      'Hebrew2012_2017',
      'EnglishGeneral',
      'HebrewGeneral',
    ]);
  });

  it('shows a period as two years', () => {
    expect(knownDictionaries[0]?.period && displayPeriod(knownDictionaries[0].period)).toBe(
      '2021 - 2024',
    );
  });

  it('never calls the general counts news', () => {
    for (const { kind, label, period } of knownDictionaries) {
      if (kind !== 'general') continue;
      expect(label).not.toMatch(/news|\d{4}/i);
      expect(period).toBeNull();
    }
  });

  it('has the default of every language', () => {
    const codes = knownDictionaries.map(({ code }) => code);
    for (const code of Object.values(defaultCodes)) expect(codes).toContain(code);
  });
});
