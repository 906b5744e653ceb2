import type { OfferedDictionary } from '@vernacular/contract';
import { describe, expect, it } from 'vitest';

import { chooseDictionary, unheard, wishFor, type Wish } from './choose-dictionary.ts';
import { offered } from './dictionary-for-tests.ts';

const site = [
  offered('English2021_2024', { isInstalled: false, isDefault: true }),
  offered('English2012_2015'),
  offered('EnglishGeneral', { kind: 'general', period: null }),
  offered('Hebrew2012_2017', { language: 'he', isInstalled: false }),
  offered('HebrewGeneral', { language: 'he', kind: 'general', period: null }),
];
const byCode = (code: string): OfferedDictionary => site.find((each) => each.code === code)!;
const nothing: Wish = { period: null, language: null };

const choice = (wish: Wish, language: 'en' | 'he' | null, isSure = language !== null) => {
  const { requested, answering } = chooseDictionary(site, wish, { language, isSure })!;
  return [requested.code, answering.code];
};

const mismatch = (wish: Wish, language: 'en' | 'he', isSure = true, offers = site) =>
  chooseDictionary(offers, wish, { language, isSure })!.mismatch;

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
    expect(chooseDictionary([], nothing, unheard)).toBeNull());
  it('keeps a period of another language for a text that does not surely tell its own', () =>
    expect(choice({ ...nothing, period: 'English2012_2015' }, 'he', false)).toEqual([
      'English2012_2015',
      'English2012_2015',
    ]));
  it('goes by the first letters where no period was chosen', () =>
    expect(choice(nothing, 'he', false)).toEqual(['Hebrew2012_2017', 'HebrewGeneral']));
});

describe('a text in another language than was chosen', () => {
  const english = { ...nothing, period: 'English2012_2015' };

  it('gets the counts of its own', () =>
    expect(mismatch(english, 'he')).toEqual({
      kind: 'switched',
      language: 'he',
      chosen: byCode('English2012_2015'),
    }));
  it('gets those chosen when its writer insists', () => {
    const insisting = { ...english, language: 'en' as const };
    expect(mismatch(insisting, 'he')?.kind).toBe('insisted');
    expect(choice(insisting, 'he')[1]).toBe('English2012_2015');
  });
  it('gets those chosen where there are no others', () => {
    const offers = site.filter(({ code }) => code !== 'HebrewGeneral');
    expect(mismatch(english, 'he', true, offers)?.kind).toBe('missing');
    const { answering } = chooseDictionary(offers, english, { language: 'he', isSure: true })!;
    expect(answering.code).toBe('English2012_2015');
  });
  it.each([
    ['the text does not surely tell', english, 'he', false],
    ['they agree', english, 'en', true],
    ['nothing was chosen', nothing, 'he', true],
    [
      'the language chosen is that of the text',
      { ...english, language: 'he' as const },
      'he',
      true,
    ],
  ] as const)('is none while %s', (_, wish, language, isSure) =>
    expect(mismatch(wish, language, isSure)).toBeNull(),
  );
});

describe('wishFor', () => {
  it('leaves the language to the letters', () =>
    expect(wishFor(byCode('HebrewGeneral'), nothing)).toEqual({
      period: 'HebrewGeneral',
      language: null,
    }));
  it('keeps a language chosen before when it agrees', () =>
    expect(wishFor(byCode('EnglishGeneral'), { period: null, language: 'en' }).language).toBe(
      'en',
    ));
  it('lets another go', () =>
    expect(
      wishFor(byCode('EnglishGeneral'), { period: null, language: 'he' }).language,
    ).toBeNull());
});
