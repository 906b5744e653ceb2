import type { BrowserContext } from 'playwright-core';

/** Makes every page of a context that of a guest who has agreed to the terms and to cookies, so that no question stands before a tool. */
export const agree = (context: BrowserContext, address: string): Promise<void> =>
  context.addCookies(
    ['terms_consent', 'cookie_consent'].map((name) => ({ name, value: 'true', url: address })),
  );
