import { expect, test } from 'vitest';

import { said } from '../local/coach-for-tests.ts';

const draft =
  'We weighed owls in two winters. Half of the owls had lost weight. Mice were rare in the fields, as in a ten-year study.';

test('tells which words of an answer stand in the text and which do not', async () => {
  const answer = 'The owls were thin because of the weather, as far as mice and snow tell us here.';
  expect(await said('reasoning', draft, { answer })).toBe(
    'note: In your answer, and not in your text: “weather” and “snow”.',
  );
});

test('tells which words stand in both where none is only in the answer', async () => {
  expect(await said('value', draft, { answer: 'owls', choice: 'Yes' })).toBe(
    'note: Your text has these words of your answer: “owls”.',
  );
});

test('tells the place of a sentence that stands in both', async () => {
  const answer = 'Mice were rare in the fields, as in a ten-year study.';
  expect(await said('answer', draft, { answer })).toBe(
    'note: This sentence of your answer is sentence 3 of 3 in your text.',
  );
});

test('looks for every word of a short answer, such as a value', async () => {
  expect(await said('value', draft, { answer: 'healthy owls', choice: 'Yes' })).toBe(
    'note: In your answer, and not in your text: “healthy”.',
  );
});

test.each([
  ['in another form', 'rarely lost mouse'],
  ['as a part of a longer word', 'field work'],
  ['as a part of a word with a hyphen', 'year'],
])('calls no word absent that stands there %s', async (_, answer) => {
  expect(await said('value', draft, { answer })).not.toMatch(
    /not in your text: .*(?:lost|field|year)/u,
  );
});

test('tells it in Hebrew', async () => {
  const he = 'שקלנו ינשופים בשני חורפים. העכברים היו נדירים בשדות.';
  expect(
    await said('claim', he, {
      answer: 'הטענה שלי היא שהעכברים נדירים בשדות האלה ולכן הציפורים רזות מאוד',
    }),
  ).toMatch(/מילים מן התשובה שאינן בטקסט: .*״הציפורים״/u);
});
