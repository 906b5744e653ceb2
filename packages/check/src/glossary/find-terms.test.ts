import { describe, expect, it } from 'vitest';

import { findTerms } from './find-terms.ts';
import type { Glossary } from './glossary.ts';

const glossary: Glossary = {
  language: 'en',
  fields: [
    {
      field: 'Infection',
      cues: [],
      terms: [{ term: 'ART', gloss: 'a mix of drugs', near: ['virus'] }],
    },
  ],
};

const found = (text: string) =>
  findTerms(text, glossary).map(({ start, entry }) => [start, entry.term, entry.gloss]);

describe('letters that are also a word', () => {
  it('are a term where a word of its sense stands near', () => {
    expect(findTerms('The patient with the virus had ART.', glossary)).toMatchObject([
      { start: 31, mayBeCommon: true, entry: { term: 'ART' } },
    ]);
    expect(found('The patient had ART, not art.')).toEqual([]);
  });

  it('are a name where the text calls them a gene or a protein', () => {
    expect(found('It lacks the REST gene. In cells, REST is silent.')).toEqual([
      [34, 'REST', 'the name of a gene'],
    ]);
    expect(found('It holds the protein MET. In cells, MET is silent.')).toEqual([
      [36, 'MET', 'the name of a protein'],
    ]);
  });

  it.each([
    'In the REST gene bank, REST is silent.',
    'The NHS gene therapy. The NHS is large.',
    'The rest gene is one. The rest is silent.',
  ])('are no name where in doubt: %s', (text) => expect(found(text)).toEqual([]));
});
