import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { GoTrueClient, type GoTrueClientOptions } from '@supabase/auth-js';
import { expect } from 'vitest';

import { openTestSite, type TestSite } from './site-for-tests.ts';
import type { OpenSite } from './sites-for-tests.ts';

/** What a registration sends beside e-mail and password. */
export const details = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };

/** A password nobody else has. */
export const password = 'a quiet walk in November';

/** A site that listens, and clients for it. */
export interface AuthSite {
  readonly site: TestSite;
  readonly url: string;
  /** A browser's client: it keeps its session in memory and refreshes only when told. */
  readonly newClient: (options?: GoTrueClientOptions) => GoTrueClient;
  /** A client that has registered as this person. */
  readonly register: (email: string) => Promise<GoTrueClient>;
  /** All letters in the outbox to this address, oldest first, their text in plain. */
  readonly lettersTo: (email: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

function newClient(url: string, options: GoTrueClientOptions): GoTrueClient {
  const kept = new Map<string, string>();
  return new GoTrueClient({
    url,
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    ...options,
  });
}

const decode = (letter: string) => {
  const [head = '', ...body] = letter.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/quoted-printable/i.test(head)) {
    const bytes = text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
    return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
  }
  return /base64/i.test(head)
    ? `${head}\n\n${Buffer.from(text, 'base64').toString('utf8')}`
    : letter;
};

/** A way to open a site on a free port. Its letters are read from `outboxFolder`, when that is not its own. */
type OpenAuthSite = (
  settings?: Parameters<OpenSite>[0],
  changes?: Parameters<OpenSite>[1],
  outboxFolder?: string,
) => Promise<AuthSite>;

/** Opens sites on free ports, with the database that `openSite` gives them. */
export const authSitesWith =
  (openSite: OpenSite): OpenAuthSite =>
  async (settings = {}, changes = {}, outboxFolder) => {
    const site = await openSite(settings, changes);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const address = site.app.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const url = `http://127.0.0.1:${port}/auth/v1`;
    const outbox = outboxFolder ?? join(site.dependencies.config.DATA_DIR, 'outbox');
    const lettersTo = async (email: string) => {
      await site.app.workAfterReplies();
      const names = await readdir(outbox).catch(() => []);
      const letters = await Promise.all(
        names
          .toSorted((one, other) => one.localeCompare(other))
          .map((name) => readFile(join(outbox, name), 'utf8')),
      );
      return letters.filter((letter) => letter.includes(`To: ${email}`)).map(decode);
    };
    return {
      site,
      url,
      newClient: (options = {}) => newClient(url, options),
      register: async (email) => {
        const client = newClient(url, {});
        const { data, error } = await client.signUp({
          email,
          password,
          options: { data: details },
        });
        expect(error).toBeNull();
        expect(data.session).not.toBeNull();
        return client;
      },
      lettersTo,
      close: () => site.close(),
    };
  };

/** Opens a site with SQLite on a free port. */
export const openAuthSite = authSitesWith(openTestSite);

/** The secret in the link of a letter. */
export const tokenIn = (letter: string | undefined): string =>
  /token_hash=([\w-]+)/.exec(letter ?? '')?.[1] ?? '';
