import { describe, expect, test } from 'vitest';

import { said, texts } from '../local/coach-for-tests.ts';

const first =
  'We weighed 40 owls in two winters and found that 35 % of them had lost weight. The nests stood in the hills of Galilee.';
const revised = (draft: string, before = first) =>
  said('rebuilding', draft, { earlier: texts(before) });

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

describe('a number that may be mistyped', () => {
  test.each([
    ['two digits in another order', '381'],
    ['another digit', '316'],
  ])('is told in a sentence that was changed: %s', async (_, number) => {
    const before = 'We asked 318 people in the fields about the owls of their village.';
    const draft = `In spring ${number} people told us about owls and about the mice of the fields.`;
    expect(await revised(draft, before)).toContain(
      `“318” in this sentence; here stands “${number}”`,
    );
  });

  test('is not told where the answer before has it', async () => {
    const draft = 'In spring 381 people told us about owls and the mice of the fields.';
    const before = 'We asked 318 people in the fields about the owls of their village.';
    const answer = 'We asked 381 people in the end.';
    expect(await said('revision', draft, { earlier: texts(before), answer })).not.toContain(
      'here stands',
    );
  });

  test('is told again at the last text', async () => {
    const before = 'We asked 318 people in the fields about the owls of their village.';
    const draft = before.replace('318', '381');
    const shown =
      'An earlier version has “318” in this sentence; here stands “381”. Which of the two is right?';
    expect(await said('final', draft, { earlier: texts(before), said: [shown] })).toBe(
      `change: ${shown}`,
    );
    expect(await said('revision', draft, { earlier: texts(before), said: [shown] })).toBe('');
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
    ['is a year', 'We weighed them after the census of 2005.'],
    ['is what two numbers differ by', 'There were 38 owls more than winters.'],
  ])('is not told where it %s', async (_, answer) => {
    expect(await said('evidence', draft, { answer })).not.toContain('of your answer neither');
  });
});
