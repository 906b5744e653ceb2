import { buildWordTable, type Dictionary, type Method } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import { loadHelpTools } from '../help/load-help-tools.ts';
import { joinPieces, plainSource, type Piece } from '../source/marked-text.ts';
import { checkText, type CheckOptions, sentenceOf } from './check-text.ts';
import { helpFor } from './plainer-words-and-meaning.ts';

const common =
  'the a is of in and to we use used work works it drug this study was not an all long';

const dictionary: Dictionary = {
  code: 'Small2012_2015',
  language: 'en',
  label: 'A few words for a test',
  period: { from: 2012, to: 2015 },
  measure: 'occurrences',
  scale: 1,
  cutoffs: { common: 1000, mid: 50 },
  tokens: null,
  edition: 'full',
  table: buildWordTable([
    ...common.split(' ').map((word) => [word, 2000] as const),
    ['gene', 60],
    ['kinase', 7],
    ['significant', 1500],
    ['effect', 1500],
    ['result', 1500],
  ]),
};

const check = (text: string, options: Partial<CheckOptions> = {}) =>
  checkText(plainSource(text), { dictionary, ...options });

const found = (text: string, options?: Partial<CheckOptions>) =>
  check(text, options).findings.map(({ rule, source }) => [
    rule,
    text.slice(source.start, source.end),
  ]);

describe('what is found in a text', () => {
  it('names its mid-frequency and rare words in their order', () =>
    expect(found('The kinase of the gene is a xylem.')).toEqual([
      ['rare', 'kinase'],
      ['mid', 'gene'],
      ['rare', 'xylem'],
    ]));

  it('says a word that a line’s end divides in one piece, and where it stands', () =>
    expect(check('The ge-\nne is a ki-\nnase, an ap-\nple.').findings).toMatchObject([
      { word: 'gene', source: { start: 4, end: 10 } },
      { word: 'kinase', source: { start: 16, end: 24 } },
      { word: 'ap' },
      { word: 'ple' },
    ]));

  it('tells how often the news have a word', () =>
    expect(check('The kinase, the xylem.').findings).toMatchObject([{ count: 7 }, { count: 0 }]));

  it('leaves out what the readers know, in any form, and says what the score would be', () => {
    const { findings, forReaders, report } = check('The kinases of the gene', {
      known: ['kinase'],
    });
    expect(findings.map(({ rule }) => rule)).toEqual(['mid']);
    expect([report.score, forReaders?.score]).toEqual([70, 90]);
  });

  it('says nothing of readers who know no word of it', () =>
    expect(check('The gene', { known: ['kinase'] }).forReaders).toBeNull());

  it('names a sentence with more words than it may have, and none where no bound is set', () => {
    const text = 'It works. We use the drug in all of the long study. It is.';
    expect(found(text, { longestSentence: 9 })).toEqual([
      ['long-sentence', 'We use the drug in all of the long study.'],
    ]);
    expect(found(text, { longestSentence: 10 })).toEqual([]);
    expect(found(text)).toEqual([]);
  });

  it.each<[Method, string[]]>([
    ['published', []],
    ['refined', ['technical-sense']],
  ])('names a technical sense by the %s method: %o', (method, rules) =>
    expect(
      check('The result is a significant effect.', { method }).findings.map(({ rule }) => rule),
    ).toEqual(rules),
  );

  it('is placed in the source, markup left out', () => {
    const pieces: Piece[] = [
      { markup: '<p class="gene">' },
      { text: 'The ' },
      { markup: '<i>' },
      { text: 'kinase' },
      { markup: '</i>' },
    ];
    const { findings } = checkText(joinPieces(pieces), { dictionary });
    expect(findings.map(({ source }) => source)).toEqual([{ start: 23, end: 29 }]);
  });
});

it('knows the sentence of a place', () => {
  const text = 'It works. The kinase is long! We use it.';
  const checked = check(text);
  const { start, end } = sentenceOf(checked, checked.findings[0]!.place);
  expect(text.slice(start, end)).toBe('The kinase is long!');
});

async function plainer(pieces: Piece[]) {
  const checked = checkText(joinPieces(pieces), { dictionary });
  const using = { dictionary, ...(await loadHelpTools('en')) };
  return checked.findings.flatMap((finding) => helpFor(checked, finding, using).plainer);
}

describe('plainer words for a finding', () => {
  it('stand in the source, with the score they would give', async () =>
    expect(await plainer([{ markup: '<p>' }, { text: 'We utilized the drug.' }])).toMatchObject([
      { plainer: 'used', replaces: { start: 6, end: 14 }, unroundedScore: 100 },
    ]));

  it('are not given for a word with markup in it', async () =>
    expect(
      await plainer([{ text: 'We utili' }, { markup: '<b>' }, { text: 'zed the drug.' }]),
    ).toEqual([]));
});
