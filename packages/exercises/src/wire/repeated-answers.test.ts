import { expect, it } from 'vitest';

import { markup } from '../turn/html.ts';

import { hasSaid, repeatedAnswerTest } from './repeated-answers.ts';

const bot = (text: string) => ({ text: markup`<p>${text}</p>`.source });
const student = (text: string) => ({ text, isStudent: true });
const sentence = 'That’s no text; “send” it again & again.';

it('knows what the bot said, and not what a student quoted', () => {
  expect(hasSaid([bot(sentence)], sentence)).toBe(true);
  expect(hasSaid([bot('Welcome.'), student(sentence)], sentence)).toBe(false);
});

it.each(['🙂', 'a < b', '<b>bees</b>  come'])('%j is sent again', (answer) => {
  const kept = { text: markup`<p>${answer}</p>`.source, isStudent: true };
  const isSentAgain = repeatedAnswerTest([bot('?'), kept, bot(sentence), student(answer)]);
  expect(isSentAgain(answer, sentence)).toBe(true);
});

it('another answer, and one that was taken, are not', () => {
  const isSentAgain = repeatedAnswerTest([bot('?'), student('x'), bot(sentence), student('y')]);
  expect(isSentAgain('y', sentence)).toBe(false);
  const taken = repeatedAnswerTest([bot('?'), student('x'), bot('Thank you.'), student('x')]);
  expect(taken('x', sentence)).toBe(false);
});

it('nobody is asked twice by a host that sends no messages of the bot', () => {
  expect(repeatedAnswerTest([])('x', sentence)).toBe(true);
  expect(repeatedAnswerTest([student('x')])('x', sentence)).toBe(true);
});

it('the first answer of a conversation was not sent before', () => {
  expect(repeatedAnswerTest([bot('?'), student('x')])('x', sentence)).toBe(false);
});
