import { expect, it } from 'vitest';

import { cutPlace } from './cut-place.ts';

const rest = (sentence: string, language: 'en' | 'he' = 'en') => {
  const at = cutPlace(sentence, language);
  return at === null ? null : sentence.slice(at).split(' ').slice(0, 2).join(' ');
};

it.each([
  ['The mice ate well for six weeks, but the others lost a third of weight.', 'but the'],
  ['We saw it in every one of them; nobody had told us of it before.', 'nobody had'],
  ['To find them we read all of the letters, and we wrote to each of the banks.', 'and we'],
  [
    'Well, and we saw it in all of them for six weeks, while the others lost a third of it.',
    'while the',
  ],
])('%s', (sentence, beginning) => expect(rest(sentence)).toBe(beginning));

it.each([
  'It ran, and it sat.',
  'We gave them what they wanted (the bread of the day, or butter of the best kind there was).',
  'The mice that we had fed for six weeks with the drug lost a third of their weight.',
  'All of them had a cancer of grade one, two, or three at the first visit of the year.',
  'All of them had trouble with the skin, the bone, and the hair on that day in early May.',
  'The fluxes were driven by the heat of the long dry season, and by the growth of the bacteria.',
  'We made a model in which the wages are sticky, the taxes fall, and loans can be paid off early.',
  'They gave the mice the drug for six weeks, as well as the food of the others in the cage.',
  'Bread, butter, and eggs were what all of them wanted to eat on that day in May.',
])('has no place in: %s', (sentence) => {
  expect(cutPlace(sentence, 'en')).toBeNull();
});

it('cuts a Hebrew sentence before its own connectors', () =>
  expect(rest('העכברים אכלו היטב במשך שישה שבועות, אך האחרים איבדו שליש ממשקל גופם.', 'he')).toBe(
    'אך האחרים',
  ));
