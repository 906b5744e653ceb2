import { expect, test } from 'vitest';

import { defaults, type Settings } from '../settings/settings.ts';
import { filterList } from './filters.ts';

/** Specification, section 9, "Effects". */
const examples: readonly (readonly [Partial<Settings>, string])[] = [
  [{}, ''],
  [{ isBlueLightFilter: true }, 'sepia(80%)'],
  [{ isMonochrome: true }, 'grayscale(100%)'],
  [{ isVisualImpairment: true }, 'invert(100%)'],
  [{ brightness: { isBrightness: true, brightness: 150 } }, 'brightness(150%)'],
  [{ brightness: { isBrightness: false, brightness: 150 } }, ''],
  // White stays white: a grey of 95% becomes one of 94%.
  [{ highContrast: { isHighContrast: true, contrast: 125 } }, 'brightness(90%) contrast(125%)'],
  [{ highContrast: { isHighContrast: true, contrast: 200 } }, 'brightness(75%) contrast(200%)'],
  [{ isBlueLightFilter: true, isMonochrome: true }, 'sepia(80%) grayscale(100%)'],
];

test.each(examples)('%j filters the page with "%s"', (part, list) => {
  expect(filterList({ ...defaults, ...part })).toBe(list);
});
