// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { senseTable } from './word-senses.ts';

const table = senseTable();
const sensesOf = (word: string) => table[word];

describe('the senses of English words', () => {
  it('begin with the part of speech', () =>
    expect(sensesOf('toxicity')).toEqual([
      'n',
      'the degree to which something is poisonous',
      'grave harmfulness or deadliness',
    ]));

  it.each(['erythrocyte', 'hypoxia', 'dorsal', 'underpin', 'transiently'])(
    'are there of %s',
    (word) => expect(sensesOf(word)?.length).toBeGreaterThan(1),
  );

  it.each([
    ['defect', 'is a noun and a verb'],
    ['promoter', 'is a person there, and in science a stretch of DNA'],
    ['subunit', 'is money there'],
    ['tails', 'is a suit there, and mostly several of a tail'],
    ['conserved', 'is also a form of a verb'],
    ['einstein', 'is a name'],
    ['take', 'has too many senses'],
    ['unpublished', 'is explained by itself'],
  ])('are left out of %s, which %s', (word) => expect(sensesOf(word)).toBeUndefined());

  it('are two at most', () => {
    const many = Object.entries(table).filter(([, [, ...senses]]) => senses.length > 2);
    expect(many).toEqual([]);
  });
});
