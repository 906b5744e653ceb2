import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { namePlace, siteDescription } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

const page = (language: string) =>
  `<title>${namePlace(language)}</title><meta lang="he" content="${namePlace('he')}"><meta content="__PUBLIC_URL__/">`;

let webRoot: string;
let site: TestSite;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'vernacular-named-'));
  for (const language of ['en', 'he']) {
    await mkdir(join(webRoot, 'pages', language), { recursive: true });
    await writeFile(join(webRoot, 'pages', language, 'index.html'), page(language));
  }
  await writeFile(join(webRoot, 'app.webmanifest'), '{"name":"Vernacular","id":"/a"}');
  const name = { en: 'Plain "Words" & <b>$&', he: 'מילים פשוטות' };
  site = await openTestSite(
    { PUBLIC_URL: 'https://words.example.org' },
    { site: siteDescription.parse({ name }), webRoot },
  );
});
afterAll(async () => {
  await site.close();
  await rm(webRoot, { recursive: true });
});

const get = (url: string, language: string) =>
  site.app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });

describe('the name of a site', () => {
  it.each(['/', '/pages/en/index.html'])('stands in %s as text', async (url) => {
    const { body } = await get(url, 'en');
    expect(body).toBe(
      '<title>Plain &#34;Words&#34; &#38; &#60;b&#62;$&#38;</title><meta lang="he" content="מילים פשוטות"><meta content="https://words.example.org/">',
    );
  });

  it('is the one of the language that is read', async () => {
    expect((await get('/', 'he')).body).toContain('<title>מילים פשוטות</title>');
  });

  it.each([
    ['en', 'Plain "Words" & <b>$&'],
    ['he', 'מילים פשוטות'],
  ])('names the installed site in %s', async (language, name) => {
    const reply = await get('/app.webmanifest', language);
    expect(reply.json()).toEqual({ name, short_name: name, id: '/a' });
    expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  });
});
