import { expect, it } from 'vitest';

import { noFacts } from '../answers/record-fields.ts';

import { comparison } from './version-comparison.ts';
import { fields } from './record.ts';

const facts = {
  ...noFacts(fields),
  text120First:
    'Moss keeps walls cool. We planted moss on twelve walls of the old harbour in spring.',
  text60: 'Moss keeps walls cool, and twelve walls of the harbour show it.',
  text30: 'Mosses keep a wall cool.',
  text120Last: 'A wall with moss stays cool. That is good. People sit beside it.',
  text120FirstJargonScore: '90',
  text120FirstJargon: 'sphagnum, sphagnums, albedo',
};

const shown = () => comparison(facts, 'en').source;

it('says how many words of the third text went through all four texts', () => {
  expect(shown()).toContain(
    'Of the 3 key words of your third text, 3 stand in all four, in some form',
  );
});

it('knows the words of the third text by any of their forms', () => {
  const decided = {
    ...facts,
    text120First: 'The town decided on its wells in a year of drought.',
    text60: 'The town decides on wells in droughts.',
    text30: 'Towns decide on a well in drought.',
    text120Last: 'In a drought the town is deciding on wells.',
  };
  expect(comparison(decided, 'en').source).toContain(
    'Of the 3 key words of your third text, 3 stand',
  );
});

it('counts two forms of one rare word once', () => {
  expect(shown()).toMatch(/First text<\/th><td>\d of \d<\/td><td>2<\/td>/u);
});

it('gives no rare words for a text without a score', () => {
  expect(shown()).toMatch(/Second text<\/th><td>\d of \d<\/td><td>–<\/td>/u);
});

it('compares the length of sentences', () => {
  expect(shown()).toContain('8 words a sentence in the first and 4 in the last.');
});

it('knows short words and plurals without an ending', () => {
  const ill = {
    ...facts,
    text120First: 'Lactose-free milk may shorten the illness of children.',
    text60: 'We looked at 33 trials of milk for children who are ill.',
    text30: 'Milk without lactose may help a child sooner.',
    text120Last: 'A child gets well on milk without lactose.',
  };
  expect(comparison(ill, 'en').source).toContain('2 stand in all four');
});

it('counts no small Hebrew word as a key word, with what leans on it', () => {
  const draft = 'האזוב מקרר קירות בקרוב ואין צורך במים, שהוא בבני המקום ומאותם יוכלו.';
  const same = { ...facts, text120First: draft, text60: draft, text30: draft, text120Last: draft };
  expect(comparison(same, 'he').source).toContain('מתוך 6 מילות המפתח');
});

it('knows a verb in the forms that no ending shows, and a word compared', () => {
  const silk = {
    ...facts,
    text120First: 'Salt made silk heavier. It has been eating the threads, and they broke.',
    text60: 'Salt ate the threads of heavy silk, which break.',
    text30: 'Heavy silk: its salt has eaten threads that break.',
    text120Last: 'The heaviest silk has broken threads, for salt eats it.',
  };
  expect(comparison(silk, 'en').source).toContain('key words of your third text, 6 stand');
});
