import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import { gradingResult } from './grading-result.ts';
import { levels } from './levels/level.ts';
import { totalsOf } from './levels/totals-and-score.ts';
import { measure } from './text-totals.ts';
import { anyText } from './testing/any-text.ts';
import { each, smallDictionary } from './testing/small-dictionary.ts';

const dictionary = smallDictionary({
  ...each('the a of in and to is are we by find that new how cell cells can well-known', 5000),
  ...each("don't I'm o'neill naïve disease scientists", 2000),
  ...each('gene molecule fin gêne', 389),
  edge: 1000,
  almost: 999,
  mid: 50,
  rare: 49,
});
const hebrew = smallDictionary(
  {
    ...each('שלום בית ילד ועדה מדע של הוא ארה"ב ח"כ', 200),
    ...each("תא צ'ק רח' סנדוויץ", 20),
    מיטוכונדריון: 2,
  },
  'he',
);

function levelsOf(text: string, from = dictionary): string {
  const { tokens } = analyze(text, from);
  return Array.from(tokens.levels, (level) => levels[level]).join(' ');
}

describe('levels', () => {
  it.each([
    ['the Gene OF', 'common mid common'],
    ['edge almost mid rare unlisted', 'common mid mid rare rare'],
    ['Don’t DON’T I’m', 'common common common'],
    ['naïve nai\u0308ve NAÏVE', 'common common common'],
    ['O’Neill’s ﬁn ce\u00adll ＣＥＬＬ', 'common mid common common'],
    ['mitochondrion 𝐠𝐞𝐧𝐞 gên\u0302e', 'rare mid mid'],
  ])('reads %j as %s', (text, expected) => {
    expect(levelsOf(text)).toBe(expected);
  });

  it.each([
    ['שלום שָׁלוֹם', 'common common'],
    ['הבית ובבית שבבית כשהבית מהבית', 'common common common common common'],
    ['הוועדה לוועדה', 'common common'],
    ['ארה"ב בארה״ב ה"שלום" ח״כ', 'common common common common'],
    ['תא התא צ׳ק רח׳', 'mid mid mid mid'],
    ['סנדוויץ׳', 'mid'],
    ['מיטוכונדריון במיטוכונדריון', 'rare rare'],
    ['בלהבלה בק', 'rare rare'],
    ['DNA של הילד', 'rare common common'],
  ])('reads %j as %s in Hebrew', (text, expected) => {
    expect(levelsOf(text, hebrew)).toBe(expected);
  });

  it('takes a final letter and its medial form for one', () => {
    expect(levelsOf('שלומ', hebrew)).toBe('common');
  });
});

describe('names in two parts', () => {
  const known = smallDictionary({
    ...each('clock the alpha rays', 5000),
    ...each('gamma gene', 60),
  });
  it.each([
    ['γ-rays', 'mid'],
    ['α-rays', 'common'],
    ['α-synuclein', 'rare'],
    ['gene-α2', 'mid'],
    ['GENE-Gene9', 'mid'],
    ['GENE-Cas9', 'rare'],
    ["o’clock O'CLOCK", 'common common'],
  ])('%s: %s, as the less known of them', (text, expected) =>
    expect(levelsOf(text, known)).toBe(expected),
  );

  it('are read so in a Hebrew text', () => {
    const both = { ...hebrew, beside: known };
    expect(levelsOf('של GENE-Gene9 α-תא ה-γ-rays', both)).toBe('common mid mid mid');
  });
});

describe('a word that a line’s end divides', () => {
  const known = smallDictionary({
    ...each('well known to gather together national', 5000),
    ...each('international', 2000),
    ...each('inter genetics', 60),
    wellknown: 3,
  });
  it.each([
    ['inter-\nnational', 'common', ['international']],
    ['inter- \r\n  national’s', 'common', ['international']],
    ['gene\u00ad\ntics', 'mid', ['genetics']],
    ['gene‐\ntics', 'mid', ['genetics']],
    ['well-\nknown', 'common common', ['well', 'known']],
    ['to-\ngether', 'common', ['together']],
    ['xylo-\nphone', 'rare rare', ['xylo', 'phone']],
    ['inter-\n\nnational', 'mid common', ['inter', 'national']],
    ['inter-\nNational', 'mid common', ['inter', 'National']],
    ['inter- national', 'mid common', ['inter', 'national']],
    ['inter-\nnational.com', 'mid', ['inter']],
    ['ge\u00adnet\u200bics', 'mid', ['genetics']],
    ['ge\u2060net\ufeffics', 'mid', ['genetics']],
  ])('%j is read as %s', (text, expected, words) => {
    expect(levelsOf(text, known)).toBe(expected);
    expect(analyze(text, known).cleanedWords).toEqual(words);
  });

  it('stands where it stood', () => {
    const { tokens } = analyze('to inter-\nnational to', known);
    expect([...tokens.starts]).toEqual([0, 3, 19]);
    expect([...tokens.ends]).toEqual([2, 18, 21]);
  });
});

describe('totals', () => {
  it.each([
    [118, 15, 4, 90, { common: 84, mid: 13, rare: 3 }],
    [271, 27, 1, 95, { common: 90, mid: 10, rare: 0 }],
    [0, 0, 0, null, { common: 0, mid: 0, rare: 0 }],
    [3, 0, 3, 0, { common: 0, mid: 0, rare: 100 }],
    [200, 1, 0, 100, { common: 100, mid: 1, rare: 0 }],
    [8, 1, 0, 94, { common: 88, mid: 13, rare: 0 }],
  ])('of %i words with %i mid and %i rare score %s', (cleaned, mid, rare, score, percentages) => {
    expect(totalsOf(cleaned, mid, rare)).toMatchObject({
      score,
      percentages,
      common: cleaned - mid - rare,
    });
  });

  it('keeps the unrounded score', () => {
    expect(measure('the gene', dictionary).unroundedScore).toBe(75);
    expect(measure('the the gene', dictionary).unroundedScore).toBeCloseTo(83.333, 3);
  });
});

describe('a report', () => {
  it('lists words as written, in order, with repetitions', () => {
    const report = analyze('The Gene, the gene: xylem! Xylem.', dictionary, { name: 'Trees' });
    expect(report).toMatchObject({
      name: 'Trees',
      cleanedWords: ['The', 'Gene', 'the', 'gene', 'xylem', 'Xylem'],
      midWords: ['Gene', 'gene'],
      rareWords: ['xylem', 'Xylem'],
      message: null,
    });
    expect([...report.tokens.counts]).toEqual([5000, 389, 5000, 389, 0, 0]);
    expect(report.dictionary).not.toHaveProperty('table');
  });

  it.each(['', '   ', '12 %', 'me@you.com'])('gives %j, which has no words, no score', (text) => {
    expect(analyze(text, dictionary)).toMatchObject({
      score: null,
      unroundedScore: null,
      cleaned: 0,
      message: 'The text has no words.',
    });
  });
});

describe('any text at all', () => {
  for (const [name, of] of Object.entries({ English: dictionary, Hebrew: hebrew })) {
    it(`is cut and counted without loss in ${name}`, () => {
      assert(
        property(anyText, (text) => {
          const report = analyze(text, of);
          const { tokens } = report;
          expect(report.common + report.mid + report.rare).toBe(report.cleaned);
          expect(report.cleaned).toBe(tokens.length);
          expect(report.midWords.length).toBe(report.mid);
          expect(report.rareWords.length).toBe(report.rare);
          expect(gradingResult(report).words.join('')).toBe(text);
          let end = 0;
          for (let at = 0; at < tokens.length; at++) {
            expect(tokens.starts[at]).toBeGreaterThanOrEqual(end);
            expect(tokens.ends[at]).toBeGreaterThan(tokens.starts[at]!);
            end = tokens.ends[at]!;
          }
          expect(end).toBeLessThanOrEqual(text.length);
          const { common, mid, rare, cleaned, score, unroundedScore, percentages } = report;
          expect(measure(text, of)).toEqual({
            common,
            mid,
            rare,
            cleaned,
            score,
            unroundedScore,
            percentages,
          });
        }),
        { numRuns: 500 },
      );
    });

    it(`does not change when a space follows, in ${name}`, () => {
      assert(
        property(anyText, (text) => {
          expect(analyze(`${text} `, of).tokens).toEqual(analyze(text, of).tokens);
        }),
        { numRuns: 500 },
      );
    });
  }

  it('is two texts when white space stands between them', () => {
    assert(
      property(anyText, anyText, (one, other) => {
        expect(analyze(`${one}\n${other}`, dictionary).cleanedWords).toEqual([
          ...analyze(one, dictionary).cleanedWords,
          ...analyze(other, dictionary).cleanedWords,
        ]);
      }),
      { numRuns: 500 },
    );
  });
});

// Reading that took the square of the length would need hours.
const PATIENCE = 60_000;

describe('two hundred thousand units of the same thing', () => {
  const MANY = 200_000;
  it.each([
    'x',
    'a@',
    'http://',
    'www.',
    'a.',
    'a.b@',
    "a'",
    "'s",
    '’',
    '\ud800',
    '\u0301',
    'e\u0301\u0316',
    'ح\u0650',
    '😀',
    '(',
    'http://(',
    'mailto:',
    '\0',
    '"',
    'ה',
    'ה-',
    'ו"',
    '\u200d',
    'a\u00ad',
    '1',
    'a1',
    'ﷺ',
    'a@a.a',
    'a-\n',
    'a- \t',
    'α-a',
    'α-',
    'AB-C1-',
    'a\u00ad\n',
  ])(
    'made of %j is read to its end',
    (piece) => {
      const text = piece.repeat(MANY / piece.length);
      const totals = measure(text, piece < '\u0600' && piece > '\u0590' ? hebrew : dictionary);
      expect(totals.common + totals.mid + totals.rare).toBe(totals.cleaned);
    },
    PATIENCE,
  );

  it(
    'or a million letters without a space are one word',
    () => {
      expect(measure('x'.repeat(5 * MANY), dictionary).cleaned).toBe(1);
    },
    PATIENCE,
  );
});
