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

  it('are driven away from the words of their sense by other words, but not by those in brackets', () => {
    const many = 'word '.repeat(49);
    expect(found(`The virus (${many}) and ${many}ART`)).toEqual([]);
    expect(found(`The virus (${many}) and ART`)).toHaveLength(1);
  });

  it('are a term near a phrase of its sense, and not near its words here and there', () => {
    const terms = [{ term: 'spread', gloss: 'the gap', near: ['interest-rate', 'bond yield'] }];
    const money: Glossary = { language: 'en', fields: [{ field: 'Money', cues: [], terms }] };
    const times = (text: string) => findTerms(text, money).length;
    expect(times('The spread of bond yields fell.')).toBe(1);
    expect(times('Interest rates rose with the spread.')).toBe(1);
    expect(times('The rate of spread was of interest; the bond had a yield.')).toBe(0);
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

it.each(["Paget's disease", 'Paget’s disease', 'Paget disease'])(
  'finds a term of somebody’s name: %s',
  (written) => {
    const terms = [{ term: "Paget's disease", gloss: 'a' }];
    const named: Glossary = { language: 'en', fields: [{ field: 'Bones', cues: [], terms }] };
    expect(findTerms(`He has ${written} of bone.`, named)).toMatchObject([{ start: 7 }]);
  },
);

describe('terms with a number', () => {
  const terms = [
    'prostaglandin E2',
    'type 2 diabetes',
    'p53',
    'BRCA1',
    'glucagon-like peptide-1',
    '16S rRNA',
    'vitamin B',
    'tinnitus',
  ];
  const numbered: Glossary = {
    language: 'en',
    fields: [{ field: 'Medicine', cues: [], terms: terms.map((term) => ({ term, gloss: 'a' })) }],
  };

  it.each([
    ['It has prostaglandin E2 in it.', 'prostaglandin E2'],
    ['People with type 2 diabetes', 'type 2 diabetes'],
    ['People with type-2 diabetes', 'type 2 diabetes'],
    ['The protein p53 is lost.', 'p53'],
    ['With BRCA1, risks', 'BRCA1'],
    ['A glucagon-like peptide-1 drug', 'glucagon-like peptide-1'],
    ['The 16S rRNA was read.', '16S rRNA'],
    ['It has vitamin B in it.', 'vitamin B'],
    ['More had tinnitus18 than', 'tinnitus'],
  ])('are found with it: %s', (text, term) => {
    const [one, ...others] = findTerms(text, numbered);
    expect([one?.entry.term, others]).toEqual([term, []]);
    expect(text.slice(one!.start, one!.end).replace('type-2', 'type 2')).toBe(
      term === '16S rRNA' ? 'S rRNA' : term,
    );
  });

  it.each([
    'It has prostaglandin E1 in it.',
    'It has prostaglandin E in it.',
    'People with type 1 diabetes',
    'People with type 20 diabetes',
    'The value p is small, and p21 too.',
    'With BRCA2, risks',
    'It has vitamin B12 in it.',
    'A glucagon-like peptide-2 drug',
  ])('are no other: %s', (text) => expect(findTerms(text, numbered)).toEqual([]));
});
