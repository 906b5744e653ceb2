import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { siteCall, siteDescription } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite } from '../../testing/site-for-tests.ts';
import { analyticsOf } from './content-security-policy.ts';
import { readSiteConfig } from './read-site-config.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-site-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileWith(content: string): Promise<string> {
  const path = join(folder, 'site.json');
  await writeFile(path, content);
  return path;
}

describe('the file about the site', () => {
  it('need not be there', async () => {
    expect((await readSiteConfig(undefined)).name).toBe('Vernacular');
  });

  it('fills in the defaults for what it leaves out', async () => {
    const site = await readSiteConfig(await fileWith('{"name":"Plain Words"}'));
    expect(site.name).toBe('Plain Words');
    expect(site.citation.text).toContain('Rakedzon');
  });

  it('is the example that operators copy, comments and all', async () => {
    const example = join(import.meta.dirname, '../../../../../deploy/site-config.example.jsonc');
    const site = await readSiteConfig(example);
    expect(Object.keys(site).toSorted()).toEqual(Object.keys(siteDescription.shape).toSorted());
    expect(site.name).toEqual({ en: 'Plain Words', he: 'מילים פשוטות' });
    expect(new Set(site.news.map(({ language }) => language)).size).toBe(8);
  });

  it('names whom to turn to, in one language or in each', async () => {
    const help = [
      { name: 'Counselling', phone: '1201' },
      { name: { en: 'Nurse', he: 'אחות' }, url: 'https://example.org/' },
    ];
    const site = await readSiteConfig(await fileWith(JSON.stringify({ help })));
    expect(site.help).toEqual(help);
  });

  it.each([
    ['names the site in one language of two', '{"name":{"en":"A"}}', /name/],
    ['is not JSON', '{', /SITE_CONFIG names a file that is not JSON/],
    ['has a wrong field', '{"contacts":[{"name":"A","email":"x"}]}', /contacts\.0\.email/],
    ['has a field nobody knows', '{"nmae":"A"}', /nmae/],
  ])('stops the start when it %s', async (_what, content, sentence) => {
    await expect(readSiteConfig(await fileWith(content))).rejects.toThrow(sentence);
  });

  it('reaches the web app', async () => {
    const site = await readSiteConfig(await fileWith('{"name":"Plain Words"}'));
    const own = await openTestSite({ ANALYTICS_TAG: 'G-ABC1234567' }, { site });
    const reply = await own.app.inject({ url: siteCall.path });
    await own.close();
    expect(siteCall.reply.parse(reply.json())).toMatchObject({
      name: 'Plain Words',
      analytics: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
      authUrl: null,
      signUp: 'open',
      signInWith: [],
      handling: { model: null, mail: null, retentionMonths: null, auditDays: 180 },
    });
  }, 60_000);

  it('reaches the web app with who answers for data, and which hosts take part, without their secrets', async () => {
    const controller = { name: 'A University', address: 'A street 1', email: 'data@example.org' };
    const site = await readSiteConfig(
      await fileWith(JSON.stringify({ controller, officer: { name: 'N. N.' } })),
    );
    const settings = {
      COACH_URL: 'https://user:secret@model.example.org:8443/v1',
      COACH_MODEL: 'm',
      SMTP_URL: 'smtp://user:secret@127.0.0.1:2525',
      MAIL_FROM: 'site@example.org',
      RETENTION_MONTHS: '24',
      AUDIT_DAYS: '30',
    };
    const own = await openTestSite(settings, { site });
    const reply = await own.app.inject({ url: siteCall.path });
    await own.close();
    expect(siteCall.reply.parse(reply.json())).toMatchObject({
      controller,
      officer: { name: 'N. N.' },
      handling: {
        model: 'model.example.org',
        mail: 'localhost',
        retentionMonths: 24,
        auditDays: 30,
      },
    });
    expect(reply.body).not.toContain('secret');
  }, 60_000);
});

describe('what a measuring script may reach', () => {
  it('is its own address alone', () => {
    expect(analyticsOf('https://count.example.org/x/a.js')).toEqual({
      script: 'https://count.example.org/x/a.js',
      scriptSources: ['https://count.example.org'],
      connectSources: ['https://count.example.org'],
    });
  });

  it('is nothing without one', () => {
    expect(analyticsOf(undefined)).toBeNull();
  });
});
