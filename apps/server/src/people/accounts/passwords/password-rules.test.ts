import { describe, expect, it } from 'vitest';

import { normalisePassword, weaknessOf } from './password-rules.ts';

const known = ['dana.cohen@example.org', 'Vernacular'];
const reasons = (password: string) => weaknessOf(normalisePassword(password), known)?.reasons ?? [];

describe('a password', () => {
  it.each([
    ['a phrase', 'correct horse battery staple'],
    ['nothing but letters', 'qwpoasklzx'],
    ['eight characters', 'zq7-kx9v'],
    ['128 characters', 'a tall red barn '.repeat(8)],
    ['Hebrew', 'סיסמה ארוכה מאוד'],
    ['emoji', '🦊🦉🐝🐢🐙🦀🐬🦜'],
    ['a phrase with a name in it', 'dana cohen likes herring'],
    ['spaces and control characters', ' \t\n a \u0007 b '],
  ])('may be %s', (_what, password) => {
    expect(reasons(password)).toEqual([]);
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
    ['a row of the keyboard', 'qwertyuiop', 'common'],
    ['one letter 128 times', 'a'.repeat(128), 'common'],
    ['the e-mail address', 'dana.cohen@example.org', 'common'],
    ['the name in the address', 'DanaCohen1', 'common'],
    ['a part of it', 'cohen123', 'common'],
    ['the name of the site', 'vernacular!', 'common'],
  ])('may not be %s', (_what, password, reason) => {
    expect(reasons(password)).toEqual([reason]);
  });

  it('is the same however its accents were typed', () => {
    expect(normalisePassword('cafe\u0301-olé!')).toBe(normalisePassword('café-ole\u0301!'));
  });
});
