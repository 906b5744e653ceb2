import { expect, test } from 'vitest';

import { parseJson } from './parse-json.ts';

test.each([
  ['plain', '{"a":1}'],
  ['in a fence', '```json\n{"a":1}\n```'],
  ['after words', 'Here it is: {"a":1}'],
  ['after reasoning', '<think>{"a":2}</think>{"a":1}'],
  ['after reasoning without an opening tag', 'Hm, {"a":2}.</think>\n{"a":1}'],
  ['with trailing commas', '{"a":1,\n}'],
])('an object %s is read', (_, content) => expect(parseJson(content)).toEqual({ a: 1 }));

test('commas inside a text stay', () =>
  expect(parseJson('{"a":["x,]","\\",}",],}')).toEqual({ a: ['x,]', '",}'] }));

test.each([
  ['nothing', ''],
  ['words', 'I cannot help with that.'],
  ['a list', '[1]'],
  ['words on both sides', 'I think: {"a":1} But wait.'],
  ['reasoning that never ends', '<think>{"a":1}'],
  ['an object that breaks off', '{"a":'],
])('%s is no object', (_, content) => expect(() => parseJson(content)).toThrow('answer is not'));
