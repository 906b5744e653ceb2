import { expect, it } from 'vitest';

import { placeBeside } from './use-card-place.ts';

const text = { top: 100, bottom: 1100, left: 50, width: 800 };
const card = { width: 300, height: 200 };
const view = { top: 64, bottom: 768 };
const word = (top: number, left = 400) => ({ top, bottom: top + 20, left, right: left + 60 });

it('stands below its word, in its middle, while there is room', () =>
  expect(placeBeside(word(300), text, card, view)).toEqual({ side: 'below', x: 230, y: 228 }));

it('stands above it at the foot of the view', () =>
  expect(placeBeside(word(600), text, card, view)).toEqual({ side: 'above', x: 230, y: 508 }));

it.each([
  [50, 8],
  [790, 492],
])('stays within the text beside a word at %i', (left, x) =>
  expect(placeBeside(word(300, left), text, card, view).x).toBe(x),
);

it('stands where there is more room when there is little on either side', () =>
  expect(placeBeside(word(200), text, { width: 300, height: 900 }, view).side).toBe('below'));
