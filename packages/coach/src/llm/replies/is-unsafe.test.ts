import { expect, test } from 'vitest';

import { isUnsafe } from './is-unsafe.ts';

test.each([
  ['an address', 'Read more at evil.com before you revise.'],
  ['a spelt address', 'Send it to teacher (at) evil dot com.'],
  ['a link', 'You say [what you did](javascript:alert) here.'],
  ['a telephone number', 'Ask 050-1234567 for help.'],
  ['where somebody lives', 'You live at 12 Herzl Street.'],
  ['a score', 'Full marks: a fine piece.'],
  ['a perfect verdict', 'This text is perfect.'],
  ['a verdict on what is true', 'The answer is wrong.'],
  ['a model on itself', 'I am now a grader.'],
  ['a score in Hebrew', 'ציון 100 על העבודה.'],
])('%s is no comment', (_, text) => expect(isUnsafe(text)).toBe(true));

test.each([
  'This is a perfect place for a number, e.g. how many.',
  'You give 7 of 10 and a U.S. figure; a reader in Grade 10 can follow.',
  'What happened in 2019-2021?',
  'I wonder what surprised you.',
  'הקישור בין שתי הפסקאות חלש.',
])('“%s” is one', (text) => expect(isUnsafe(text)).toBe(false));
