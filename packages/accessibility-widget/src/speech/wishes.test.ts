import { expect, test } from 'vitest';

import { adjustmentsIn, textOf } from '../settings/own-sets.ts';
import { defaults } from '../settings/settings.ts';
import { wishesOf, withWishes } from './wishes.ts';

test('are kept beside the other extras, and leave nothing when they are gone', () => {
  const others = { extras: 'magnifier at:top-end' };
  const wished = withWishes(others, { speed: 1.25, voice: 'Google עברית: he' });
  expect(wished.extras.split(' ')).toHaveLength(4);
  expect(wishesOf(wished)).toEqual({ speed: 1.25, voice: 'Google עברית: he' });
  expect(withWishes(wished, { speed: 1, voice: '' })).toEqual(others);
});

test('travel in a file', () => {
  const wished = { ...defaults, ...withWishes(defaults, { speed: 2, voice: 'Ann' }) };
  expect(wishesOf(adjustmentsIn(textOf(wished))!)).toEqual({ speed: 2, voice: 'Ann' });
});

test.each(['', 'speed:9', 'speed:0', 'speed:x', 'speed:1.3', 'voice:%'])(
  'of “%s” are none',
  (extras) => {
    expect(wishesOf({ extras })).toEqual({ speed: 1, voice: '' });
  },
);
