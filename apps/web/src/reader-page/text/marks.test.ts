import { describe, expect, it } from 'vitest';

import { fromOffsets, markPhrase, takeBack, toggleWord, toOffsets, type Marks } from './marks.ts';
import { segmentText } from './segment-text.ts';
import { wordAfterKey } from './keyboard-navigation.ts';

const { words } = segmentText('The odds ratio was low. It fell again.', 'en');
const pairs = (marks: Marks) => marks.map(({ from, to }) => [from, to]);

describe('marking', () => {
  it('marks a word, and takes it back at the second press', () => {
    const once = toggleWord([], 2);
    expect(pairs(once)).toEqual([[2, 2]]);
    expect(toggleWord(once, 2)).toEqual([]);
  });

  it('puts a phrase in the place of the words marked in it', () => {
    const marks = markPhrase(toggleWord(toggleWord([], 1), 4), 2, 1);
    expect(pairs(marks)).toEqual([
      [1, 2],
      [4, 4],
    ]);
  });

  it('takes a whole phrase back at a press on any of its words', () => {
    expect(toggleWord(markPhrase([], 1, 3), 2)).toEqual([]);
  });

  it('takes one of several back', () => {
    expect(pairs(takeBack(toggleWord(toggleWord([], 0), 5), { from: 0, to: 0 }))).toEqual([[5, 5]]);
  });
});

describe('what is kept', () => {
  it('comes back as it was', () => {
    const marks = markPhrase(toggleWord([], 6), 1, 2);
    expect(toOffsets(marks, words)).toEqual([
      { start: 4, end: 14 },
      { start: 27, end: 31 },
    ]);
    expect(fromOffsets(toOffsets(marks, words), words)).toEqual(marks);
  });

  it('is left out where it meets no word', () => {
    expect(fromOffsets([{ start: 22, end: 23 }], words)).toEqual([]);
    expect(fromOffsets([{ start: 900, end: 905 }], words)).toEqual([]);
  });
});

const to = (key: string, at: number, isLeftward = false) =>
  wordAfterKey(key, { at, words, isLeftward });

describe('keys', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 7, 7],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 6, 7],
    ['ArrowUp', 6, 5],
    ['ArrowUp', 5, 0],
    ['ArrowUp', 0, 0],
    ['Home', 5, 0],
    ['End', 1, 7],
    ['a', 1, null],
  ])('%s leads from word %i to %s', (key, at, next) => {
    expect(to(key, at)).toBe(next);
  });

  it('go with the text where it runs leftward', () => {
    expect(to('ArrowLeft', 0, true)).toBe(1);
    expect(to('ArrowRight', 1, true)).toBe(0);
  });
});
