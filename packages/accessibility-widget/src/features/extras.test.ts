import { expect, test } from 'vitest';

import { readSettings } from '../settings/read-settings.ts';
import { defaults } from '../settings/settings.ts';
import { extraFeatures, extrasOn } from './extras.ts';

const row = (id: string) => extraFeatures.find((feature) => feature.id === id)!;
const turn = (extras: string, id: string, on: boolean) => {
  const found = row(id);
  return found.kind === 'toggle' ? found.turn({ ...defaults, extras }, on).extras : null;
};

test.each([
  ['', 'magnifier', true, 'magnifier'],
  ['magnifier', 'reading-mask', true, 'magnifier reading-mask'],
  ['magnifier reading-mask', 'magnifier', false, 'reading-mask'],
  ['magnifier', 'magnifier', true, 'magnifier'],
  ['magnifier protanopia', 'tritanopia', true, 'magnifier tritanopia'],
  ['protanopia', 'protanopia', false, ''],
  ['at:top-end protanopia', 'magnifier', true, 'at:top-end protanopia magnifier'],
])('with "%s" on, turning %s to %s leaves "%s"', (before, id, on, after) => {
  expect(turn(before, id, on)).toBe(after);
});

test('names that are no rows turn nothing on', () => {
  const stored = readSettings(JSON.stringify({ extras: 'magnifier <script> constructor' }));
  expect(extrasOn(stored)).toEqual(['magnifier']);
  expect(extrasOn(readSettings('{"extras":7}'))).toEqual([]);
});

test.each([
  ['', '#FFFBE6', 'ground:#FFFBE6'],
  ['magnifier ground:#000000', '#ffffff', 'magnifier ground:#ffffff'],
  ['ground:#000000 magnifier', '', 'magnifier'],
  ['magnifier', 'url(x)', 'magnifier'],
])('with "%s", the ground "%s" is kept as "%s"', (extras, colour, kept) => {
  const ground = row('ground');
  expect(ground.kind === 'colour' && ground.put({ ...defaults, extras }, colour).extras).toBe(kept);
});
