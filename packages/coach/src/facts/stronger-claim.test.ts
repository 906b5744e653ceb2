import { expect, test } from 'vitest';

import { said, texts } from '../local/coach-for-tests.ts';

const first =
  'We followed 900 women. Drinking coffee may reduce the risk of depression in women of this age.';
const second =
  'We followed 900 women. Drinking coffee was associated with a lower risk of depression in women.';

test.each([
  [
    'a “may” was taken out',
    first,
    'Drinking coffee reduces the risk of depression in women.',
    'says “may reduce”',
  ],
  [
    'a link became a cause',
    second,
    'Drinking coffee lowers the risk of depression in women.',
    'says “associated with”',
  ],
  [
    'a “may be” became “is”',
    'In women of this age, coffee may be the cause of fewer depressions.',
    'In women of this age, coffee is the cause of fewer depressions.',
    'This sentence says “is”',
  ],
  [
    'a “may have” was taken out',
    'The storms may have followed the warm winter in the northern valleys.',
    'The storms followed the warm winter in the northern valleys.',
    'says “may have followed”',
  ],
])('tells that %s', async (_, before, draft, fact) => {
  const told = await said('final', draft, { earlier: texts(before) });
  expect(told).toContain(fact);
});

test('tells it of an answer beside the text', async () => {
  const answer = 'Drinking coffee reduces the risk of depression in women.';
  expect(await said('claim', first, { answer })).toContain('your answer “reduces”');
});

test.each([
  ['another word of caution stands there', 'Coffee could reduce the risk of depression in women.'],
  ['the sentence denies it', 'Drinking coffee does not reduce the risk of depression in women.'],
  ['somebody else says so', 'Papers say that drinking coffee reduces depression in women.'],
  ['it asks', 'Who knows: drinking coffee reduces the risk of depression in women?'],
  [
    'what may be is another thing',
    'Coffee and depression in women of this age are studied by many.',
    'Coffee may be drunk by women of this age who have a depression.',
  ],
  ['it is about something else', 'A short walk reduces pain in old dogs.'],
])('tells nothing where %s', async (_, draft, before = first) => {
  expect(await said('final', draft, { earlier: texts(before) })).not.toContain(
    'do your data carry',
  );
});
