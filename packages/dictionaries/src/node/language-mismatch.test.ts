import { languages, type LanguageCode } from '@vernacular/analyzer';
import { expect, test } from 'vitest';

import { languageMismatch, mismatchSentence } from './language-mismatch.ts';
import { NotInstalled, type ResolvedDictionary } from './open-store.ts';

const hebrew = 'החוקרים גילו דרך חדשה לרפא את המחלה.';
const inHebrew = { dictionary: { label: 'Counts of Hebrew' } } as ResolvedDictionary;
const asked: (LanguageCode | undefined)[] = [];
const full = {
  resolve: async (_code?: string | null, language?: LanguageCode) => {
    asked.push(language);
    return inHebrew;
  },
};
const empty = { resolve: () => Promise.reject(new NotInstalled('HebrewGeneral')) };

test('a text in another language gets the counts of its own', async () => {
  const found = await languageMismatch(full, hebrew, 'en');
  expect(found).toEqual({ kind: 'switched', language: 'he', instead: inHebrew });
  expect(asked).toEqual(['he']);
  expect(mismatchSentence(found, 'English2012_2015')).toBe(
    'The text is in Hebrew: Counts of Hebrew answers, not English2012_2015.',
  );
});

test('a reader who insists gets what was asked for, without a word', async () => {
  const found = await languageMismatch(full, hebrew, 'en', { insists: true });
  expect(found).toEqual({ kind: 'insisted' });
  expect(mismatchSentence(found, 'English2012_2015')).toBeNull();
});

test('where there are no counts of its language, what was asked for stays, and that is said', async () => {
  const found = await languageMismatch(empty, hebrew, 'en');
  expect(found).toEqual({ kind: 'missing', language: 'he' });
  expect(mismatchSentence(found, 'English2012_2015')).toBe(
    'The text is in Hebrew, and no counts for Hebrew are installed: English2012_2015 answers.',
  );
});

test('another fault of the store is not hidden', async () => {
  const broken = { resolve: () => Promise.reject(new RangeError('no')) };
  await expect(languageMismatch(broken, hebrew, 'en')).rejects.toThrow(RangeError);
});

test.each([
  ['a text in the same language', hebrew, 'he'],
  ['a short text', 'התא מתחלק', 'en'],
  ['an empty text', '', 'he'],
] as const)('%s is no mismatch', async (_, text, chosen) => {
  const found = await languageMismatch(full, text, chosen);
  expect([found, mismatchSentence(found, languages[chosen].name)]).toEqual([null, null]);
});

test('what somebody says of the language comes before the letters', async () => {
  expect(await languageMismatch(full, hebrew, 'en', { language: 'en' })).toBeNull();
  expect(await languageMismatch(full, 'התא', 'en', { language: 'he' })).toMatchObject({
    kind: 'switched',
  });
});

const german =
  'Die Zelle teilt sich, und jede der beiden neuen Zellen bekommt von allen Genen, die sie zum Leben braucht, eines.';

test.each(['en', 'he', null] as const)(
  'no counts answer for a text in a third language, with those of %s asked for',
  async (chosen) => {
    const found = await languageMismatch(full, german, chosen);
    expect(found).toMatchObject({ kind: 'foreign', language: { code: 'de' } });
    expect(mismatchSentence(found, undefined)).toBe(
      'This looks like German. Vernacular can judge English and Hebrew.',
    );
  },
);

test('a text in a third language is read by the counts that its reader insists on, or by those of the language named', async () => {
  expect(await languageMismatch(full, german, null, { insists: true })).toEqual({
    kind: 'insisted',
  });
  expect(await languageMismatch(full, german, 'en', { language: 'en' })).toBeNull();
});
