import { describe, expect, test } from 'vitest';

import { openTagger } from '../text/part-of-speech-tagger.ts';
import { sentencesOf } from '../text/sentences.ts';
import { plainerWordLookup, plainerWordsFor } from './suggest-plainer-words.ts';
import { plainEntries } from './tables/plain-entries.ts';

const offered = (word: string) => plainerWordsFor(word, () => true)[0] ?? null;
const tagger = await openTagger();

function passageOf(text: string, language: 'en' | 'he' = 'en') {
  const sentences = sentencesOf(text, language).map(({ start, end }) => ({
    start,
    text: text.slice(start, end),
  }));
  return { text, language, sentences };
}

/** What is offered for the word in square brackets. */
function offeredIn(marked: string, language: 'en' | 'he' = 'en') {
  const start = marked.indexOf('[');
  const word = marked.slice(start + 1, marked.indexOf(']'));
  const passage = passageOf(marked.replace(/[[\]]/gu, ''), language);
  return plainerWordLookup(passage, () => true, tagger)(word, start);
}

describe('a plainer word', () => {
  test.each([
    ['utilise', 'use'],
    ['utilize', 'use'],
    ['Utilised', 'Used'],
    ['utilizing', 'using'],
    ['mitigates', 'reduces'],
    ['neurons', 'nerve cells'],
    ['purchased', 'bought'],
    ['ubiquitous', 'very common'],
    ['haemorrhage', 'bleeding'],
    ['hemorrhage', 'bleeding'],
  ])('stands in the form of the word: %s, %s', (word, plainer) => {
    expect(offered(word)).toBe(plainer);
  });

  test.each([
    ['administered', 'was given, and gave'],
    ['observed', 'was seen, and saw'],
    ['concealed', 'was hidden, and hid'],
    ['stroll', 'to walk, and a walk'],
    ['table', 'a common word'],
    ['', 'nothing'],
    ['constructor', 'a word that objects know'],
  ])('is not offered for “%s” alone (%s)', (word) => {
    expect(offered(word)).toBeNull();
  });

  test('is not offered when one of its words is no more common', () => {
    expect(plainerWordsFor('neuron', (plainer) => plainer !== 'nerve')).toEqual([]);
  });
});

describe('a plainer word in its sentence', () => {
  test.each([
    ['The drug was [administered] to forty patients.', 'given'],
    ['We [administered] the drug to forty patients.', 'gave'],
    ['They [concealed] the camera behind a tree.', 'hid'],
    ['The camera was carefully [concealed] behind a tree.', 'hidden'],
    ['The results [corroborate] our first guess.', 'support'],
    ['[Utilizing] solar power, the village saves money.', 'Using'],
    ['They [accelerated] the work.', 'sped up'],
    ['It was [subsequently] found.', 'later'],
    ['More [beverages] were sold.', 'drinks'],
    ['This is more [innocuous] than that.', 'harmless'],
  ])('%s', (sentence, plainer) => {
    expect(offeredIn(sentence)).toBe(plainer);
  });

  test.each([
    ['a past form that could be either', 'The drug [administered] on Monday worked.'],
    ['a verb where the table has a noun', 'They [scent] danger from far away.'],
    ['a name', 'He works for the [Utilize] company.'],
    ['a verb that parts from its particle', 'They [accelerated] it.'],
    ['the same before a person', 'They [reimbursed] her.'],
    ['a degree of a degree', 'It is more [ubiquitous] than before.'],
    ['a comparison that is made by an ending', 'This is the most [arduous] task.'],
    ['“subsequently to”', 'It was found [subsequently] to the war.'],
    ['a term whose plainer form is something looser', 'The search has a [heuristic].'],
  ])('is not offered for %s', (_, sentence) => {
    expect(offeredIn(sentence)).toBeNull();
  });

  test('is not offered in a Hebrew text', () => {
    expect(offeredIn('אנחנו עושים [utilize] של מים בשדה הגדול שלנו.', 'he')).toBeNull();
  });

  test('is found where the word first stands whole', () => {
    const passage = passageOf('We reutilize nothing here. We utilize water again.');
    expect(plainerWordLookup(passage, () => true, tagger)('utilize')).toBe('use');
    expect(plainerWordLookup(passage, () => true, tagger)('absent')).toBeNull();
  });
});

describe('the tables', () => {
  test('have more than a thousand entries, each word once with each part of speech', () => {
    const keys = plainEntries.map(({ word, part }) => `${word} ${part}`);
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('have a part of speech and up to three plainer words in every line', () => {
    const broken = plainEntries.filter(
      ({ word, part, plainer }) =>
        !/^[nvar]$/u.test(part) ||
        !/^[a-z-]+$/u.test(word) ||
        plainer.length < 1 ||
        plainer.length > 3 ||
        new Set(plainer).size < plainer.length ||
        !plainer.every((each) => /^[a-zA-Z][a-zA-Z' -]*$/u.test(each)),
    );
    expect(broken).toEqual([]);
  });

  test('never lead in a circle', () => {
    const next = new Map(
      plainEntries.map(({ word, part, plainer }) => [`${word} ${part}`, plainer]),
    );
    const circles = plainEntries.filter(({ word, part, plainer }) =>
      plainer.some((each) => each === word || next.get(`${each} ${part}`)?.includes(word)),
    );
    expect(circles).toEqual([]);
  });
});
