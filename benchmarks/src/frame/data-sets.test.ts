import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dataFolder } from './data-sets.ts';

describe('the folder of data sets', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vernacular-data-sets-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('refuses a folder that holds none of the sets', () => {
    expect(() => dataFolder({ data: folder })).toThrow(/holds no data set/u);
  });

  it('takes a folder with one set, and names the sets that are not in it', () => {
    mkdirSync(join(folder, 'swords'));
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    expect(dataFolder({ data: folder })).toBe(folder);
    expect(printed.mock.calls.join()).toContain('cochrane_pairs');
    expect(printed.mock.calls.join()).not.toContain('swords');
  });

  it('refuses a folder that is not there', () => {
    expect(() => dataFolder({ data: join(folder, 'none') })).toThrow(/There is no folder/u);
  });
});
