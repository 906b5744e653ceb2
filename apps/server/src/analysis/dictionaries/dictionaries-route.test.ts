import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { dictionariesCall } from '@vernacular/contract';
import { defaultCodes, knownDictionaries } from '@vernacular/dictionaries';
import { openLevels } from '@vernacular/dictionaries';
import { countOf } from '@vernacular/analyzer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
}, 120_000);
afterAll(() => site.close());

const list = async () => {
  const reply = await site.app.inject({ url: dictionariesCall.path });
  return dictionariesCall.reply.parse(reply.json()).dictionaries;
};
const find = async (code: string) => (await list()).find((entry) => entry.code === code);

describe('the dictionaries of a site', () => {
  it('are those of the catalogue', async () => {
    const codes = (await list()).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(knownDictionaries.map(({ code }) => code)));
  });

  it('say whether the news counts are on their way', async () => {
    const reply = await site.app.inject({ url: dictionariesCall.path });
    expect(reply.json()).toMatchObject({ isNewsComing: false });
  });

  it('say whether they are installed, and which is the default', async () => {
    expect(await find(defaultCodes.en)).toMatchObject({
      isInstalled: false,
      isDefault: true,
      levelsUrl: null,
      countsUrl: null,
    });
    expect(await find('EnglishGeneral')).toMatchObject({ isInstalled: true, isDefault: false });
  });
});

describe('the files a browser colours a text with', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('travel as %s and are kept for ever', async (encoding, unpack) => {
    const entry = await find('EnglishGeneral');
    const reply = await site.app.inject({
      url: entry?.levelsUrl ?? '',
      headers: { 'accept-encoding': encoding },
    });
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(reply.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    const levels = openLevels(unpack(reply.rawPayload));
    expect(countOf(levels.table, 'the')).toBeGreaterThanOrEqual(levels.cutoffs.common);
    expect(countOf(levels.table, 'qzxvw')).toBe(0);
  });

  it('are small', async () => {
    const entry = await find('EnglishGeneral');
    const reply = await site.app.inject({
      url: entry?.levelsUrl ?? '',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(reply.rawPayload.length).toBeLessThan(100 * 1024);
  });

  it('come with their counts', async () => {
    const entry = await find('EnglishGeneral');
    expect((await site.app.inject({ url: entry?.countsUrl ?? '' })).statusCode).toBe(200);
  });

  it('are had by language and by code from any site, for its own pages', async () => {
    for (const name of ['en', 'EnglishGeneral']) {
      const reply = await site.app.inject({ url: `/jargon-text/${name}.levels` });
      expect(reply.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=86400',
      });
      expect(openLevels(reply.rawPayload).code).toBe('EnglishGeneral');
    }
    for (const name of ['fr', defaultCodes.en]) {
      const reply = await site.app.inject({ url: `/jargon-text/${name}.levels` });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['access-control-allow-origin']).toBe('*');
    }
  });

  it.each([
    'EnglishGeneral.0000000000000000.levels',
    'EnglishGeneral.dictionary',
    '..%2Fvernacular.db',
  ])('are nothing else: %s', async (file) => {
    expect((await site.app.inject({ url: `/dictionaries/${file}` })).statusCode).toBe(404);
  });
});
