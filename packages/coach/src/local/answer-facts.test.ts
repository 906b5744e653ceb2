import { expect, test } from 'vitest';

import { nothingAsked } from './nothing-asked.ts';
import { coach } from './said-for-tests.ts';

const said = async (draft: string, answer: string) => {
  const { comments } = await coach.comment({ ...nothingAsked, focus: 'answer', draft, answer });
  return comments.map(({ kind, text, quote }) => `${kind}: ${quote && `“${quote}” `}${text}`);
};

const bees =
  'We tagged 214 bees for a summer. Old bees come home after a storm. Young ones get lost.';
const inHebrew = 'סימנו 214 דבורים. דבורים ותיקות חוזרות הביתה אחרי סערה.';

test('a sentence of the answer that stands first in the text is said to', async () => {
  expect(
    await said(`Old bees come home after a storm. ${bees}`, 'Old bees come home after a storm'),
  ).toEqual([
    'note: “Old bees come home after a storm.” Your text begins with this sentence of your answer.',
  ]);
});

test('one that stands later is told its place', async () => {
  expect(await said(bees, 'This could go: the tags. Old bees come home after a storm.')).toEqual([
    'note: “Old bees come home after a storm.” This sentence of your answer is sentence 2 of 3 in your text.',
  ]);
});

test('else the words of the answer are told that the text has, and those it has in no form', async () => {
  expect(await said(bees, 'A hedge shows the bee its way home through storms.')).toEqual([
    'note: In your answer and in your text: “bee”, “home” and “storms”. Only in your answer: “hedge”.',
  ]);
});

test('a noun of the same family, and a verb in another form, are called neither present nor absent', async () => {
  expect(await said('Storms destroy nests.', 'The destruction.')).toEqual([]);
  expect(await said('Old bees came home.', 'They come.')).toEqual([]);
});

test('a Hebrew answer is told in Hebrew', async () => {
  expect(await said(inHebrew, 'אחרי סערה הגדרות והפרחים מראים להן את הכיוון הביתה.')).toEqual([
    'note: גם בתשובה וגם בטקסט: ״סערה״ ו״הביתה״. רק בתשובה: ״הגדרות״ ו״והפרחים״.',
  ]);
  expect(await said(inHebrew, 'דבורים ותיקות חוזרות הביתה אחרי סערה')).toEqual([
    'note: “דבורים ותיקות חוזרות הביתה אחרי סערה.” המשפט הזה מן התשובה הוא משפט 2 מתוך 2 בטקסט.',
  ]);
});

test('nothing is said of an answer in another language, or without words of its own', async () => {
  expect(await said(bees, 'דבורים ותיקות חוזרות הביתה.')).toEqual([]);
  expect(await said(bees, 'What do you mean?')).toEqual([]);
});
