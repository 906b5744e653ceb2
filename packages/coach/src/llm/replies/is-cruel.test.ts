import { expect, test } from 'vitest';

import { isCruel } from './is-cruel.ts';

test.each([
  'This is stupid.',
  'What a lazy sentence.',
  'זה משפט מטומטם.',
  'כתיבה עצלנית ופתטית.',
  'Nobody likes what you write.',
  'You clearly have no talent.',
  'You are s t u p i d.',
  'אתה אפס, עדיף שתפסיק לכתוב.',
])('“%s” is cruel', (text) => expect(isCruel(text, 'We sort garbage.')).toBe(true));

test.each([
  'It would be a terrible pity to hide this.',
  'If you are new to this, say what you are sure of.',
  'It sounds like a useless detail to the reader.',
  'המשפט הזה ברור.',
])('“%s” is not', (text) => expect(isCruel(text, '')).toBe(false));

test('a word that hurts is allowed where the writer writes about it', () => {
  expect(isCruel('Where does the garbage go?', 'We sort garbage.')).toBe(false);
  expect(isCruel('Where does the garbage go?', 'We sort paper.')).toBe(true);
});
