import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { casesOf, type QualityFile } from './quality-file.ts';

const casesIn = (language: 'en' | 'he') =>
  casesOf(
    JSON.parse(
      readFileSync(new URL(`answers/${language}.json`, import.meta.url), 'utf8'),
    ) as QualityFile,
    language,
  );

test.each(['en', 'he'] as const)(
  'every answer of the quality file is about a draft (%s)',
  (language) => {
    for (const { request } of casesIn(language)) expect(request.draft).not.toBe('');
  },
);

test('the quality file has answers that deserve praise and answers with a planted fault', () => {
  const cases = [...casesIn('en'), ...casesIn('he')];
  expect(cases.some(({ deservesPraise }) => deservesPraise)).toBe(true);
  expect(cases.some(({ hasFault }) => hasFault)).toBe(true);
});
