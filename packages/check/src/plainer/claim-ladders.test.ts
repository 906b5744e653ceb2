import { describe, expect, test } from 'vitest';

import { claimLadders, rungOf } from './claim-ladders-for-tests.ts';
import { plainEntries } from './tables/plain-entries.ts';

const rungsIn = (phrase: string, part: 'n' | 'v' | 'a' | 'r') =>
  phrase.split(' ').flatMap((word) => rungOf(word, part) ?? []);

const parts = ['n', 'v', 'a', 'r'] as const;

describe('the strength of a claim', () => {
  test('no word stands on two ladders of one part of speech', () => {
    for (const part of parts) {
      const words = claimLadders
        .filter((ladder) => ladder.part === part)
        .flatMap(({ rungs }) => rungs.flatMap((rung) => rung.split(' ').filter(Boolean)));
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });

  test('a word claims as much as noun and as verb', () => {
    const words = claimLadders.flatMap(({ rungs }) => rungs.flatMap((rung) => rung.split(' ')));
    const unlike = words.filter(
      (word) => new Set(parts.flatMap((part) => rungOf(word, part) ?? [])).size > 1,
    );
    expect(unlike).toEqual([]);
  });

  test.each([
    ['substantiate', 'prove'],
    ['suggests', 'shows'],
    ['associated', 'caused'],
    ['reduced', 'stopped'],
    ['perhaps', 'certainly'],
    ['often', 'always'],
  ])('%s does not claim as much as %s', (word, other) => {
    expect(rungOf(word)).not.toBeNull();
    expect(rungOf(word)).not.toBe(rungOf(other));
  });

  test('is not known of a word that claims nothing', () => {
    expect(rungOf('cell', 'n')).toBeNull();
    expect(rungOf('constructor')).toBeNull();
  });

  test('survives every replacement of the tables', () => {
    const changed = plainEntries.filter(({ word, part, plainer }) => {
      const before = rungsIn(word, part);
      return plainer.some((each) => rungsIn(each, part).join() !== before.join());
    });
    expect(changed.map(({ word, plainer }) => `${word} → ${plainer.join(' / ')}`)).toEqual([]);
  });
});
