import { expect, test } from 'vitest';

import { isInLanguage } from './is-in-language.ts';

test.each([
  'This opens the way for a reader.',
  'Clear and short.',
  'Kitchen, phones, diary: everyday things do more here than any technical term could.',
  'Compared with whom? A reader cannot tell yet.',
])('“%s” is English', (text) => expect(isInLanguage(text, 'en')).toBe(true));

test.each([
  'Tu segunda frase explica muy bien el resultado para los lectores.',
  'Votre deuxième phrase explique bien le résultat de cette étude.',
  'Dein zweiter Satz erklärt das Ergebnis sehr gut für alle Leser.',
  'המשפט הזה ברור מאוד.',
])('“%s” is not', (text) => expect(isInLanguage(text, 'en')).toBe(false));

test('Hebrew is told by its letters', () => {
  expect(isInLanguage('המשפט “We edit” ברור מאוד.', 'he')).toBe(true);
  expect(isInLanguage('This is clear.', 'he')).toBe(false);
});
