import { describe, expect, it } from 'vitest';

import { displayCode, displayPeriod, InvalidCode, parseCode } from './dictionary-code.ts';

describe('a dictionary code', () => {
  it.each([
    ['English2012_2015', 'Language: English, Period: 2012-2015'],
    ['Hebrew2012_2017', 'Language: Hebrew, Period: 2012-2017'],
    ['עברית2012_2017', 'Language: עברית, Period: 2012-2017'],
    ['Plain English0001_0002', 'Language: Plain English, Period: 0001-0002'],
  ])('shows %s as %s', (code, shown) => {
    expect(displayCode(code)).toBe(shown);
  });

  it.each([
    '',
    'English',
    'EnglishGeneral',
    '2012_2015',
    'English2012-2015',
    'English2012_201',
    'English12012_2015',
    'English2012_20155',
    'English2012_2015 ',
    ' English2012_2015',
    '../English2012_2015',
    'English.2012_2015',
    'english٢٠١٢_٢٠١٥',
    'English2012_2015\n',
  ])('calls %j an invalid format', (value) => {
    expect(displayCode(value)).toBe(`Invalid format: ${value}`);
    expect(() => parseCode(value)).toThrow(new InvalidCode(value));
  });

  it('comes apart into language and years', () => {
    expect(parseCode('English2021_2024')).toEqual({ language: 'English', from: 2021, to: 2024 });
  });

  it('shows its years alone in the list of periods', () => {
    expect(displayPeriod({ from: 2012, to: 2015 })).toBe('2012 - 2015');
  });
});
