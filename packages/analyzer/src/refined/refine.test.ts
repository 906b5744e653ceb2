import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { anyText } from '../testing/any-text.ts';
import { each, smallDictionary } from '../testing/small-dictionary.ts';

const dictionary = smallDictionary({
  ...each(
    'the a of in and to is are was we by that they it from met through theory stir plant',
    5000,
  ),
  ...each('gene membrane culture', 389),
});

/** What was found at each word: "osmosis explained". */
function found(text: string): string[] {
  const { refinements, cleanedWords } = analyze(text, dictionary, { method: 'refined' });
  return refinements.map(({ kind, at }) => `${cleanedWords[at]} ${kind}`);
}

describe('names', () => {
  it('are left alone when a capital stands inside a sentence', () => {
    expect(found('We met Rakedzon in Haifa.')).toEqual(['Rakedzon name', 'Haifa name']);
  });

  it('are known at the start of a sentence from another place', () => {
    expect(found('Haifa is it. We met in Haifa.')).toEqual(['Haifa name', 'Haifa name']);
  });

  it('may hold an apostrophe or a second capital', () => {
    expect(found("We met O'Neill and McDonald.")).toEqual(["O'Neill name", 'McDonald name']);
  });

  it.each([
    `We met ${'Aa'.repeat(40)}B${'a'.repeat(5000)}BB`,
    'Osmosis is it.',
    'We met Osmosis and osmosis.',
    'We met DNA in the NASA.',
    'The gene.',
    'a\nXylem',
  ])('are not seen in %j', (text) => {
    expect(found(text).filter((one) => one.endsWith('name'))).toEqual([]);
  });
});

describe('words that the text explains', () => {
  it.each([
    'We met osmosis, the way of it. Then osmosis',
    'We met osmosis (water through a wall) and osmosis',
    'That is called osmosis. And osmosis',
    'It is known as “osmosis”. And osmosis',
  ])('are flagged once in %j', (text) => {
    expect(found(text)).toContain('osmosis explained');
    expect(analyze(text, dictionary, { method: 'refined' }).rareWords).toContain('osmosis');
  });

  it.each(['We met osmosis in the plant. Then osmosis', 'osmosis (3) and osmosis'])(
    'are not invented in %j',
    (text) => {
      expect(found(text)).not.toContain('osmosis explained');
    },
  );
});

describe('inflected forms', () => {
  it.each([
    ['genes', 'genes family', 'mid'],
    ['stirred', 'stirred family', 'common'],
    ['planting', 'planting family', 'common'],
  ])('let %s lean on its base', (word, expected, level) => {
    expect(found(`the ${word}`)).toContain(expected);
    expect(analyze(`the ${word}`, dictionary, { method: 'refined' })[level as 'mid']).toBe(
      level === 'mid' ? 1 : 2,
    );
  });

  it.each(['this', 'its', 'planted-like', 'geneticist', 'her'])('do not stretch to %s', (word) => {
    expect(found(word).filter((one) => one.startsWith(`${word} family`))).toEqual([]);
  });
});

it('joins words that stand together to a term, and leaves their level', () => {
  const report = analyze('the gene membrane of a culture', dictionary, { method: 'refined' });
  expect(report.refinements).toContainEqual({ kind: 'term', at: 1, length: 2 });
  expect(report.mid).toBe(3);
});

it('warns of everyday words with a technical sense, and leaves their level', () => {
  const report = analyze('the theory of culture', dictionary, { method: 'refined' });
  expect(report.refinements.map(({ kind, at }) => [kind, at])).toEqual([
    ['technical-sense', 1],
    ['technical-sense', 3],
  ]);
  expect(report.mid).toBe(1);
});

it('reads other languages as published, and says so', () => {
  const hebrew = { ...dictionary, language: 'he' as const };
  const text = 'We met Rakedzon.';
  expect(analyze(text, hebrew, { method: 'refined' })).toMatchObject({
    method: 'published',
    refinements: [],
    rare: 1,
  });
  expect(analyze(text, dictionary, { method: 'refined' }).method).toBe('refined');
});

it('is off by default', () => {
  expect(analyze('We met Rakedzon.', dictionary)).toMatchObject({ refinements: [], rare: 1 });
});

it('never scores a text lower than the published method, and counts add up', () => {
  assert(
    property(anyText, (text) => {
      const published = analyze(text, dictionary);
      const refined = analyze(text, dictionary, { method: 'refined' });
      expect(refined.unroundedScore).toBeGreaterThanOrEqual(published.unroundedScore);
      expect(refined.common + refined.mid + refined.rare).toBe(published.cleaned);
      expect(refined.rareWords.length).toBe(refined.rare);
    }),
  );
});
