import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { expect, story } from '../support/story-fixtures.ts';

const password = 'seven calm herons at dusk';
const canary = 'zymurgistcanary';

const register = async (page: Page, email: string, saving: 'Yes' | 'No') => {
  await page.goto('/register');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: saving, exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/u, { timeout: 15_000 });
};
const signIn = async (page: Page, email: string) => {
  await page.goto('/login');
  await fillLogin(page, email);
};
const fillLogin = async (page: Page, email: string) => {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Your account/u }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/u);
};
const grade = async (page: Page, text: string) => {
  await page.goto('/de-jargonizer');
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.insertText(text);
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
};

story(
  'a key lets an editor know what the readers know, until it is revoked',
  async ({ page, site }) => {
    story.setTimeout(120_000);
    const username = `noa-${Date.now()}@example.org`;
    await register(page, username, 'Yes');
    await page.goto('/profile');
    await page.getByText('Keys for editors', { exact: true }).click();
    await page.getByLabel('Name of the new key').fill('LibreOffice at work');
    await page.getByRole('button', { name: /What it may do/u }).click();
    // By key: a press within moments of the opening is taken for its second half, and the list stays open.
    await page.getByRole('option', { name: 'Add and remove words too' }).press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Make key' }).click();
    await expect(page.getByText('This is your key.')).toBeVisible();
    const apiKey = await page.locator('form code').innerText();
    const ask = (path: string, form: Readonly<Record<string, string>>) =>
      page.request.post(`${site.address}${path}`, { form: { username, apiKey, ...form } });
    const check = () => ask('/v2/check', { language: 'en-US', text: 'The phosphorylation.' });
    expect((await (await check()).json()).matches).toHaveLength(1);
    await ask('/v2/words/add', { word: 'phosphorylation' });
    expect((await (await check()).json()).matches).toEqual([]);

    await page.reload();
    await page.getByText('Keys for editors', { exact: true }).click();
    await expect(page.getByText(/^Made .* Last used/u)).toBeVisible();
    await expect(page.getByText(apiKey)).toHaveCount(0);
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Yes, revoke' }).click();
    await expect(page.getByText('LibreOffice at work', { exact: true })).toHaveCount(0);
    expect((await check()).status()).toBe(401);
  },
);

story(
  'register, write, find it again, share it, revoke, stop saving, delete',
  async ({ page, browser, site }) => {
    story.setTimeout(120_000);
    const email = `dana-${Date.now()}@example.org`;
    await register(page, email, 'Yes');
    await grade(
      page,
      'Photosynthesis turns light into food inside the chloroplasts of every green leaf.',
    );

    await page.goto('/profile');
    await expect(page.getByText('1 task', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /Photosynthesis turns light/u }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
    expect(link).toContain(`${site.address}/share/`);

    const guest = await (await browser.newContext()).newPage();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('(Shared)');
    await expect(guest.getByText('Photosynthesis', { exact: false }).first()).toBeVisible();
    expect(await guest.content()).not.toContain(email);

    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('This link has been revoked.').first()).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('This link has been revoked.')).toBeVisible();
    await guest.context().close();

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByText("Don't Save Data").click();
    await expect(page.getByText(/all your past tasks will have their data removed/u)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText("You don't have any tasks yet!")).toBeVisible();

    await page.getByText('Delete my account', { exact: true }).click();
    await page
      .getByLabel('Your present password', { exact: true })
      .filter({ visible: true })
      .fill(password);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
    await expect(page).toHaveURL(`${site.address}/login`);
    await signIn(page, email);
    await expect(
      page.getByText('The e-mail address and the password do not match.', { exact: false }),
    ).toBeVisible();
  },
);

story(
  'a writer who does not save leaves no text and no address in the log',
  async ({ page, site }) => {
    await register(page, `noa-${Date.now()}@example.org`, 'No');
    await grade(page, `We study ${canary} in leaves and light.`);
    await page.goto('/profile');
    await expect(page.getByText("You don't have any tasks yet!")).toBeVisible();
    expect(site.log()).not.toContain(canary);
    expect(site.log()).not.toContain('@example.org');
  },
);

story(
  'a visitor is asked to agree before a tool opens, and comes back to the profile after signing in',
  async ({ page, site }) => {
    await page.goto('/half-life');
    await expect(page.getByRole('log')).toHaveCount(0);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?next=/u);

    const email = `omer-${Date.now()}@example.org`;
    await register(page, email, 'No');
    await page.goto('/login');
    await expect(page).toHaveURL(`${site.address}/`);
    await page.goto('/register');
    await expect(page).toHaveURL(`${site.address}/`);
    await signOut(page);
    await page.goto('/profile');
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/profile$/u);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/login/u);
  },
);

story(
  'two steps: an authenticator app is set up, asked for, replaced by a recovery code, and removed',
  async ({ page }) => {
    story.setTimeout(120_000);
    const email = `tal-${Date.now()}@example.org`;
    await register(page, email, 'Yes');

    await page.goto('/profile');
    await page.getByText('Two-step sign-in and passkeys', { exact: true }).click();
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    const typed = await page.getByRole('code').textContent();
    const app = new TOTP({ secret: Secret.fromBase32(typed?.replaceAll(' ', '') ?? '') });
    const code = page.getByLabel('Six-digit code from the app');
    await code.fill('12');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('The code is six digits long.')).toBeVisible();
    await code.fill(wrong(app));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText(/^This code is not right/u)).toBeVisible();
    await code.fill(app.generate());
    await page.getByRole('button', { name: 'Turn on' }).click();

    const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [first = ''] = await codes.allTextContents();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('vernacular-recovery-codes.txt');
    expect(await readFile(await download.path(), 'utf8')).toContain(first);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes left')).toBeVisible();

    await signOut(page);
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByLabel('Code from the app').fill(nextCode(app));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: /^Your account/u })).toBeVisible();

    await signOut(page);
    await signIn(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(first.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: /^Your account/u })).toBeVisible();

    await page.goto('/profile');
    await page.getByText('Two-step sign-in and passkeys', { exact: true }).click();
    await expect(page.getByText('9 recovery codes left')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(page.getByText('The app has been removed.')).toBeVisible();
    await signOut(page);
    await signIn(page, email);
    await expect(page.getByRole('button', { name: /^Your account/u })).toBeVisible();
  },
);

/** A code is accepted once; the one of the next half minute is accepted a little early. */
const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 });

/** Six digits that the app shows neither now nor just before or after. */
function wrong(app: TOTP): string {
  const right = new Set(
    [-30_000, 0, 30_000, 60_000].map((later) => app.generate({ timestamp: Date.now() + later })),
  );
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.has(code))!;
}
