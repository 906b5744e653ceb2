import { assert, json, property } from 'fast-check';
import { expect, test } from 'vitest';

import { readSettings } from './read-settings.ts';
import { defaults } from './settings.ts';

test.each([
  ['nothing', null],
  ['damaged text', '{"color":'],
  ['a number', '7'],
  ['a list', '[1,2]'],
  ['wrong types', '{"zoom":"big","color":5,"textAlign":{"left":"up"},"letterSpacing":"1"}'],
])('reads %s as the defaults', (_, text) => {
  expect(readSettings(text)).toEqual(defaults);
});

test('keeps what is right beside what is wrong', () => {
  expect(readSettings('{"letterSpacing":3,"zoom":{"isZoom":true,"zoom":null}}')).toEqual({
    ...defaults,
    letterSpacing: 3,
    zoom: { isZoom: true, zoom: 1 },
  });
});

test('never throws and always has every field', () => {
  assert(
    property(json(), (text) => {
      expect(Object.keys(readSettings(text)).toSorted()).toEqual(Object.keys(defaults).toSorted());
    }),
  );
});
