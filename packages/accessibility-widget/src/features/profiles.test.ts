// @vitest-environment node
import { expect, test } from 'vitest';

import { english } from '../languages/english.ts';
import { readSettings } from '../settings/read-settings.ts';
import { defaults } from '../settings/settings.ts';
import { isProfileOn, profiles, turnProfile } from './profiles.ts';

test.each(profiles)('$label goes on and off again', (profile) => {
  const on = { ...defaults, ...turnProfile(profile, true, defaults) };
  expect(isProfileOn(on, profile)).toBe(true);
  expect({ ...on, ...turnProfile(profile, false, defaults) }).toEqual(defaults);
});

test('a set makes no medical promise', () => {
  const names = Object.values(english.profiles).join();
  expect(names).not.toMatch(/seizure|epilep|safe|protect|health/iu);
});

test('a set chosen under an older name is still on: only what it set is stored', () => {
  const stored = readSettings(
    JSON.stringify({
      profile: 'seizure-safe',
      isMotionStopped: true,
      lowSaturation: { isLowSaturation: true, saturation: 75 },
    }),
  );
  expect(stored).not.toHaveProperty('profile');
  expect(profiles.filter((each) => isProfileOn(stored, each)).map(({ label }) => label)).toEqual([
    'profiles.calmView',
  ]);
});
