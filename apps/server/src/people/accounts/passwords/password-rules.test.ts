import { describe, expect, it } from 'vitest';

import { normalisePassword, weaknessOf } from './password-rules.ts';

const known = ['dana.cohen@example.org', 'Vernacular'];
const reasons = async (password: string) =>
  (await weaknessOf(normalisePassword(password), known))?.reasons ?? [];
/** 128 different characters: in a row, or in the order that `at` gives. */
const different = (at = (n: number) => n) =>
  Array.from({ length: 128 }, (_each, n) => String.fromCodePoint(0x4e_00 + at(n))).join('');

describe('a password', () => {
  it.each([
    ['a phrase', 'eleven herons wait for rain'],
    ['nothing but letters', 'qwpoasklzx'],
    ['eight characters', 'zq7-kx9v'],
    ['128 characters', 'a tall red barn '.repeat(8)],
    ['128 different characters', different((n) => (n * 37) % 131)],
    ['128 different characters in a row', different()],
    ['one letter 64 times and then anything', `${'a'.repeat(64)}zq7-kx9v`],
    ['Hebrew', 'סיסמה ארוכה מאוד'],
    ['emoji', '🦊🦉🐝🐢🐙🦀🐬🦜'],
    ['a phrase with a name in it', 'dana cohen likes herring'],
    ['spaces and control characters', ' \t\n a \u0007 b '],
  ])('may be %s', async (_what, password) => {
    expect(await reasons(password)).toEqual([]);
  });

  it.each([
    ['seven characters', 'zq7-kx9', 'length'],
    ['four emoji that are eight code units', '🦊🦉🐝🐢', 'length'],
    ['129 characters', 'x'.repeat(129), 'length'],
    ['nothing', '', 'length'],
    ['one of the most common', 'password', 'common'],
    ['one of the most common, in capitals', 'PassWord1', 'common'],
    ['a common one in full-width letters', 'ｐａｓｓｗｏｒｄ', 'common'],
    ['a run down', '87654321', 'common'],
    ['a run up', 'abcdefgh', 'common'],
    ['one letter', 'aaaaaaaa', 'common'],
    ['a few over and over', '12341234', 'common'],
    ['a common one with figures', 'admin123', 'common'],
    ['a common one with more figures', 'admin1234', 'common'],
    ['a common one with a year', 'admin2024', 'common'],
    ['one letter, but for the last', 'aaaaaaab', 'common'],
    ['a season, a year and a mark', 'Summer2024!', 'common'],
    ['a word, a run and a mark', 'University123!', 'common'],
    ['one that breaches published', 'Welcome1!', 'common'],
    ['one that breaches published, though it looks like chance', 'g9l2d1fzPY', 'common'],
    ['the example that everybody has read', 'correcthorsebatterystaple', 'common'],
    ['the same with spaces', 'Correct Horse Battery Staple', 'common'],
    ['a row of the keyboard', 'qwertyuiop', 'common'],
    ['one letter 128 times', 'a'.repeat(128), 'common'],
    ['the e-mail address', 'dana.cohen@example.org', 'common'],
    ['the name in the address', 'DanaCohen1', 'common'],
    ['a part of it', 'cohen123', 'common'],
    ['the name of the site', 'vernacular!', 'common'],
  ])('may not be %s', async (_what, password, reason) => {
    expect(await reasons(password)).toEqual([reason]);
  });

  it('is the same however its accents were typed', () => {
    expect(normalisePassword('cafe\u0301-olé!')).toBe(normalisePassword('café-ole\u0301!'));
  });
});
