import { expect, test } from 'vitest';

import { speechOptionsOf, withSpeechOptions } from './speech-options.ts';

test('are kept beside the other extras, and leave nothing when they are gone', () => {
  const others = { extras: 'magnifier at:top-end' };
  const wished = withSpeechOptions(others, { speed: 1.25, voice: 'Google עברית: he' });
  expect(wished.extras.split(' ')).toHaveLength(4);
  expect(speechOptionsOf(wished)).toEqual({ speed: 1.25, voice: 'Google עברית: he' });
  expect(withSpeechOptions(wished, { speed: 1, voice: '' })).toEqual(others);
});

test.each(['', 'speed:9', 'speed:0', 'speed:x', 'speed:1.3', 'voice:%'])(
  'of “%s” are none',
  (extras) => {
    expect(speechOptionsOf({ extras })).toEqual({ speed: 1, voice: '' });
  },
);
