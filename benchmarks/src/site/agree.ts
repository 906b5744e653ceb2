import type { BrowserContext } from 'playwright-core';

/** Sets the cookies of a guest who has accepted the terms and cookies, so that no dialog covers a tool. */
export const agree = (context: BrowserContext, address: string): Promise<void> =>
  context.addCookies(
    ['terms_consent', 'cookie_consent'].map((name) => ({ name, value: 'true', url: address })),
  );
