import { expect, it } from 'vitest';

import { noFacts } from '../answers/record-fields.ts';

import { canBeBuiltOn, topicMismatch } from './can-be-built-on.ts';
import { fields } from './record.ts';

const scored = (name: string) => ({ [`${name}JargonScore`]: '100' });
const first =
  'We planted moss on twelve walls of the old harbour and measured how warm the stones became in summer.';
const after = (text30: string) => ({
  ...noFacts(fields),
  ...scored('text120First'),
  ...scored('text30'),
  text120First: first,
  text30,
});
const of30 = (text: string) => topicMismatch(after(text), 'text30');

it.each([
  ['language', 'אזוב מקרר את הקירות הישנים של הנמל בקיץ, ומי שיושב לידם מרגיש בכך.'],
  ['words', 'Eleven players kick a ball, and their fans sing all night long in London.'],
  [null, 'Mosses on a wall keep its stones cool even in the hottest weeks of July.'],
])('a version that is strange by %s', (expected, text) => {
  expect(of30(text)).toBe(expected);
});

const thirty =
  'Moss on the old walls of a harbour keeps their stones cool in summer, so that whoever sits there has shade and cool air.';

it.each([
  ['thirty words of the same thing', thirty, true],
  ['one word again and again', 'bla '.repeat(30), false],
  ['half a sentence', 'Moss cools the old walls.', false],
])('carries: %s', (_, text, expected) => {
  expect(canBeBuiltOn(after(text), 'text30')).toBe(expected);
});
