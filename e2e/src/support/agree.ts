import { readFileSync } from 'node:fs';

import type { BrowserContext } from '@playwright/test';

const source = new URL('../../../packages/contract/src/accounts/legal-version.ts', import.meta.url);

/** The cookies of a visitor who has agreed to the terms as they are, and to cookies. */
export const agreedCookies: Readonly<Record<string, string>> = {
  terms_consent: 'true',
  terms_version: /\d{4}-\d\d-\d\d/u.exec(readFileSync(source, 'utf8'))![0],
  cookie_consent: 'true',
};

export async function agree(context: BrowserContext, url: string | undefined): Promise<void> {
  const cookies = Object.entries(agreedCookies);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: url ?? '' })));
}
