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

const symbolsIn = (text: string) =>
  analyze(text, dictionary, { method: 'refined' }).symbols.map(({ symbol }) => symbol);

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
    'We met RRs, CIs, HBeAg and Hg.',
    'We met Xylem3 and Xylem-2.',
    'We met Escherichia coli. Escherichia is it.',
    'The Osteomyelitis of the Cardiology.',
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
  ])('are noted in %j, and stay as hard as they are', (text) => {
    expect(found(text)).toContain('osmosis explained');
    const { rareWords } = analyze(text, dictionary, { method: 'refined' });
    expect(rareWords.filter((word) => word === 'osmosis')).toHaveLength(2);
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
    ['theories', 'theories family', 'common'],
    ['plants', 'plants family', 'common'],
  ])('let %s lean on its base', (word, expected, level) => {
    expect(found(`the ${word}`)).toContain(expected);
    expect(analyze(`the ${word}`, dictionary, { method: 'refined' })[level as 'mid']).toBe(
      level === 'mid' ? 1 : 2,
    );
  });

  it.each(['this', 'its', 'planted-like', 'geneticist', 'her', 'Plants', 'planting', 'planter'])(
    'do not stretch to %s',
    (word) => {
      expect(found(word).filter((one) => one.startsWith(`${word} family`))).toEqual([]);
    },
  );
});

describe('terms of several words', () => {
  it('are what the text says again, and leave the level', () => {
    const report = analyze('the gene membrane of a gene membrane', dictionary, {
      method: 'refined',
    });
    expect(report.refinements.filter(({ kind }) => kind === 'term')).toEqual([
      { kind: 'term', at: 1, length: 2 },
      { kind: 'term', at: 5, length: 2 },
    ]);
    expect(report.mid).toBe(4);
  });

  it('are what the dictionary lists in one word', () => {
    const listing = smallDictionary({ ...each('the', 5000), ...each('data set dataset', 389) });
    const { refinements } = analyze('the data set', listing, { method: 'refined' });
    expect(refinements).toEqual([{ kind: 'term', at: 1, length: 2 }]);
  });

  it('are listed from the count of a mid-frequency word on', () => {
    for (const [count, terms] of [
      [50, ['data term']],
      [49, []],
    ] as const) {
      const listing = smallDictionary({ ...each('data set', 389), dataset: count });
      const { refinements, cleanedWords } = analyze('data set', listing, { method: 'refined' });
      expect(refinements.map(({ kind, at }) => `${cleanedWords[at]} ${kind}`)).toEqual(terms);
    }
  });

  it('are not any two words that happen to meet', () => {
    expect(found('the gene membrane of a culture')).not.toContain('gene term');
  });
});

describe('formulas and symbols', () => {
  it('are counted apart from the words', () => {
    const text = 'The IL-6 and p53 of H2O, CO2 and 5-HT2A.';
    const report = analyze(text, dictionary, { method: 'refined' });
    expect(symbolsIn(text)).toEqual(['IL-6', 'p53', 'H2O', 'CO2', '5-HT2A']);
    expect(report.cleanedWords).toEqual(['The', 'and', 'of', 'and']);
    expect(report.cleaned).toBe(4);
    for (const { symbol, start, end } of report.symbols) {
      expect(text.slice(start, end)).toBe(symbol);
    }
  });

  it.each([
    ['anti-IL-6-induced, SARS-CoV-2 and HbA1c', 'IL-6 SARS-CoV-2 HbA1c'],
    ['H₂O, C6H12O6, Ca²⁺ and Cl⁻', 'H₂O C6H12O6 Ca²⁺ Cl⁻'],
    ['CD4+ T, miR-21, IL-17A, 3T3, PM2.5 and 5-HT', 'CD4+ miR-21 IL-17A 3T3 PM2.5 5-HT'],
    ['BRCA1/BRCA2 (Cas9)', 'BRCA1 BRCA2 Cas9'],
    ['CRISPR-Cas9, CRISPR–Cas12a', 'CRISPR-Cas9 CRISPR–Cas12a'],
  ])('in %j are %s', (text, symbols) => {
    expect(symbolsIn(text).join(' ')).toBe(symbols);
  });

  it.each([
    'The 20th of 5km at 3pm, 10-MW, 50-MHz, 3D, 4G and 10s',
    'https://x.org/IL-6 and me2@you.com',
    'Gene-15, theory1and Culture2 and plant¹',
    'm2, km2 and cm²',
    'U.S. DNA well-known',
  ])('are not seen in %j', (text) => {
    expect(symbolsIn(text)).toEqual([]);
  });

  it('are words like others by the published method', () => {
    expect(analyze('IL-6', dictionary)).toMatchObject({ symbols: [], cleaned: 1 });
  });
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

it('calls no word harder than the published method does, and counts add up', () => {
  assert(
    property(anyText, (text) => {
      const published = analyze(text, dictionary);
      const { tokens, symbols, ...refined } = analyze(text, dictionary, { method: 'refined' });
      const before = new Map(
        Array.from(published.tokens.starts, (start, at) => [start, published.tokens.levels[at]!]),
      );
      for (let at = 0; at < tokens.length; at++) {
        expect(tokens.levels[at]).toBeLessThanOrEqual(before.get(tokens.starts[at]!)!);
      }
      const inSymbols = Array.from(published.tokens.starts).filter((start) =>
        symbols.some((symbol) => symbol.start <= start && start < symbol.end),
      );
      expect(refined.common + refined.mid + refined.rare).toBe(refined.cleaned);
      expect(refined.cleaned + inSymbols.length).toBe(published.cleaned);
      expect(refined.rareWords.length).toBe(refined.rare);
    }),
  );
});
