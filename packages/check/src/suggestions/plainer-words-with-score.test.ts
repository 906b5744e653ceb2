import { analyze, buildWordTable, type Dictionary, type Method } from '@vernacular/analyzer';
import { assert, constantFrom, array, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { plainEntries } from '../plainer/tables/plain-entries.ts';
import { openTagger } from '../text/part-of-speech-tagger.ts';
import { suggestionsAt } from './plainer-words-with-score.ts';

const tag = await openTagger();

const everyday = `we use used using a an the of and in to it was were is are they gave given for from drug cell cells nerve with
  clear very common reduces lowers pain doctors old useful drugs patients not that effective works`;

const counts = (words: string, count: number) =>
  words.split(/\s+/u).map((word) => [word, count] as const);

const dictionary: Dictionary = {
  code: 'Small2012_2015',
  language: 'en',
  label: 'A few words for a test',
  period: { from: 2012, to: 2015 },
  measure: 'occurrences',
  scale: 1,
  cutoffs: { common: 1000, mid: 50 },
  tokens: null,
  edition: 'levels',
  table: buildWordTable([...counts(everyday, 2000), ['ease', 60]]),
};

function read(text: string, method: Method = 'published') {
  return { text, dictionary, method, totals: analyze(text, dictionary, { method }) };
}

/** What is suggested for the word in square brackets. */
function suggested(marked: string, method?: Method) {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return suggestionsAt(read(marked.replace(/[[\]]/gu, ''), method), { start, end }, tag);
}

const plainer = (marked: string) => suggested(marked).map((one) => one.plainer);

describe('what is suggested for a word', () => {
  test('fits its sentence, with its level and the score it would give', () => {
    expect(suggested('We [utilized] the drug.')).toEqual([
      {
        plainer: 'used',
        level: 'common',
        replaces: { start: 3, end: 11 },
        by: 'used',
        unroundedScore: 100,
      },
    ]);
  });

  test('takes the article with it', () => {
    expect(suggested('It is a [efficacious] drug.')[0]).toMatchObject({
      by: 'an effective',
      replaces: { start: 6, end: 19 },
    });
  });

  test('may be mid-frequency where the word is rare', () => {
    expect(suggested('They [alleviate] pain.').map((one) => [one.plainer, one.level])).toEqual([
      ['ease', 'mid'],
    ]);
  });

  test.each([
    ['a common word', 'We [use] the drug.'],
    ['a part of a word with a hyphen', 'We re-[utilized] the drug.'],
    ['a word with an ending after an apostrophe', "The [neuron]'s drug."],
    ['an acronym', 'The [AIDS] drug works.'],
    ['an abbreviation that may mean another thing', 'The [CI] of the drug.'],
    ['a name', 'He works for the [Utilize] company.'],
    ['a word whose plainer ones are no more common', 'The [endeavours] of doctors.'],
  ])('is nothing for %s', (_, marked) => {
    expect(plainer(marked)).toEqual([]);
  });

  test('is nothing in another language', () => {
    const hebrew = {
      ...read('We utilized it.'),
      dictionary: { ...dictionary, language: 'he' as const },
    };
    expect(suggestionsAt(hebrew, { start: 3, end: 11 }, tag)).toEqual([]);
  });

  test('is nothing where the score would not rise', () => {
    // The refined reading leaves a name alone, so that another word in its place brings nothing.
    const named = 'We met Doctor Utilize. Doctor [Utilize] gave it.';
    expect(suggested(named, 'refined')).toEqual([]);
  });
});

describe('the score of a suggestion', () => {
  const words = constantFrom(
    ...everyday.split(/\s+/u),
    ...plainEntries.filter((_, at) => at % 40 === 0).map(({ word }) => word),
    'an',
    'utilized',
    'neurons',
  );

  test.each<Method>(['published', 'refined'])('is that of the changed text, %s', (method) => {
    assert(
      property(array(words, { minLength: 3, maxLength: 12 }), (list) => {
        const text = `The ${list.join(' ')}.`;
        const now = read(text, method);
        const { length, starts, ends } = analyze(text, dictionary).tokens;
        for (let at = 0; at < length; at += 1) {
          for (const one of suggestionsAt(now, { start: starts[at]!, end: ends[at]! }, tag)) {
            const { start, end } = one.replaces;
            const changed = text.slice(0, start) + one.by + text.slice(end);
            expect(one.unroundedScore).toBe(
              analyze(changed, dictionary, { method }).unroundedScore,
            );
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
