// @vitest-environment node
import { expect, test } from 'vitest';

import { english } from '../languages/english.ts';
import { isAll } from './profile-layers.ts';
import { adjustmentsOf, profiles } from './profiles.ts';

test('a set says by name what it turns on', () => {
  for (const profile of profiles) {
    const { adjustments, settings } = adjustmentsOf(profile);
    expect(adjustments.length).toBe(Object.keys(profile.settings).length);
    expect(isAll(settings, profile.settings)).toBe(true);
  }
});

test('a set makes no medical promise', () => {
  const names = JSON.stringify(english['profiles']);
  expect(names).not.toMatch(/seizure|epilep|safe|protect|health/iu);
});
