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

const choice = (wish: Wish, heard: 'en' | 'he' | null) => {
  const { requested, answering } = chooseDictionary(site, wish, heard)!;
  return [requested.code, answering.code];
};

describe('chooseDictionary', () => {
  it('takes the default for an empty text', () =>
    expect(choice(nothing, null)).toEqual(['English2021_2024', 'EnglishGeneral']));
  it('takes an installed period as it is', () =>
    expect(choice({ ...nothing, period: 'English2012_2015' }, 'en')).toEqual([
      'English2012_2015',
      'English2012_2015',
    ]));
  it('lets the general counts answer for a period that is not installed', () =>
    expect(choice({ ...nothing, period: 'English2021_2024' }, 'en')).toEqual([
      'English2021_2024',
      'EnglishGeneral',
    ]));
  it('follows the letters of the text', () =>
    expect(choice(nothing, 'he')).toEqual(['Hebrew2012_2017', 'HebrewGeneral']));
  it('leaves a period of another language for the letters of the text', () =>
    expect(choice({ ...nothing, period: 'English2012_2015' }, 'he')).toEqual([
      'Hebrew2012_2017',
      'HebrewGeneral',
    ]));
  it('puts a chosen language above the letters', () =>
    expect(choice({ ...nothing, language: 'he' }, 'en')).toEqual([
      'Hebrew2012_2017',
      'HebrewGeneral',
    ]));
  it('takes the language of a period for an empty text', () =>
    expect(choice({ ...nothing, period: 'HebrewGeneral' }, null)).toEqual([
      'HebrewGeneral',
      'HebrewGeneral',
    ]));
  it('passes over a period it does not know', () =>
    expect(choice({ ...nothing, period: 'Klingon2012_2015' }, null)).toEqual([
      'English2021_2024',
      'EnglishGeneral',
    ]));
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
