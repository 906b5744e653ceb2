import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { type AuthSite, openAuthSite, password } from '../../testing/auth-client-for-tests.ts';
import { authorisation } from '../../route-access-table.ts';
import { openAuditLog } from './audit-log.ts';
import { securityEvent } from './security-event-name.ts';

let auth: AuthSite | undefined;
afterEach(() => auth?.close());

const linesIn = async (dataDir: string) => {
  const folder = join(dataDir, 'audit');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('the audit log', () => {
  it('tells who did what, from where and when, and nothing that was written', async () => {
    auth = await openAuthSite();
    const { DATA_DIR: dataDir } = auth.site.dependencies.config;
    const email = 'anna@example.org';
    const client = await auth.register(email);
    const { user } = (await client.getUser()).data;
    await auth.newClient().signInWithPassword({ email, password: 'wrong password' });
    await auth.newClient().signInWithPassword({ email: 'nobody@example.org', password });
    await client.mfa.enroll({ factorType: 'totp' });
    await client.signOut();
    await expect.poll(() => linesIn(dataDir)).toHaveLength(5);
    const lines = await linesIn(dataDir);
    expect(lines.map(({ event, user: whose }) => [event, whose])).toEqual([
      ['signed-up', user?.id],
      ['sign-in-failed', user?.id],
      ['sign-in-failed', null],
      ['factor-begun', user?.id],
      ['signed-out', user?.id],
    ]);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(['at', 'event', 'user', 'from']);
      expect(line['at']).toMatch(/^\d{4}-\d\d-\d\dT/u);
      expect(line['from']).toBe('127.0.0.1');
    }
    expect(JSON.stringify(lines)).not.toMatch(/example\.org|password/u);
    const [name = ''] = await readdir(join(dataDir, 'audit'));
    expect(name).toMatch(/^\d{4}-\d\d-\d\d\.jsonl$/u);
    expect((await stat(join(dataDir, 'audit', name))).mode & 0o077).toBe(0);
  });

  it('has what a reply tells before the reply is sent', async () => {
    auth = await openAuthSite();
    const { app, dependencies } = auth.site;
    const payload = { email: 'anna@example.org', password: 'wrong password' };
    const url = '/auth/v1/token?grant_type=password';
    const replies = await Promise.all(
      [1, 2, 3].map(() => app.inject({ method: 'POST', url, payload })),
    );
    const folder = join(dependencies.config.DATA_DIR, 'audit');
    const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(written.join('').match(/sign-in-failed/gu)).toHaveLength(3);
  });

  it('is not kept where AUDIT_DAYS is 0', async () => {
    auth = await openAuthSite({ AUDIT_DAYS: '0' });
    await auth.register('berta@example.org');
    expect(await readdir(auth.site.dependencies.config.DATA_DIR)).not.toContain('audit');
  });

  it('says once that it cannot be written, and how much is missing when it can again', async () => {
    auth = await openAuthSite();
    const { app, dependencies, log } = auth.site;
    const folder = join(dependencies.config.DATA_DIR, 'audit');
    const isWritable = async () =>
      (await app.inject({ url: '/readyz' })).json<{ audit: boolean }>().audit;
    expect(await isWritable()).toBe(true);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    const email = 'anna@example.org';
    const client = await auth.register(email);
    await client.signOut();
    await expect.poll(() => log().match(/cannot be written down/gu)).toHaveLength(1);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect(await isWritable()).toBe(false);
    await rm(folder);
    expect(await isWritable()).toBe(true);
    await auth.newClient().signInWithPassword({ email, password });
    await expect.poll(() => linesIn(dependencies.config.DATA_DIR)).toHaveLength(2);
    const [gap, next] = await linesIn(dependencies.config.DATA_DIR);
    expect(gap).toMatchObject({ event: 'events-missing', user: null, missing: 2 });
    expect(next).toMatchObject({ event: 'signed-in' });
    expect(log().match(/cannot be written down/gu)).toHaveLength(1);
    expect(log().match(/written down again/gu)).toHaveLength(1);
  });

  it('keeps each day as long as it is told to, and leaves other files alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vernacular-audit-'));
    for (const name of ['2026-01-01.jsonl', '2026-01-03.jsonl', 'notes.txt'])
      await writeFile(join(folder, name), '');
    await openAuditLog(folder, 2).sweep(new Date('2026-01-05T12:00:00Z'));
    expect(await readdir(folder)).toEqual(['2026-01-03.jsonl', 'notes.txt']);
  });

  it('knows every account call that changes something', () => {
    const silent = ['/auth/v1/resend', '/challenge', '/passkeys/authentication/options'];
    const changing = Object.keys(authorisation)
      .filter((route) => /^(?:POST|PUT|DELETE) \/auth\//u.test(route))
      .filter((route) => silent.every((part) => !route.endsWith(part)));
    const unknown = changing.filter((route) => {
      const [method = '', path = ''] = route.split(' ');
      const grant = path.endsWith('/token') ? 'password' : undefined;
      return securityEvent({ method, route: path, grant, status: 200 }) === null;
    });
    expect(unknown).toEqual([]);
  });
});
