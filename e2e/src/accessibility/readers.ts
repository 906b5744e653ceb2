import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { expect } from '../support/story-fixtures.ts';
import { grade, patience, textFile, write } from './screen-steps.ts';

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps for somebody signed in, with a graded text and a dictionary, and the address that shares the text. */
interface Member {
  readonly storage: Storage;
  readonly shared: string;
}

const password = 'seven calm herons at dusk';

async function register(page: Page, email: string) {
  await page.goto('/register');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/$/u, patience);
}

async function buildDictionary(page: Page) {
  await page.goto('/de-jargonizer/build-your-own');
  await page.getByRole('textbox', { name: 'Name' }).fill('Cell biology');
  await page
    .locator('main input[type=file]')
    .setInputFiles(textFile('cells.txt', 'The kinase and the ribosome meet in the cell. '));
  await page.getByRole('button', { name: 'Build the dictionary' }).click();
  await expect(page.getByRole('link', { name: 'Use it: Cell biology' })).toBeVisible(patience);
}

/** Somebody who has graded a text, shared it, and built a dictionary. */
async function makeMember(page: Page): Promise<Member> {
  await register(page, `reader-${Date.now()}@example.org`);
  await buildDictionary(page);
  await page.goto('/de-jargonizer');
  await write(page, 'Photosynthesis turns light into food inside the chloroplasts.');
  await grade(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: /Photosynthesis turns light/u }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
  return { storage: await page.context().storageState(), shared };
}

/** Somebody with an authenticator app, who has given the password and not yet the code. */
async function signInByHalf(page: Page): Promise<Storage> {
  const email = `half-${Date.now()}@example.org`;
  await register(page, email);
  await page.goto('/profile');
  await page.getByText('Two-step sign-in and passkeys', { exact: true }).click();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.getByRole('code').textContent())?.replaceAll(' ', '') ?? '';
  await page
    .getByLabel('Six-digit code from the app')
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('list', { name: 'Your recovery codes' })).toBeVisible(patience);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible(patience);
  return page.context().storageState();
}

/** Makes somebody at a site once, for all stories of a worker. */
const once = <Made>(make: (page: Page) => Promise<Made>) => {
  const made = new Map<string, Promise<Made>>();
  const begin = async (browser: Browser, address: string) => {
    const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
    try {
      return await make(await context.newPage());
    } finally {
      await context.close();
    }
  };
  return (browser: Browser, address: string): Promise<Made> => {
    const known = made.get(address) ?? begin(browser, address);
    made.set(address, known);
    return known;
  };
};

/** The signed-in reader of a site. */
export const member = once(makeMember);
/** The reader of a site who owes the second step. */
export const halfSignedIn = once(signInByHalf);
