import { expect, it } from 'vitest';

import { countingFailures, ownDictionaryCode } from './own-dictionaries.ts';

it.each([
  ['Physics', 'en', 'EnglishPhysics2020_2024'],
  ['school physics, year 7', 'en', 'EnglishSchoolPhysicsYear2020_2024'],
  ['English', 'en', 'English2020_2024'],
  ['English Physics', 'en', 'EnglishPhysics2020_2024'],
  ['פיזיקה לכיתה ז׳', 'he', 'Hebrewפיזיקהלכיתהז2020_2024'],
  ['../../etc/passwd', 'en', 'EnglishEtcPasswd2020_2024'],
] as const)('a dictionary called %j in %s has the code %s', (name, language, code) => {
  expect(ownDictionaryCode({ name, language, from: 2020, to: '2024' })).toBe(code);
});

it.each(['101', '–', ''])('a name without letters has no code: %j', (name) => {
  expect(ownDictionaryCode({ name, language: 'en', from: 2020, to: 2024 })).toBeNull();
});

it.each(Object.values(countingFailures))('says a whole sentence: %s', (sentence) => {
  expect(sentence).toMatch(/^[A-Z].*\.$/);
});
