import { expect, it } from 'vitest';

import { textLanguage } from './text-language.ts';

it.each([
  ['The cell adds a phosphate.', 'en'],
  ['התא מוסיף קבוצת זרחה.', 'he'],
  ['החלבון p53 שומר על התא', 'he'],
  ['The Hebrew for peace is שלום.', 'en'],
  ['', null],
  ['1948, 42 %', null],
])('hears in %j the language %s', (text, language) => expect(textLanguage(text)).toBe(language));
