import type { BrowserContext } from '@playwright/test';

/** A visitor who has agreed to the terms and to cookies already. */
export async function agree(context: BrowserContext, url: string | undefined): Promise<void> {
  const cookies = ['terms_consent', 'cookie_consent'];
  await context.addCookies(cookies.map((name) => ({ name, value: 'true', url: url ?? '' })));
}
