import { describe, expect, test } from 'vitest';

import glossary from './glossary.json' with { type: 'json' };
import { meaningOf } from './meaning-of.ts';

describe('the meaning of a term', () => {
  test.each([
    ['CRISPR', 'CRISPR'],
    ['microbiome', 'microbiome'],
    ['Microbiomes', 'microbiome'],
    ['mRNA', 'mRNA'],
    ['metastases', 'metastasis'],
    ['biopsies', 'biopsy'],
    ['RCTs', 'RCT'],
  ])('%s', (written, term) => {
    expect(meaningOf(written)?.term).toBe(term);
  });

  test.each(['dog', 'plasma', 'catalyst', 'crispr', 'constructor', ''])(
    'is not known of “%s”',
    (written) => expect(meaningOf(written)).toBeNull(),
  );
});

describe('the glossary', () => {
  const terms = Object.entries(glossary.terms);

  test('has three hundred terms', () => {
    expect(terms.length).toBeGreaterThanOrEqual(300);
  });

  test('explains each in one sentence of 8 to 27 words, with a source', () => {
    const broken = terms.filter(([, [meaning = '', source = '']]) => {
      const length = meaning.split(' ').length;
      return (
        !/^\p{Lu}.*\.$/u.test(meaning) || length < 8 || length > 27 || !(source in glossary.sources)
      );
    });
    expect(broken).toEqual([]);
  });

  test('explains no term by itself', () => {
    const circles = terms.filter(([term, [meaning = '']]) =>
      meaning
        .toLowerCase()
        .split(/\P{L}+/u)
        .includes(term.toLowerCase()),
    );
    expect(circles).toEqual([]);
  });
});
