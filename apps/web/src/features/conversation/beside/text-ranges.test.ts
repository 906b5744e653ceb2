import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { moveEdge, piecesOf, sentencesIn, wholeWords } from './text-ranges.ts';

const text = 'We asked 240 pupils.  Some said “no”.\n\nOthers slept.';
const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end);

test('the sentences of a text have no space around them', () => {
  expect(sentencesIn(text).map(cut)).toEqual([
    'We asked 240 pupils.',
    'Some said “no”.',
    'Others slept.',
  ]);
  expect(sentencesIn(' \n… ')).toEqual([]);
});

test('a selection is widened to whole words', () => {
  const words = wholeWords(text, { start: text.indexOf('sked'), end: text.indexOf('40') })!;
  expect(cut(words)).toBe('asked 240');
  expect(wholeWords(text, { start: 20, end: 21 })).toBeNull();
});

test('an edge moves by a word, and never past the other', () => {
  const [first] = sentencesIn(text);
  const fewer = moveEdge(text, first!, 'end', -1);
  expect(cut(fewer)).toBe('We asked 240');
  expect(cut(moveEdge(text, fewer, 'start', 1))).toBe('asked 240');
  expect(cut(moveEdge(text, first!, 'end', 1))).toBe('We asked 240 pupils.  Some');
  const one = { start: 0, end: 2 };
  expect(moveEdge(text, one, 'end', -1)).toBe(one);
  expect(moveEdge(text, one, 'start', -1)).toBe(one);
});

test('a sentence is cut where marks and what is chosen begin and end', () => {
  const marks = [
    { start: 0, end: 8, number: 1, question: 'Who?' },
    { start: 3, end: 30, number: 2, question: 'How?' },
  ];
  const pieces = piecesOf({ start: 0, end: 20 }, marks, { start: 9, end: 12 });
  expect(
    pieces.map((piece) => [
      cut(piece),
      piece.mark?.number,
      piece.ends.map(({ number }) => number),
      piece.isChosen,
    ]),
  ).toEqual([
    ['We ', 1, [], false],
    ['asked', 2, [1], false],
    [' ', 2, [], false],
    ['240', 2, [], true],
    [' pupils.', 2, [], false],
  ]);
});

test('the sentences of any text stand in order and lose no word', () => {
  assert(
    property(string(), (any) => {
      const found = sentencesIn(any);
      const outside = [...found, { start: any.length, end: any.length }].map(({ start }, at) =>
        any.slice(found[at - 1]?.end ?? 0, start),
      );
      expect(outside.join('')).not.toMatch(/[\p{L}\p{N}]/u);
    }),
  );
});
