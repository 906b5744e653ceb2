import { describe, expect, it } from 'vitest';

import { analyze } from '../analyze.ts';
import { each, smallDictionary } from '../testing/small-dictionary.ts';
import { countedBy } from './dictionary-for-word.ts';
import { levels } from './level.ts';

const english = smallDictionary({
  ...each('the word means peace dna cafe p', 5000),
  gene: 60,
  xylem: 3,
});
const hebrew = smallDictionary({ ...each('המילה שלום של אדם', 500), תא: 20 }, 'he');
const inHebrew = { ...hebrew, beside: english };
const inEnglish = { ...english, beside: hebrew };

const levelsOf = (text: string, dictionary = inHebrew) =>
  Array.from(analyze(text, dictionary).tokens.levels, (level) => levels[level]).join(' ');

describe('a word in the script of the other language', () => {
  it.each([
    ['DNA של אדם', 'common common common'],
    ['gene ה-DNA', 'mid common'],
    ['p של café', 'common common common'],
    ['xylem של', 'rare common'],
    ['תא של אדם', 'mid common common'],
  ])('has the level of its own counts in Hebrew: %s', (text, expected) => {
    expect(levelsOf(text)).toBe(expected);
  });

  it('has it in English as well, prefixes and all', () => {
    expect(levelsOf('The word שלום means peace בשלום תא קסילם', inEnglish)).toBe(
      'common common common common common common mid rare',
    );
  });

  it('is rare where no counts stand beside', () => {
    expect(levelsOf('DNA של', hebrew as typeof inHebrew)).toBe('rare common');
    expect(levelsOf('word שלום', english as typeof inHebrew)).toBe('common rare');
  });

  it('is rare in a third script', () => expect(levelsOf('ДНК של')).toBe('rare common'));

  it('counts as its level does in the units of the dictionary', () => {
    expect([...analyze('DNA gene xylem של', inHebrew).tokens.counts]).toEqual([100, 5, 0, 500]);
  });

  it('is traced to the counts beside', () => {
    const by = (word: string) => countedBy(word, inHebrew, inHebrew.beside);
    expect(by('DNA')).toBe(english);
    expect(by('Ångström')).toBe(english);
    expect(by('שלום')).toBe(inHebrew);
    expect(by('ДНК')).toBe(inHebrew);
    expect(countedBy('DNA', hebrew, undefined)).toBe(hebrew);
  });
});

it('a report says what stands beside, without its words', () => {
  const { beside } = analyze('DNA', inHebrew).dictionary;
  expect(beside).toMatchObject({ code: english.code, language: 'en' });
  expect(beside).not.toHaveProperty('table');
  expect(analyze('DNA', hebrew).dictionary).not.toHaveProperty('beside');
});
