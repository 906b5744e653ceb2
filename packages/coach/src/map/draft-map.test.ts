import { describe, expect, test } from 'vitest';

import { type DraftMap, mapOf, mostSentences } from './draft-map.ts';

const reef = [
  'A coral builds a skeleton of lime.',
  'Algae live inside the skeleton and feed the coral.',
  'Parliament votes on cheese tariffs tomorrow.',
  'Warm water drives the algae out.',
].join(' ');

const read = ({ ties }: DraftMap) =>
  ties.map(({ from, to, ideas }) => `${from + 1}–${to + 1} ${ideas.toSorted().join(', ')}`);

describe('a map ties', () => {
  test('sentences that share an idea, each to the next that holds it', () => {
    expect(read(mapOf(reef))).toEqual(['1–2 coral, skeleton', '2–4 algae']);
  });

  test.each([
    ['forms of a word', 'Reefs grow slowly. Each reef shelters fish.', ['1–2 reef']],
    [
      'two names of one thing',
      'Forty volunteers slept here. The participants dreamt.',
      ['1–2 participants'],
    ],
    ['Hebrew with its prefixes', 'האלמוג בונה שלד. בשלד חיות אצות.', ['1–2 בשלד']],
  ])('%s', (_, text, ties) => {
    expect(read(mapOf(text))).toEqual(ties);
  });

  test.each([
    ['words that hold a sentence together', 'Rice is here. Birds are here.'],
    ['words of any report', 'A study of rice appeared. A study of birds followed.'],
    ['short forms', 'It’s raining. It’s noon.'],
    ['a word within another', 'The rat slept. The rate fell.'],
    ['one word in two senses', 'Side effects of rain were rare. Rice is effective.'],
    ['verbs of any report', 'Gulls were detected in May. Rust was detected on ships.'],
    ['a Hebrew verb and its infinitive', 'זהו שלד של אלמוג. קשה לזהות אצות.'],
  ])('nothing by %s', (_, text) => {
    expect(read(mapOf(text))).toEqual([]);
  });
});

describe('a map shows', () => {
  test('a sentence that shares nothing with any other', () => {
    expect(mapOf(reef)).toMatchObject({ islands: [2], jumps: [] });
  });

  test.each(['They need rain.', 'However, rain is late.'])(
    'no island where a sentence opens by pointing back: %s',
    (second) => {
      expect(mapOf(`Rice grows. ${second} Dry rice dies.`).islands).toEqual([]);
      expect(mapOf(`Rice grows. Parliament meets. Dry rice dies.`).islands).toEqual([1]);
    },
  );

  test.each([
    ['a word of one family', 'Parliament studied rice tariffs yesterday.'],
    ['what a wider word may name', 'The crop needs rain.'],
    ['a short form', 'WTO tariffs start tomorrow.'],
    ['people by another name', 'Patients buy cheese.'],
  ])('no island where a sentence may be tied by %s', (_, second) => {
    const text = `Studies of rice volunteers ended. ${second} Volunteers ate ripened fruit.`;
    expect(mapOf(text)).toMatchObject({ islands: [], jumps: [] });
  });

  test('a sentence that is taken up later, and takes up nothing itself', () => {
    const text = 'Rice needs rain. Dams hold rain back. Turbines make power. Power is sold.';
    expect(mapOf(text)).toMatchObject({ islands: [], jumps: [2] });
  });

  test('every sentence that shares an idea, with which others', () => {
    expect(mapOf(reef).points[1]?.shares).toEqual([
      { idea: 'Algae', with: [3] },
      { idea: 'skeleton', with: [0] },
      { idea: 'coral', with: [0] },
    ]);
  });

  test('where a paragraph begins', () => {
    const { points } = mapOf('Rice grows. Rice ripens.\n\nRice is cut.');
    expect(points.map(({ opensParagraph }) => opensParagraph)).toEqual([false, false, true]);
  });

  test.each(['', '   ', '...', 'Rice.'])('nothing to tie in %j', (text) => {
    expect(mapOf(text).ties).toEqual([]);
  });

  test(`no more than ${mostSentences} sentences`, () => {
    expect(mapOf('Rice grows. '.repeat(mostSentences + 1)).points).toHaveLength(mostSentences);
  });
});
