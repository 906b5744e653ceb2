import type { Page } from '@playwright/test';

import { expect, story } from './story.ts';

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
const grade = async (page: Page, text: string) => {
  await page.goto('/de-jargonizer');
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.insertText(text);
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
};

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
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login/u);
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
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
  async ({ page }) => {
    await page.goto('/half-life');
    await expect(page.getByRole('log')).toHaveCount(0);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?next=/u);
  },
);
