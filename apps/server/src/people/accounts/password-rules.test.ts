import { describe, expect, it } from 'vitest';

import { commonPasswords } from './common-passwords.ts';
import { normalisePassword, weaknessOf } from './password-rules.ts';

const reasons = (password: string) => weaknessOf(normalisePassword(password))?.reasons ?? [];

describe('a password', () => {
  it.each([
    ['a phrase', 'correct horse battery staple'],
    ['nothing but letters', 'qwpoasklzx'],
    ['eight characters', 'zq7-kx9v'],
    ['128 characters', 'xy'.repeat(64)],
    ['Hebrew', 'סיסמה ארוכה מאוד'],
    ['emoji', '🦊🦉🐝🐢🐙🦀🐬🦜'],
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
  ])('may not be %s', (_what, password, reason) => {
    expect(reasons(password)).toEqual([reason]);
  });

  it('is compared with three thousand common ones', () => {
    expect(commonPasswords.size).toBe(3000);
    expect(reasons('12345678')).toEqual(['common']);
  });

  it('is the same however its accents were typed', () => {
    expect(normalisePassword('cafe\u0301-olé!')).toBe(normalisePassword('café-ole\u0301!'));
  });
});
