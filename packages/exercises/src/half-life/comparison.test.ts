import { expect, it } from 'vitest';

import { noFacts } from '../exercise/facts.ts';

import { comparison } from './comparison.ts';
import { fields } from './record.ts';
import { texts } from './texts.ts';

const facts = {
  ...noFacts(fields),
  text120First:
    'Moss keeps walls cool. We planted moss on twelve walls of the old harbour in spring.',
  text60: 'Moss keeps walls cool, and twelve walls of the harbour show it.',
  text30: 'Mosses keep a wall cool.',
  text120Last: 'A wall with moss stays cool. That is good. People sit beside it.',
  text120FirstTotalWords: '15',
  text120FirstRareWordsPercentage: '10',
  text120FirstJargon: 'sphagnum, sphagnums, albedo',
};

const shown = () => comparison(facts, texts.en).source;

it('says which words of the thirty went through all four texts', () => {
  expect(shown()).toContain('In all four texts: “Mosses”');
});

it('counts two forms of one rare word once', () => {
  expect(shown()).toMatch(/First, 120 words<\/th><td>\d of \d<\/td><td>2<\/td>/u);
});

it('gives no rare words for a text without a score', () => {
  expect(shown()).toMatch(/60 words<\/th><td>\d of \d<\/td><td>–<\/td>/u);
});

it('compares the length of sentences', () => {
  expect(shown()).toContain(
    'The sentences of the first text have 8 words on average, those of the last 4.',
  );
});
