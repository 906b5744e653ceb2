import { expect, it } from 'vitest';

import { type Answer, doubtful, type Doubts, secondsNeeded } from './doubtful-answers.ts';

const none: Doubts = { fast: false, allOrNone: false, repeated: false };
const answer = (changes: Partial<Answer> = {}): Answer => ({
  marked: [3, 8],
  replies: ['Bees dance.'],
  seconds: 300,
  ...changes,
});
const all = (words: number) => Array.from({ length: words }, (_, index) => index);

it('finds nothing in an ordinary answer', () => {
  expect(doubtful([answer()], 400)).toEqual([none]);
});

it.each([
  { words: 20, seconds: 15 },
  { words: 180, seconds: 15 },
  { words: 720, seconds: 60 },
])('wants $seconds seconds for $words words', ({ words, seconds }) => {
  expect(secondsNeeded(words)).toBe(seconds);
  const answers = [answer({ seconds: seconds - 0.1 }), answer({ seconds })];
  expect(doubtful(answers, words).map(({ fast }) => fast)).toEqual([true, false]);
});

it('doubts that a reader knows all of 200 words, or none', () => {
  const answers = [[], all(200), all(199)].map((marked) => answer({ marked }));
  expect(doubtful(answers, 200).map(({ allOrNone }) => allOrNone)).toEqual([true, true, false]);
});

it('believes it of a short text', () => {
  expect(doubtful([answer({ marked: [] }), answer({ marked: all(199) })], 199)).toEqual([
    none,
    none,
  ]);
});

it('finds an answer that comes again, in whatever order it marks', () => {
  const answers = [[1, 2, 3, 4, 5], [6], [5, 4, 3, 2, 1, 1]].map((marked) => answer({ marked }));
  expect(doubtful(answers, 100).map(({ repeated }) => repeated)).toEqual([false, false, true]);
});

it('lets readers agree on four words, and on five in words of their own', () => {
  const four = answer({ marked: [1, 2, 3, 4] });
  const five = answer({ marked: [1, 2, 3, 4, 5] });
  const answers = [four, four, five, { ...five, replies: ['They tell each other the way.'] }];
  expect(doubtful(answers, 100)).toEqual([none, none, none, none]);
});
