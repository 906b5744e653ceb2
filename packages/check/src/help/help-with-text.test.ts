import { analyze, buildWordTable, type Dictionary } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import type { Glossary } from '../glossary/glossary.ts';
import { openTagger } from '../text/part-of-speech-tagger.ts';
import { helpsIn } from './help-with-text.ts';

const tag = await openTagger();

const everyday = `a an the of in to was were is are they we with for and or not that called he had
  heart attack attacks confidence interval intervals small tube tubes holds hold artery arteries open
  blood cells gene protein work patients patient stop unusual stops one two doctor put study family member`;

const tableOf = (words: string) =>
  buildWordTable(words.split(/\s+/u).map((word) => [word, 2000] as const));

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
  table: tableOf(everyday),
};

const glossary: Glossary = {
  language: 'en',
  fields: [
    {
      field: 'Heart',
      cues: ['heart', 'artery', 'patient'],
      terms: [
        {
          term: 'myocardial infarction',
          also: ['MI'],
          gloss: 'a heart attack',
          plainer: ['heart attack'],
        },
        {
          term: 'stent',
          gloss: 'a small tube that holds an artery open',
          glosses: 'small tubes that hold arteries open',
        },
        { term: 'ischaemia', gloss: 'too little blood' },
        { term: 'fibrosis', gloss: 'hard scars within an organ' },
        { term: 'invasive', part: 'a', gloss: 'going into the body' },
        { term: 'perforation', gloss: 'a hole in its wall', near: ['heart'] },
        { term: 'inhibit', part: 'v', gloss: 'stop from working' },
        { term: 'culture', part: 'v', gloss: 'grow in a dish' },
        { term: 'encode', part: 'v', gloss: 'hold the plan for' },
        { term: 'oxygenate', gloss: 'a stuff with oxygen' },
        { term: 'stop-over', gloss: 'a rest on the way' },
        { term: 'angioplasty', gloss: 'putting a stent into an artery' },
        { term: 'nucleus', plural: 'nuclei', gloss: 'the middle', near: ['heart'] },
      ],
    },
    {
      field: 'Statistics',
      cues: ['study', 'sample'],
      terms: [
        { term: 'confidence interval', gloss: 'the likely range', glosses: 'the likely ranges' },
        { term: 'moiety', gloss: 'one part of two', near: ['molecule'] },
      ],
    },
    {
      field: 'Cells',
      cues: ['cell', 'gene', 'protein'],
      terms: [{ term: 'nucleus', plural: 'nuclei', gloss: 'the room for genes', near: ['cell'] }],
    },
  ],
};

function helps(text: string, options: { readonly glossary?: Glossary | null } = {}) {
  const { tokens, ...totals } = analyze(text, dictionary);
  const read = { text, dictionary, method: 'published', totals } as const;
  return helpsIn(read, tokens, {
    tag,
    glossary: options.glossary ?? glossary,
    isFamiliar: (word) => word === 'garlic',
  });
}

/** The text with the first gloss put in. */
function explained(text: string): string | null {
  const insert = helps(text).find(({ gloss }) => gloss)?.gloss?.insert;
  return insert ? text.slice(0, insert.at) + insert.text + text.slice(insert.at) : null;
}

describe('a term of several words', () => {
  it('is helped with as a whole, and its words are not', () => {
    expect(helps('He had a myocardial infarction.')).toMatchObject([
      { start: 9, end: 30, term: 'myocardial infarction', level: 'rare', field: 'Heart' },
    ]);
  });

  it('is replaced as a whole, in its number and with its article', () => {
    const [help] = helps('He had two myocardial infarctions.');
    expect(help?.plainer.map(({ by }) => by)).toEqual(['heart attacks']);
  });

  it('is found though its words are common, and across a hyphen', () => {
    expect(explained('The confidence interval was small.')).toBe(
      'The confidence interval (the likely range) was small.',
    );
    expect(explained('The confidence-intervals are small.')).toBe(
      'The confidence-intervals (the likely ranges) are small.',
    );
  });

  it('is not found across the end of a sentence', () => {
    expect(helps('We had confidence. Interval two was open.')).toEqual([]);
  });
});

const explains = (text: string) => helps(text).some(({ gloss }) => gloss !== null);

it('explains no noun where its letters are a verb', () => {
  expect(explains('They oxygenate the blood.')).toBe(false);
  expect(explains('It was an oxygenate.')).toBe(true);
});

it('explains no compound noun where a verb stands with its particle', () => {
  expect(helps('They stop over here.').find(({ term }) => term === 'stop-over')).toBeUndefined();
  expect(explained('A stop-over (two) was')).toBe('A stop-over (a rest on the way; two) was');
});

it('explains no passive by words that want an object', () => {
  expect(explains('They encode the protein.')).toBe(true);
  expect(explains('The protein was encoded by the gene.')).toBe(false);
});

it('explains no word of a gloss that it has put there', () => {
  const text = 'He had an angioplasty (putting a stent into an artery).';
  expect(helps(text).filter(({ isExplained }) => !isExplained)).toEqual([]);
});

describe('a gloss', () => {
  it.each([
    ['We put in a stent.', 'We put in a stent (a small tube that holds an artery open).'],
    ['We put in stents.', 'We put in stents (small tubes that hold arteries open).'],
    ['It inhibits the protein.', 'It inhibits (stops from working) the protein.'],
    ['The ischemia was small.', 'The ischemia (too little blood) was small.'],
    ['He had ischaemia (IS) and', 'He had ischaemia (IS, too little blood) and'],
    [
      'An attack with ischaemia (AWI) and',
      'An attack with ischaemia (AWI, ischaemia: too little blood) and',
    ],
    [
      'The stent patients called were',
      'The stent patients (stent: a small tube that holds an artery open) called were',
    ],
    [
      'The stent holds the artery open.',
      'The stent (a small tube that holds an artery open) holds the artery open.',
    ],
    [
      'The stent cells the artery.',
      'The stent (a small tube that holds an artery open) cells the artery.',
    ],
    ['A fibrosis z = 8 is', 'A fibrosis (hard scars within an organ) z = 8 is'],
    ['Two (one with ischaemia) were', 'Two (one with ischaemia, too little blood) were'],
    ['The ischaemia (3 of 10 people) was', 'The ischaemia (too little blood; 3 of 10 people) was'],
    ['He had an MI.', 'He had an MI (a heart attack).'],
    ['A fibrosis work is', 'A fibrosis work (fibrosis: hard scars within an organ) is'],
    [
      'A fibrosis study (3 of 10) is',
      'A fibrosis study (fibrosis: hard scars within an organ; 3 of 10) is',
    ],
  ])('stands behind its term in the right form: %s', (text, expected) => {
    expect(explained(text)).toBe(expected);
  });

  it.each([
    'He had ischaemia (too little blood in the heart).',
    'He had ischaemia, which is a lack of blood.',
    'Too little blood is called ischaemia.',
    'Too little blood, or ischaemia, is',
    'He had ischaemia. It is ischaemia (too little blood).',
  ])('is not offered where the text explains the term: %s', (text) => {
    const found = helps(text).find(({ term }) => term === 'ischaemia');
    expect(found).toMatchObject({ gloss: null, isExplained: true });
  });

  it.each([
    'A heart attack, a family, or ischaemia was',
    'He had ischaemia (see the table)',
    'He had ischaemia (heart attack, old fibrosis or small)',
  ])('is offered where the term is only listed, or followed by a note: %s', (text) =>
    expect(explained(text)).not.toBeNull(),
  );

  it('is offered no more once it stands in the text, however short', () => {
    const before = 'The heart had a stent. A stent held.';
    const after = explained(before)!;
    expect(helps(before)[0]).toMatchObject({ term: 'stent', isExplained: false });
    expect(helps(after).filter(({ term, gloss }) => term === 'stent' && gloss)).toEqual([]);
    expect(explained(explained('Cells have a nucleus.')!)).toBeNull();
    expect(explained(explained('A fibrosis study is')!)).toBeNull();
  });

  it.each([
    ['The attack is called myocardial infarction.', [], true],
    ['It is known as old myocardial infarction.', [], true],
    ['Stents hold arteries, or myocardial infarction.', ['heart attack'], true],
    ['He had a myocardial infarction.', ['heart attack'], false],
  ])('leaves a name standing where the text gives it: %s', (text, plainer, isExplained) => {
    const found = helps(text).find(({ term }) => term === 'myocardial infarction');
    expect(found?.plainer.map((one) => one.plainer)).toEqual(plainer);
    expect(found?.isExplained).toBe(isExplained);
  });

  it('is not offered for a mass noun that stands in the plural', () => {
    expect(helps('The ischaemias are two.')[0]?.gloss).toBeNull();
  });
});

it('of an institution’s own field goes before the others', () => {
  const field = { field: 'House', cues: [], terms: [{ term: 'stent', gloss: 'our word' }] };
  const withOwn = { ...glossary, fields: [...glossary.fields, field], own: new Set([field]) };
  expect(helps('The heart had a stent.', { glossary: withOwn })[0]?.field).toBe('House');
});

describe('a term with several senses', () => {
  it('is explained in the sense whose words stand near', () => {
    expect(explained('Cells have a nucleus.')).toBe('Cells have a nucleus (the room for genes).');
    expect(explained('The heart had nuclei.')).toBeNull();
    expect(helps('The heart had a nucleus.')[0]?.field).toBe('Heart');
  });

  it('is not explained where none of its senses is at home', () => {
    expect(helps('The moiety was small.')).toMatchObject([
      { term: 'moiety', gloss: null, field: null },
    ]);
  });
});

describe('a word that is made of a listed one', () => {
  it.each([
    ['The fibrotic cells', 'The fibrotic (fibrosis: hard scars within an organ) cells'],
    ['A non-invasive study', 'A non-invasive (invasive: going into the body) study'],
  ])('is explained by it: %s', (text, expected) => expect(explained(text)).toBe(expected));

  it.each([
    'The cell was perforated.',
    'The invasive-like cells',
    'The fibrotics, or fibrotic (with hard scars)',
  ])('is left alone where in doubt: %s', (text) =>
    expect(helps(text).filter(({ gloss }) => gloss?.meaning.includes(':'))).toEqual([]),
  );
});

it('spells out a short form that the text has defined', () => {
  const found = helps('The small study member (SSM) was open. An SSM stops.');
  expect(found.filter(({ term }) => term === 'SSM').map(({ plainer }) => plainer)).toMatchObject([
    [],
    [{ by: 'A small study member' }],
  ]);
});

it('is not explained within a longer word, nor a verb where a noun stands', () => {
  expect(
    helps('The non-inhibits stent-like thing, stent- and gene-based').every(
      ({ gloss }) => gloss === null,
    ),
  ).toBe(true);
  expect(explained('We cultured cells.')).toBe('We cultured (grew in a dish) cells.');
  expect(explained('The cultures of the cells were small.')).toBeNull();
});

it('names hard words without help too, and an abbreviation only in its own letters', () => {
  expect(helps('The zyx had mi.').map(({ term, field }) => [term, field])).toEqual([
    ['zyx', null],
    ['mi', null],
  ]);
});

it('tells which hard words readers usually know, though they are seldom written', () => {
  const told = helps('The garlic and the stent.').map(({ term, isFamiliar }) => [term, isFamiliar]);
  expect(told).toEqual([
    ['garlic', true],
    ['stent', false],
  ]);
});

it('reads without a glossary', () => {
  const { tokens, ...totals } = analyze('A stent.', dictionary);
  const read = { text: 'A stent.', dictionary, method: 'published', totals } as const;
  expect(helpsIn(read, tokens, { tag, glossary: null, isFamiliar: null })).toMatchObject([
    { term: 'stent', gloss: null },
  ]);
});

it('finds Hebrew terms behind prefixes', () => {
  const hebrew: Dictionary = { ...dictionary, language: 'he', table: tableOf('של את על') };
  const text = 'הטיפול בסוכרת ובפרפור פרוזדורים';
  const { tokens, ...totals } = analyze(text, hebrew);
  const read = { text, dictionary: hebrew, method: 'published', totals } as const;
  const he: Glossary = {
    language: 'he',
    fields: [
      {
        field: 'לב',
        cues: [],
        terms: [
          { term: 'סוכרת', gloss: 'עודף סוכר בדם' },
          { term: 'פרפור פרוזדורים', gloss: 'קצב לב לא סדיר' },
        ],
      },
    ],
  };
  const found = helpsIn(read, tokens, { tag: null, glossary: he, isFamiliar: null });
  expect(
    found.filter(({ gloss }) => gloss).map(({ start, end }) => text.slice(start, end)),
  ).toEqual(['בסוכרת', 'ובפרפור פרוזדורים']);
});

it('leaves an adjective that may be a part of a name alone', () => {
  const [alone, named] = ['study of the heart', 'myocardial infarction'].map((behind) =>
    helps(`An anomalous ${behind}.`).find(({ term }) => term === 'anomalous'),
  );
  expect(alone?.plainer).not.toEqual([]);
  expect(named?.plainer).toEqual([]);
});

it('needs no sentence to tell two forms of a verb apart whose glosses are the same', () => {
  const verbs = {
    language: 'en',
    fields: [
      {
        field: 'X',
        cues: [],
        terms: [{ term: 'adsorb', part: 'v', gloss: 'hold on its surface' }],
      },
    ],
  } as const;
  const [help] = helps('Two cells adsorbed to it.', { glossary: verbs });
  expect(help?.gloss?.meaning).toBe('held on its surface');
});
