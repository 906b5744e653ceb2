import { readFileSync } from 'node:fs';

import type { BrowserContext } from 'playwright-core';

const source = new URL('../../../packages/contract/src/accounts/legal-version.ts', import.meta.url);

/** Sets the cookies of a guest who has accepted cookies and the current terms, so that no dialog covers the page. */
export const agree = (context: BrowserContext, address: string): Promise<void> =>
  context.addCookies(
    Object.entries({
      terms_consent: 'true',
      terms_version: /\d{4}-\d\d-\d\d/u.exec(readFileSync(source, 'utf8'))![0],
      cookie_consent: 'true',
    }).map(([name, value]) => ({ name, value, url: address })),
  );
