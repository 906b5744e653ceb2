// @vitest-environment node
import { expect, test } from 'vitest';

import { english } from '../languages/english.ts';
import { isAll, isSetOn, settingsWithSets } from './layers.ts';
import { adjustmentsOf, profiles } from './profiles.ts';

test('a set says by name what it turns on', () => {
  for (const profile of profiles) {
    const { adjustments, settings } = adjustmentsOf(profile);
    expect(adjustments.length).toBe(Object.keys(profile.settings).length);
    expect(isAll(settings, profile.settings)).toBe(true);
  }
});

test('a set makes no medical promise', () => {
  const names = Object.values(english.profiles).join();
  expect(names).not.toMatch(/seizure|epilep|safe|protect|health/iu);
});

test('a set chosen under an older name is still on: only what it set is stored', () => {
  const stored = settingsWithSets(
    JSON.stringify({
      profile: 'seizure-safe',
      isMotionStopped: true,
      lowSaturation: { isLowSaturation: true, saturation: 75 },
    }),
  );
  expect(stored).not.toHaveProperty('profile');
  expect(profiles.filter((each) => isSetOn(stored, each)).map(({ label }) => label)).toEqual([
    'profiles.calmView',
  ]);
});
