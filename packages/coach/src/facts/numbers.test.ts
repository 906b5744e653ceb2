import { describe, expect, test } from 'vitest';

import { said, texts } from '../local/coach-for-tests.ts';

const first =
  'We weighed 40 owls in two winters and found that 35 % of them had lost weight. The nests stood in the hills of Galilee.';
const revised = (draft: string, before = first) =>
  said('rebuilding', draft, { earlier: texts(before) });

const halved = (draft: string, before = first) =>
  said('halving', draft, { earlier: texts(before) });

describe('a number that changed', () => {
  test('is told where the sentence is the same', async () => {
    expect(await revised(first.replace('40', '45'))).toMatch(/has “40”.*here stands “45”/u);
  });

  test('is told in Hebrew', async () => {
    const he = 'שקלנו 40 ינשופים במשך שני חורפים ומצאנו שרובם ירדו במשקל בסוף העונה.';
    expect(await revised(he.replace('40', '45'), he)).toMatch(/״40״, וכאן ״45״/u);
  });

  test.each([
    ['is the same in words', first.replace('40', 'forty')],
    ['stands with another unit', first.replace('40 owls', '45 kilograms of owls')],
    ['stands in a sentence of other words', 'Our 45 owls came from a farm near the sea.'],
  ])('is not told where it %s', async (_, draft) => {
    expect(await revised(draft)).not.toContain('here stands');
  });
});

describe('a number of no earlier text', () => {
  test('is shown as it stands', async () => {
    expect(await halved(`${first} Another 12 % had died.`)).toContain(
      'New in this version: “12 %”',
    );
  });

  test.each([
    ['digits for words', 'We asked twelve nurses.', 'We asked 12 nurses.'],
    ['words for digits', 'We asked 12 nurses.', 'We asked twelve nurses.'],
    ['a share in words', 'Half of the nurses slept badly.', 'Some 50 % of the nurses slept badly.'],
    ['one in five', 'One in five nurses slept badly.', 'Some 20 % of the nurses slept badly.'],
    ['three quarters', 'Of the nurses 75 % slept.', 'Three quarters of the nurses slept.'],
    ['a thousands separator', 'We asked 1,200 nurses.', 'We asked 1200 nurses.'],
    ['millions', 'It costs 1.5 million a year.', 'It costs 1,500,000 a year.'],
    ['“bn” for billion', 'It costs 4bn a year.', 'It costs four billion a year.'],
    ['a share of a hundred told as one in five', 'Of them 20 % slept.', 'One in five slept.'],
    ['a rounding', 'We asked 5,986 nurses.', 'We asked almost 6,000 nurses.'],
    ['half a million', 'It costs half a million a year.', 'It costs 500,000 a year.'],
    ['the number of words asked for', 'We asked nurses.', 'We asked nurses, in 60 words.'],
  ])('is none in %s', async (_, before, draft) => {
    expect(await halved(draft, before)).not.toContain('New in this version');
  });
});

describe('a number of the first text that is gone', () => {
  test('is told, three of them by name', async () => {
    const draft = 'Owls lose weight in winter, and so we ask people to leave mice alone.';
    expect(await revised(draft)).toContain(
      'numbers that I don’t find in this one: “40” and “35 %”',
    );
  });

  test('is not told of a text that is to be halved', async () => {
    expect(await said('halving', 'Owls lose weight.', { earlier: texts(first) })).toBe('');
  });
});

describe('a figure of an answer', () => {
  const draft = 'We weighed 40 owls in two winters.';
  test('is told where no text and no answer has it', async () => {
    const answer = 'The strongest evidence is that 62 % of the owls lost weight.';
    expect(await said('evidence', draft, { answer })).toContain('I find “62 %” of your answer');
  });

  test.each([
    ['stands in the text', 'The strongest evidence is that we weighed 40 owls.'],
    ['is only supposed', 'If 90 % of the owls lost weight, a critic would be wrong.'],
  ])('is not told where it %s', async (_, answer) => {
    expect(await said('evidence', draft, { answer })).not.toContain('of your answer neither');
  });
});
