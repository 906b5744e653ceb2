import { describe, expect, it } from 'vitest';

import { findMarked, hardestFirst } from '../readers/marked-by-readers.ts';
import { markedText } from '../words/marked-text-for-tests.ts';
import { familiesIn, helpForText } from './help-by-word-family.ts';
import type { Help } from './help.ts';

const { text, words } = markedText(
  'A *mouse* had a **suppressor**. More **suppressors** and a **kinase**. A *mouse* ran, **utilized**.',
);
const familiesOf = (isKnown: (word: string) => boolean = () => false) =>
  familiesIn(text, 'en', words, isKnown);
const none = { plainer: [], gloss: null, isExplained: false, isFamiliar: false, field: null };
const glossed = (meaning: string) => ({
  gloss: { meaning, insert: { at: 0, text: ` (${meaning})` } },
});
const about = (helps: Record<string, Partial<Help>>) => (place: { start: number; end: number }) => {
  const term = text.slice(place.start, place.end);
  return { ...place, term, ...none, ...helps[term] };
};
const plainer = (word: string, place = { start: 0, end: 1 }) => ({
  plainer: [{ text: word, level: 'common' as const, replaces: place, by: word, gain: 1 }],
});

describe('the words worth changing', () => {
  it('stand once with all their forms, rare before mid-frequency, the most repeated first', () =>
    expect(familiesOf().map(({ word, places }) => [word, places.length])).toEqual([
      ['suppressor', 2],
      ['kinase', 1],
      ['utilized', 1],
      ['mouse', 2],
    ]));

  it('hold a plural that only the glossary knows as one', () => {
    const two = markedText('An **orthosis** and two **orthoses**.');
    const entry = { term: 'orthosis', gloss: 'a support worn on the body' };
    const field = { field: 'Surgery', cues: [], terms: [entry] };
    const found = { entry, field, forms: ['base'], mayBeCommon: false, madeOf: null } as const;
    const terms = [
      { ...found, level: 'rare', start: 3, end: 11, from: 1, to: 2 },
      { ...found, level: 'rare', start: 20, end: 28, from: 4, to: 5 },
    ] as const;
    const families = familiesIn(two.text, 'en', two.words, () => false, terms);
    expect(families.map(({ word, places }) => [word, places.length])).toEqual([['orthosis', 2]]);
  });

  it('leave out what the readers know', () =>
    expect(familiesOf((word) => word === 'kinase').map(({ word }) => word)).not.toContain(
      'kinase',
    ));

  it('are terms where several words make one, though they are common each', () => {
    const two = markedText('The odds ratio of a **kinase** inhibitor. The odds ratio fell.');
    const entry = { term: 'odds ratio', gloss: 'how much more likely' };
    const field = { field: 'Statistics', cues: [], terms: [entry] };
    const found = { entry, field, forms: ['base'], mayBeCommon: true, madeOf: null } as const;
    const term = { ...found, level: 'common' } as const;
    const kinase = { entry: { term: 'kinase inhibitor', gloss: 'a drug' }, level: 'rare' } as const;
    const terms = [
      { ...term, start: 4, end: 14, from: 1, to: 3 },
      { ...term, ...kinase, start: 20, end: 36, from: 5, to: 7 },
      { ...term, start: 42, end: 52, from: 8, to: 10 },
    ];
    const families = familiesIn(two.text, 'en', two.words, () => false, terms);
    expect(families.map(({ word, places }) => [word, places.length])).toEqual([
      ['kinase inhibitor', 1],
      ['odds ratio', 2],
    ]);
  });

  it('are those with help, and tell how many rare ones have none', async () => {
    const helpAt = about({
      suppressors: glossed('that holds something down'),
      utilized: plainer('used'),
    });
    const help = await helpForText(text, 'en', familiesOf(), helpAt, async () => true);
    expect(help?.words.map((each) => [each.word, each.help.term])).toEqual([
      ['suppressor', 'suppressors'],
      ['utilized', 'utilized'],
    ]);
    expect(help?.helpless).toBe(1);
    expect(help?.readingEase).toBeCloseTo(75.2, 1);
  });

  it('put last what readers usually know, and do not miss help for it', async () => {
    const helpAt = about({
      suppressor: { ...plainer('brake'), isFamiliar: true },
      kinase: { isFamiliar: true },
      utilized: plainer('used'),
    });
    const help = await helpForText(text, 'en', familiesOf(), helpAt, async () => true);
    expect(help?.words.map(({ word }) => word)).toEqual(['utilized', 'suppressor']);
    expect(help?.helpless).toBe(0);
  });

  it('put what readers marked before what readers usually know, and behind it what these knew', async () => {
    const helpAt = about({
      suppressor: plainer('brake'),
      kinase: { ...plainer('enzyme'), isFamiliar: true },
      utilized: { ...plainer('used'), isFamiliar: true },
      mouse: { ...plainer('animal'), isFamiliar: true },
    });
    const marked = [
      ['mouse', 9],
      ['kinases', 1],
      ['suppressors', 0],
    ] as const;
    const find = findMarked([{ resultsLink: '', readers: 14, words: marked }]);
    const families = hardestFirst(familiesOf(), find);
    const help = await helpForText(text, 'en', families, helpAt, async () => true);
    expect(help?.words.map(({ word }) => word)).toEqual([
      'mouse',
      'kinase',
      'utilized',
      'suppressor',
    ]);
  });

  it('prefer a plainer word to an explanation, wherever in the text it fits', async () => {
    const helpAt = about({
      suppressor: glossed('that holds down'),
      suppressors: plainer('brakes'),
    });
    const help = await helpForText(text, 'en', familiesOf(), helpAt, async () => true);
    expect(help?.words[0]?.help.term).toBe('suppressors');
  });

  it('are not looked up further once the text has changed', async () => {
    const many = Array.from({ length: 30 }, () => familiesOf()[0]!);
    let asked = 0;
    const helpAt = about({});
    const counted = (place: { start: number; end: number }) => {
      asked += 1;
      return helpAt(place);
    };
    expect(await helpForText(text, 'en', many, counted, async () => false)).toBeNull();
    expect(asked).toBeLessThan(30);
  });
});
