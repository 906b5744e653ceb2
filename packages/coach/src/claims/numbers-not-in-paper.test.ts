import { expect, test } from 'vitest';

import { newNumbersIn } from './numbers-not-in-paper.ts';

const paper = 'In 2014 we asked 912 adults in three towns. Of them 35 % slept badly.';

test.each([
  [
    'a number with its sentence',
    'We asked 921 adults. It was cold.',
    'We asked 921 adults.',
    '921',
  ],
  ['a share with its sign', 'Some 53 % slept badly.', 'Some 53 % slept badly.', '53 %'],
  ['a year', 'It began in 2010.', 'It began in 2010.', '2010'],
  ['Hebrew beside an English paper', 'שאלנו 921 מבוגרים.', 'שאלנו 921 מבוגרים.', '921'],
])('shows %s', (_, text, sentence, number) => {
  expect(newNumbersIn(paper, text)).toEqual([{ sentence, numbers: [number] }]);
});

test.each([
  ['what the paper has', 'In 2014, 912 adults in 3 towns were asked.'],
  ['what it has in another language', 'ב־2014 נשאלו 912 מבוגרים ב־3 ערים.'],
  ['a rounding', 'About 910 adults were asked.'],
  ['one and two', 'Three towns, two nights, 1 question.'],
])('leaves out %s', (_, text) => {
  expect(newNumbersIn(paper, text)).toEqual([]);
});

test('tells a text without numbers apart', () => {
  expect(newNumbersIn(paper, 'We asked adults how they sleep.')).toBeNull();
});
