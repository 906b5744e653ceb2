import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type AuthSite,
  details,
  openAuthSite,
  password,
  tokenIn,
} from '../../testing/auth-client-for-tests.ts';

/** Every file of a folder, but for those named. */
const filesOf = (folder: string, but: readonly string[]): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (but.includes(name)) return [];
    return statSync(path).isDirectory() ? filesOf(path, but) : [path];
  });

describe('secrets', () => {
  let auth: AuthSite;
  const secrets: string[] = [];
  beforeAll(async () => {
    auth = await openAuthSite();
    const email = 'ada@example.org';
    const client = await auth.register(email);
    const remember = async () => {
      const { session } = (await client.getSession()).data;
      secrets.push(session?.access_token ?? '', session?.refresh_token ?? '');
    };
    await remember();
    await client.refreshSession();
    await remember();
    await client.resetPasswordForEmail(email);
    secrets.push(tokenIn((await auth.lettersTo(email)).at(-1)), password);
    await client.signInWithPassword({ email, password: 'a wrong guess' });
    secrets.push('a wrong guess');
    const weak = { email: 'b@example.org', password: 'password1', options: { data: details } };
    await client.signUp(weak);
    secrets.push('password1');
  }, 120_000);
  afterAll(() => auth.close());

  it('are there to be looked for', () => {
    expect(secrets).toHaveLength(8);
    expect(secrets.every((secret) => secret.length > 8)).toBe(true);
  });

  it('and e-mail addresses are never logged', () => {
    const log = auth.site.log();
    expect(log).toContain('/auth/v1/token');
    for (const secret of [...secrets, 'ada@example.org']) expect(log).not.toContain(secret);
  });

  it('are in no file but the letter itself', () => {
    const files = filesOf(auth.site.dependencies.config.DATA_DIR, ['outbox', 'web']);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const bytes = readFileSync(file);
      for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
    }
  });
});
