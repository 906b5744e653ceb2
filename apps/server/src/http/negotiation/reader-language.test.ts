import { expect, it } from 'vitest';

import { readerLanguage } from './reader-language.ts';

it.each([
  ['he', 'he'],
  ['he-IL,he;q=0.9,en;q=0.8', 'he'],
  ['en-GB,he;q=0.5', 'en'],
  ['hello', 'en'],
  [undefined, 'en'],
])('writes to a client that prefers %s in %s', (preferred, language) => {
  expect(readerLanguage(preferred)).toBe(language);
});
