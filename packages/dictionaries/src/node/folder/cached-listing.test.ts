import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { dictionaryEnding } from './dictionary-path.ts';
import { cachedListing } from './cached-listing.ts';

let folder: string;
let clock = 0;
let look: () => ReadonlyMap<string, unknown>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-look-'));
  clock = Date.now();
  look = cachedListing(folder, () => clock);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (code: string) => join(folder, `${code}${dictionaryEnding}`);
const put = (code: string, content = 'none') => {
  writeFileSync(join(folder, 'part'), content);
  renameSync(join(folder, 'part'), file(code));
};
/** As if the last change of the folder was a while ago. */
const settle = () => utimesSync(folder, new Date(clock - 10_000), new Date(clock - 10_000));
const codes = () => [...look().keys()];

it('sees what is put in, replaced and taken out at once', () => {
  expect(codes()).toEqual([]);
  put('English2012_2015');
  expect(codes()).toEqual(['English2012_2015']);
  const before = look().get('English2012_2015');
  put('English2012_2015', 'another');
  expect(look().get('English2012_2015')).not.toEqual(before);
  rmSync(file('English2012_2015'));
  expect(codes()).toEqual([]);
});

it('does not read an unchanged folder again within a second', () => {
  put('English2012_2015');
  settle();
  const first = look();
  expect(look()).toBe(first);
  clock += 1001;
  expect(look()).not.toBe(first);
});

it('sees after a second what was written into a file in its place', () => {
  put('English2012_2015');
  settle();
  const first = look().get('English2012_2015');
  writeFileSync(file('English2012_2015'), 'something longer');
  clock += 1001;
  expect(look().get('English2012_2015')).not.toEqual(first);
});

it('takes a folder that is not there for an empty one, and sees it come', () => {
  rmSync(folder, { recursive: true });
  expect(codes()).toEqual([]);
  mkdirSync(folder);
  put('English2012_2015');
  expect(codes()).toEqual(['English2012_2015']);
});
