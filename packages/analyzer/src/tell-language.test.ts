import { expect, it } from 'vitest';

import { tellLanguage } from './tell-language.ts';

it.each([
  ['The cell divides.', 'en'],
  ['התא מתחלק.', 'he'],
  ['החלבון p53 עוצר את התא', 'he'],
  ['The word שלום means peace.', 'en'],
  ['', undefined],
  ['42 – 7 = 35', undefined],
  ['Клетка делится.', undefined],
])('tells the language of ‘%s’: %s', (text, language) => {
  expect(tellLanguage(text)).toBe(language);
});

it('reads no more than the first pages of a long text', () => {
  expect(tellLanguage(`${'a '.repeat(10_000)}${'א'.repeat(50_000)}`)).toBe('en');
});
