import { expect, it } from 'vitest';

import { messageFormatter } from './message-formatter.ts';

const { fill, listed, quoted } = messageFormatter({ locale: 'en-GB', quoted: '“{words}”' });

it('puts values into a sentence', () => {
  expect(fill('{kept} of {all}', { kept: 3, all: 'five' })).toBe('3 of five');
});

it('chooses the plural form by the count', () => {
  const words = { one: '1 word', other: '{count} words' };
  expect([0, 1, 2].map((count) => fill(words, { count }))).toEqual([
    '0 words',
    '1 word',
    '2 words',
  ]);
});

it('leaves a placeholder alone that stands in a value', () => {
  expect(fill('{one} and {other}', { one: '{other}', other: 'b' })).toBe('{other} and b');
});

it('throws where a value is missing', () => {
  expect(() => fill('{kept} of {all}', { kept: 3 })).toThrow('No value for “all”');
});

it('quotes and lists as the language does', () => {
  expect(listed(['a', 'b', 'c'].map(quoted))).toBe('“a”, “b” and “c”');
});
