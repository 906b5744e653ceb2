// @vitest-environment node
import { expect, test } from 'vitest';

import { english } from '../languages/english.ts';
import { readSettings } from '../settings/read-settings.ts';
import { defaults, type Settings } from '../settings/settings.ts';
import { adjustmentsOf, isProfileOn, profiles, turnProfile } from './profiles.ts';

test.each(profiles)('$label goes on and off again', (profile) => {
  const on = { ...defaults, ...turnProfile(profile, true, defaults) };
  expect(isProfileOn(on, profile)).toBe(true);
  expect({ ...on, ...turnProfile(profile, false, on) }).toEqual(defaults);
});

test('a set that is turned off leaves the others whole', () => {
  const all = Object.assign(
    { ...defaults },
    ...profiles.map(({ settings }) => settings),
  ) as Settings;
  const together = profiles.filter((profile) => isProfileOn(all, profile));
  expect(together).toEqual(profiles);
  for (const profile of together) {
    const left = { ...all, ...turnProfile(profile, false, all) };
    for (const other of together.filter((each) => each !== profile))
      expect(isProfileOn(left, other)).toBe(true);
  }
});

test('a set says by name what it turns on', () => {
  for (const profile of profiles) {
    const { adjustments, settings } = adjustmentsOf(profile);
    expect(adjustments.length).toBe(Object.keys(profile.settings).length);
    expect(isProfileOn(settings, profile)).toBe(true);
  }
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
