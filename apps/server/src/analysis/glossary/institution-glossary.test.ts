import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { languageToolCall } from '@vernacular/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openTestSite } from '../../testing/site-for-tests.ts';
import { readInstitutionGlossary } from './institution-glossary.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-own-glossary-'));
  mkdirSync(join(folder, 'glossary', 'en'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, content: string) =>
  writeFileSync(join(folder, 'glossary', 'en', name), content);

const house = {
  field: 'Our house',
  cues: ['house'],
  terms: [{ term: 'zyxwort', gloss: 'a plant of our own garden' }],
};

describe('the glossary of an institution', () => {
  it('is read from its folder, without the files that are no field', async () => {
    put('house.json', JSON.stringify(house));
    put('broken.json', '{');
    put('notes.txt', 'no field');
    const faults: string[] = [];
    const own = await readInstitutionGlossary(folder, (file) => faults.push(file));
    expect(own).toEqual({ en: [house], he: [] });
    expect(faults).toEqual([join(folder, 'glossary', 'en', 'broken.json')]);
  });

  it('is empty where there is none, without a fault', async () => {
    rmSync(join(folder, 'glossary'), { recursive: true });
    const faults: string[] = [];
    expect(await readInstitutionGlossary(folder, (file) => faults.push(file))).toEqual({
      en: [],
      he: [],
    });
    expect(faults).toEqual([]);
  });

  it('explains words to browsers and editors', async () => {
    put('house.json', JSON.stringify(house));
    const site = await openTestSite({ DATA_DIR: folder });
    try {
      const given = await site.app.inject('/glossary/en.json');
      expect(given.json()).toEqual([house]);
      const payload = { language: 'en', text: 'The zyxwort is here.' };
      const checked = await site.app.inject({
        method: 'POST',
        url: languageToolCall.path,
        payload,
      });
      expect(checked.json().matches[0].message).toContain('Zyxwort: a plant of our own garden.');
    } finally {
      await site.close();
    }
  });
});
