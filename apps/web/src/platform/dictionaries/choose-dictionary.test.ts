import type { OfferedDictionary } from '@vernacular/contract';
import { describe, expect, it } from 'vitest';

import { chooseDictionary, wishFor, type Wish } from './choose-dictionary.ts';
import { offered } from './offered-dictionaries.ts';

const site = [
  offered('English2021_2024', { isInstalled: false, isDefault: true }),
  offered('English2012_2015'),
  offered('EnglishGeneral', { kind: 'general', period: null }),
  offered('Hebrew2012_2017', { language: 'he', isInstalled: false }),
  offered('HebrewGeneral', { language: 'he', kind: 'general', period: null }),
];
const byCode = (code: string): OfferedDictionary => site.find((each) => each.code === code)!;
const nothing: Wish = { period: null, language: null };

const expectChoice = (
  wish: Wish,
  heard: 'en' | 'he' | null,
  requested: string,
  answering: string,
) => {
  const choice = chooseDictionary(site, wish, heard);
  expect([choice?.requested.code, choice?.answering.code]).toEqual([requested, answering]);
};

describe('chooseDictionary', () => {
  it('takes the default for an empty text', () =>
    expectChoice(nothing, null, 'English2021_2024', 'EnglishGeneral'));
  it('takes an installed period as it is', () =>
    expectChoice(
      { ...nothing, period: 'English2012_2015' },
      'en',
      'English2012_2015',
      'English2012_2015',
    ));
  it('lets the general counts answer for a period that is not installed', () =>
    expectChoice(
      { ...nothing, period: 'English2021_2024' },
      'en',
      'English2021_2024',
      'EnglishGeneral',
    ));
  it('follows the letters of the text', () =>
    expectChoice(nothing, 'he', 'Hebrew2012_2017', 'HebrewGeneral'));
  it('leaves a period of another language for the letters of the text', () =>
    expectChoice(
      { ...nothing, period: 'English2012_2015' },
      'he',
      'Hebrew2012_2017',
      'HebrewGeneral',
    ));
  it('puts a chosen language above the letters', () =>
    expectChoice({ ...nothing, language: 'he' }, 'en', 'Hebrew2012_2017', 'HebrewGeneral'));
  it('takes the language of a period for an empty text', () =>
    expectChoice({ ...nothing, period: 'HebrewGeneral' }, null, 'HebrewGeneral', 'HebrewGeneral'));
  it('passes over a period it does not know', () =>
    expectChoice(
      { ...nothing, period: 'Klingon2012_2015' },
      null,
      'English2021_2024',
      'EnglishGeneral',
    ));
  it('has nothing where the site offers nothing', () =>
    expect(chooseDictionary([], nothing, 'en')).toBeNull());
});

describe('wishFor', () => {
  it('goes on by the letters when they agree', () =>
    expect(wishFor(byCode('English2012_2015'), nothing, 'en')).toEqual({
      period: 'English2012_2015',
      language: null,
    }));
  it('sets the language when the letters say another', () =>
    expect(wishFor(byCode('HebrewGeneral'), nothing, 'en')).toEqual({
      period: 'HebrewGeneral',
      language: 'he',
    }));
  it('corrects a language chosen before', () =>
    expect(wishFor(byCode('EnglishGeneral'), { period: null, language: 'he' }, 'he').language).toBe(
      'en',
    ));
});
