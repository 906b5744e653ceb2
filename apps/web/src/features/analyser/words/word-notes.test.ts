import { expect, it } from 'vitest';

import { markedText } from './marked-text-for-tests.ts';
import { countNotes, hasNote, notesOf } from './word-notes.ts';

const { text, words } = markedText('Rakedzon met *gene* *therapy* and culture.');
const notes = notesOf(
  [
    { kind: 'name', at: 0 },
    { kind: 'term', at: 2, length: 2 },
    { kind: 'family', at: 2, base: 'gen' },
    { kind: 'technical-sense', at: 5, sense: 'cells' },
  ],
  words,
  text,
);

it('stands at its word, and a term is written out', () => {
  expect(notes.get(2)).toEqual([
    { kind: 'term', term: 'gene therapy' },
    { kind: 'family', base: 'gen' },
  ]);
  expect(hasNote(notes, 0, 'name')).toBe(true);
  expect(hasNote(notes, 0, 'term')).toBe(false);
  expect(hasNote(notes, 1, 'name')).toBe(false);
});

it('is counted by its kind', () => {
  expect(countNotes(notes)).toEqual({
    name: 1,
    explained: 0,
    family: 1,
    term: 1,
    'technical-sense': 1,
  });
});
