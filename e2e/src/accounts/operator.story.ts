import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Browser, Page } from '@playwright/test';

import { axeEngine } from '../accessibility/axe-engine.ts';
import { settle } from '../accessibility/visit.ts';
import { agree } from '../support/agree.ts';
import { faultsOf, walk } from '../support/keyboard-walk.ts';
import type { RunningSite } from '../support/running-site.ts';
import { expect, story } from '../support/story-fixtures.ts';

const execute = promisify(execFile);
const command = fileURLToPath(new URL('../../../apps/server/dist/people.js', import.meta.url));

const operator = 'opal@example.org';
const password = 'seven calm herons at dusk';

/** Stories on a site whose settings name an operator. */
const operatorStory = story.extend<object>({
  settings: [{ OPERATORS: operator }, { scope: 'worker' }],
});

/** Registers and signs in. */
const register = async (page: Page, email: string) => {
  await page.goto('/register');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/$/u, { timeout: 15_000 });
};

/** `npm run people` on the site’s data. */
const people = async ({ dataDir, address }: RunningSite, ...args: readonly string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: address };
  const { stdout } = await execute(process.execPath, [command, ...args], { env });
  return stdout;
};

const open = async (browser: Browser, site: RunningSite, options: object = {}) => {
  const context = await browser.newContext({
    baseURL: site.address,
    reducedMotion: 'reduce',
    ...options,
  });
  await agree(context, site.address);
  return context.newPage();
};

operatorStory(
  'an account named by the settings sees how the site stands, shuts somebody out and lets them in again',
  async ({ browser, site }) => {
    const opal = await open(browser, site);
    await register(opal, operator);
    await opal.goto('/operator');
    // Anybody could have registered with that address.
    await expect(opal.getByText(/its address has not been confirmed by a letter/u)).toBeVisible();
    const { link } = JSON.parse(await people(site, 'reset-link', operator, '--json')) as {
      link: string;
    };
    await opal.goto(link);
    await opal.getByLabel('New password', { exact: true }).fill(`${password}, again`);
    await opal.getByRole('button', { name: 'Save the new password' }).click();
    await expect(
      opal.getByText('Your new password is saved, and you are signed in.'),
    ).toBeVisible();

    const dana = await open(browser, site);
    await register(dana, 'dana@example.org');
    await dana.goto('/operator');
    await expect(dana.getByText(/not named among those who run this site/u)).toBeVisible();
    await expect(dana.getByRole('table')).toHaveCount(0);
    const guest = await open(browser, site);
    await guest.goto('/operator');
    await expect(guest.getByText(/for accounts that the settings of the site name/u)).toBeVisible();
    await expect(guest.getByRole('table')).toHaveCount(0);

    const storageState = await dana.context().storageState();
    const hebrew = await open(browser, site, { locale: 'he-IL', storageState });
    await hebrew.goto('/operator');
    await expect(hebrew.getByText(/החשבון שלכם אינו רשום בין מפעילי האתר/u)).toBeVisible();
    await expect(hebrew.getByRole('table')).toHaveCount(0);
    await hebrew.context().close();

    await opal.goto('/operator');
    await expect(opal.getByRole('heading', { name: 'How the site stands' })).toBeVisible();
    await opal.getByLabel('A part of the address').fill('dana');
    await opal.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(opal.getByRole('button', { name: `Open ${operator}` })).toHaveCount(0);
    await opal.getByRole('button', { name: 'Open dana@example.org' }).press('Enter');
    const sheet = opal.getByRole('dialog', { name: 'dana@example.org' });
    await sheet.getByRole('button', { name: 'Switch off' }).press('Enter');
    await expect(sheet.getByText(/is signed out everywhere and cannot sign in/u)).toBeVisible();
    await dana.goto('/profile');
    await expect(dana).toHaveURL(/\/login/u);
    await dana.getByLabel('E-mail', { exact: true }).fill('dana@example.org');
    await dana.getByLabel('Password', { exact: true }).fill(password);
    await dana.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(dana.getByText(/switched off/u)).toBeVisible();
    await sheet.getByRole('button', { name: 'Switch on' }).press('Enter');
    await expect(sheet.getByText(/can sign in again/u)).toBeVisible();
    await opal.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    // Nobody shuts themselves out by a slip.
    await opal.getByLabel('A part of the address').fill('');
    await opal.getByRole('button', { name: 'Find', exact: true }).click();
    await opal.getByRole('button', { name: `Open ${operator}` }).press('Enter');
    const own = opal.getByRole('dialog', { name: operator });
    await expect(own.getByRole('button', { name: 'Link for a new password' })).toBeVisible();
    await expect(own.getByRole('button', { name: 'Switch off' })).toHaveCount(0);
    await opal.keyboard.press('Escape');
    await expect(own).toHaveCount(0);
    await dana.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(dana.getByRole('button', { name: /^Your account/u })).toBeVisible();

    for (const page of [opal, dana, guest]) {
      await page.goto('/operator');
      await page.waitForLoadState('networkidle');
      await settle(page);
      expect(await axeEngine.audit(page)).toEqual([]);
      expect(faultsOf(await walk(page))).toEqual([]);
    }
    for (const page of [opal, dana, guest]) await page.context().close();
  },
);
