import { expect, test } from 'vitest';

import { adjustmentsIn, textOf } from '../settings/own-sets.ts';
import { defaults } from '../settings/settings.ts';
import { speechOptionsOf, withSpeechOptions } from './speech-options.ts';

test('are kept beside the other extras, and leave nothing when they are gone', () => {
  const others = { extras: 'magnifier at:top-end' };
  const wished = withSpeechOptions(others, { speed: 1.25, voice: 'Google עברית: he' });
  expect(wished.extras.split(' ')).toHaveLength(4);
  expect(speechOptionsOf(wished)).toEqual({ speed: 1.25, voice: 'Google עברית: he' });
  expect(withSpeechOptions(wished, { speed: 1, voice: '' })).toEqual(others);
});

test('travel in a file', () => {
  const wished = { ...defaults, ...withSpeechOptions(defaults, { speed: 2, voice: 'Ann' }) };
  expect(speechOptionsOf(adjustmentsIn(textOf(wished))!)).toEqual({ speed: 2, voice: 'Ann' });
});

test.each(['', 'speed:9', 'speed:0', 'speed:x', 'speed:1.3', 'voice:%'])(
  'of “%s” are none',
  (extras) => {
    expect(speechOptionsOf({ extras })).toEqual({ speed: 1, voice: '' });
  },
);
