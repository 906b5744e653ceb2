import { describe, expect, test } from 'vitest';

import type { Feature } from './feature.ts';
import { features } from './catalogue.ts';
import { pixels } from './format-number.ts';
import { decrease, increase } from './steps.ts';

const stepper = (id: string) => {
  const found = features.find((feature: Feature) => feature.id === id);
  if (found?.kind !== 'stepper') throw new Error(`${id} is no stepper`);
  return found.steps;
};

/** Specification, section 5, "Stepper bounds": [feature, from, after one step up, after one step down]. */
const examples: readonly (readonly [string, number, number, number])[] = [
  ['font-size', 100, 110, 90],
  ['font-size', 200, 200, 190],
  ['font-size', 10, 20, 10],
  ['letter-spacing', 1, 2, 0],
  ['letter-spacing', 0, 1, 0],
  ['word-spacing', 3, 4, 2],
  ['line-height', 3, 3.1, 2.9],
  ['line-height', 0.1, 0.2, 0.1],
  ['zoom', 1, 1.1, 0.9],
  ['zoom', 0.1, 0.2, 0.1],
  ['brightness', 150, 175, 125],
  ['brightness', 500, 500, 475],
  ['brightness', 100, 125, 100],
  ['high-contrast', 125, 130, 120],
  ['high-contrast', 200, 200, 195],
  ['high-saturation', 200, 225, 200],
  ['high-saturation', 790, 800, 765],
  ['low-saturation', 50, 75, 50],
  ['low-saturation', 199, 199, 174],
];

describe('steppers', () => {
  test.each(examples)('%s at %d goes up to %d and down to %d', (id, from, up, down) => {
    expect(increase(from, stepper(id))).toBe(up);
    expect(decrease(from, stepper(id))).toBe(down);
  });

  test('gather no crumbs over a hundred steps of a tenth', () => {
    let value = 1;
    for (let step = 0; step < 100; step += 1) value = increase(value, stepper('zoom'));
    expect(value).toBe(11);
  });
});

test('a number of pixels and its unit stay on one line', () => {
  expect(pixels(2, 'he')).toBe('2\u{A0}px');
});
