import { describe, expect, test } from 'vitest';

import { plainEntries } from './plain-index.ts';
import { plainerWordFor } from './plainer-word.ts';

const offered = (word: string) => plainerWordFor(word, () => true);

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
    ['table', 'a common word'],
    ['', 'nothing'],
    ['constructor', 'a word that objects know'],
  ])('is not offered for “%s” (%s)', (word) => {
    expect(offered(word)).toBeNull();
  });

  test('is not offered when one of its words is no more common', () => {
    expect(plainerWordFor('neuron', (plainer) => plainer !== 'nerve')).toBeNull();
  });
});

describe('the table', () => {
  test('has several hundred entries, each word once with each part of speech', () => {
    const keys = plainEntries.map(({ word, part }) => `${word} ${part}`);
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.length).toBe(new Set(keys).size);
  });

  test('never leads in a circle', () => {
    const words = new Set(plainEntries.map(({ word }) => word));
    const circles = plainEntries.filter(
      ({ word, plainer }) => words.has(plainer) && offered(plainer) === word,
    );
    expect(circles).toEqual([]);
  });
});
