/* oxlint-disable max-lines -- one story a row of docs/when-it-fails.md, all with the same few verbs */
import { rm } from 'node:fs/promises';

import type { Page, Route } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { newDataFolder } from '../support/data-folder.ts';
import { endElsewhere } from '../support/end-elsewhere.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, story } from '../support/story-fixtures.ts';

/** What a person meets when something fails: each row of the table in docs/when-it-fails.md that only a browser shows. */

story.use({ reducedMotion: 'reduce' } as object);
story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

const password = 'seven calm herons at dusk';
const aim =
  'We study drinking water because many families depend on it. Our team measured it in forty homes over two years, and we asked everyone for consent before we began.';

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const alert = (page: Page) => page.getByRole('alert');
const isAsked = async (page: Page) => {
  await expect(log(page).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByText('The coach is writing.')).toHaveCount(0);
};
const answer = async (page: Page, words: string) => {
  await isAsked(page);
  await page.getByLabel('Your answer').fill(words);
  await page.getByLabel('Your answer').press('Shift+Enter');
};
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.insertText(text);
};
const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":{}}' });
const failing = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    body: JSON.stringify({ error: { code, message } }),
  });
const unavailable = (route: Route) => route.abort();

const fillRegistration = async (page: Page, email: string) => {
  await page.goto('/register');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
};
const pressRegister = (page: Page) =>
  page.getByRole('button', { name: 'Register', exact: true }).click();
const register = async (page: Page, name: string) => {
  const email = `${name}-${Date.now()}@example.org`;
  await fillRegistration(page, email);
  await pressRegister(page);
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/u, { timeout: 15_000 });
  return email;
};
const signIn = async (page: Page, email: string) => {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

story.describe('a server that dies', () => {
  let own: RunningSite;
  story.beforeEach(async ({ context }) => {
    own = await startSite(await newDataFolder());
    await agree(context, own.address);
  });
  story.afterEach(async () => {
    await own.stop();
    await rm(own.dataDir, { recursive: true, force: true });
  });

  story('in the middle of a conversation costs no word of it', async ({ page }) => {
    await page.goto(`${own.address}/ethics`);
    await answer(page, aim);
    await expect(log(page).getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByText('The coach is writing.')).toHaveCount(0);
    await own.stop();
    await answer(page, 'We could ask only adults, which costs more.');
    await expect(alert(page)).toContainText('The server cannot be reached.');
    await expect(log(page)).toContainText('We could ask only adults');
    own = await own.restart();
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toHaveCount(0);
    await answer(page, 'A third answer after the break.');
    await expect(log(page)).toContainText('A third answer after the break.');
    await expect(alert(page)).toHaveCount(0);
  });

  story('while a text is graded costs no word of it', async ({ page }) => {
    await page.goto(`${own.address}/de-jargonizer`);
    await write(page, aim);
    // The counts have come: else that they did not would be said beside it.
    await expect(page.locator('main').getByText('Mid-frequency', { exact: true })).toBeVisible();
    await own.stop();
    await page.getByRole('button', { name: 'START' }).click();
    const lost = alert(page).filter({ hasText: 'The server cannot be reached.' });
    await expect(lost).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText('forty homes');
    own = await own.restart();
    await lost.getByRole('button').click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  });
});

story('a part of the screen that does not arrive takes nothing else away', async ({ page }) => {
  const parts = /\/assets\/(?:live-word-card|folds|versions-card|download-and-share)-/u;
  await page.route(parts, unavailable);
  await page.goto('/de-jargonizer');
  await write(page, aim);
  const notes = page.getByText('This part of the page did not arrive.');
  await expect(notes).not.toHaveCount(0);
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('%');
  await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText('forty homes');
  await page.unroute(parts);
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).first().click({ timeout: 1000 });
    await expect(notes).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Download' }).first()).toBeVisible();
});

story.describe('a session that is ended elsewhere', () => {
  story(
    'keeps the answer that was being sent; after signing in the conversation goes on',
    async ({ page, site }) => {
      const email = await register(page, 'ended');
      await page.goto('/ethics');
      await answer(page, aim);
      await expect(page.getByText('The coach is writing.')).toHaveCount(0);
      await endElsewhere(site.address, email, password);
      await answer(page, 'We could ask only adults, which costs more.');
      await expect(alert(page)).toContainText('Your session has expired.');
      await expect(log(page)).toContainText('We could ask only adults');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await page.goto('/login?next=/ethics');
      await signIn(page, email);
      await expect(page).toHaveURL(/\/ethics$/u);
      await expect(log(page)).toContainText('forty homes');
      await expect(log(page)).toContainText('We could ask only adults');
      await page
        .getByRole('button', { name: 'Try again' })
        .click({ timeout: 3000 })
        .catch(() => {
          // A page that was left sends the message by itself.
        });
      await answer(page, 'A third answer, signed in again.');
      await expect(log(page)).toContainText('A third answer, signed in again.');
      await expect(alert(page)).toHaveCount(0);
    },
  );

  story('keeps the text that was being graded', async ({ page, site }) => {
    const email = await register(page, 'graded');
    await page.goto('/de-jargonizer');
    await write(page, aim);
    await endElsewhere(site.address, email, password);
    await page.getByRole('button', { name: 'START' }).click();
    await expect(alert(page)).toContainText('Your session has expired.');
    // The device forgets the session a moment later; a login page opened before would lead back.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto('/login?next=/de-jargonizer');
    await signIn(page, email);
    await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText('forty homes');
    await page.getByRole('button', { name: 'START' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  });
});

story('a reload keeps an answer that was not sent yet', async ({ page }) => {
  await page.goto('/ethics');
  await isAsked(page);
  await page.getByLabel('Your answer').fill('Half a sentence about');
  await page.reload();
  await expect(page.getByLabel('Your answer')).toHaveValue('Half a sentence about');
});

story('a conversation that gets no good answer says so and tries again', async ({ page }) => {
  for (const trouble of [broken, unavailable]) {
    await page.goto('/critical-thinking');
    await isAsked(page);
    await page.route('**/api/CriticalThinking', trouble);
    await answer(page, aim);
    await expect(alert(page)).toBeVisible();
    await expect(page.getByText('The coach is writing.')).toHaveCount(0);
    await expect(log(page)).toContainText('forty homes');
    await page.unroute('**/api/CriticalThinking');
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
  }
});

story('visits that cannot be counted are 0', async ({ page }) => {
  await page.route('**/GetVisits', broken);
  await page.goto('/');
  await expect(page.getByText('0 visits')).toBeVisible();
});

story('a registration that fails says so and keeps the form', async ({ page }) => {
  await fillRegistration(page, 'fails@example.org');
  for (const [trouble, sentence] of [
    [broken, 'Error registering user. Please try again.'],
    [
      (route: Route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/json',
          headers: { 'x-supabase-api-version': '2024-01-01' },
          body: JSON.stringify({ code: 'validation_failed', message: 'gender is not right' }),
        }),
      'Error saving user data. Please try again.',
    ],
  ] as const) {
    await page.route('**/auth/v1/signup', trouble);
    await pressRegister(page);
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/auth/v1/signup');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('fails@example.org');
  }
});

story('a sign-in that fails says so calmly', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'nobody@example.org');
  await expect(page.getByText('The e-mail address and the password do not match.')).toBeVisible();
  await page.route('**/auth/v1/token**', unavailable);
  await signIn(page, 'nobody@example.org');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('nobody@example.org');
});

story('a download that fails says so, of a result and of the instructions', async ({ page }) => {
  const sentence = 'An error occurred while downloading.';
  await page.goto('/de-jargonizer');
  await write(page, aim);
  await page.getByRole('button', { name: 'START' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toBeVisible();
  await page.route('**/api/TextGrading/{Download,BuildYourOwnDeJargonizer}', broken);
  await result.getByRole('button', { name: 'Download' }).click();
  await expect(alert(page)).toContainText(sentence);
  await page.goto('/de-jargonizer/about');
  await page
    .locator('#buildYourOwnDeJargonizer, section')
    .getByRole('button', { name: /download/iu })
    .first()
    .click();
  await expect(alert(page)).toContainText(sentence);
});

story('a text that cannot be graded stays, with a sentence', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await write(page, aim);
  await page.route('**/api/TextGrading/Grade', broken);
  await page.getByRole('button', { name: 'START' }).click();
  await expect(alert(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText('forty homes');
});

story('a group that cannot be sent leaves nothing turning', async ({ page }) => {
  await page.goto('/de-jargonizer/multiple-texts');
  await page.route('**/api/GroupGrading**', unavailable);
  const file = { name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from(aim) };
  await page.locator('input[type="file"]').setInputFiles([file]);
  await page.getByRole('button', { name: 'START' }).click();
  await expect(alert(page)).toContainText('The server cannot be reached.');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.unroute('**/api/GroupGrading**');
  await alert(page)
    .filter({ hasText: 'The server cannot be reached.' })
    .getByRole('button')
    .click();
  await expect(page.getByText(/file is done|files are done/u)).toBeVisible();
});

story('a shared link says what it is: loading, invalid, revoked, expired', async ({ page }) => {
  await page.goto('/share/nothing-at-all');
  await expect(page.getByRole('heading', { name: 'Invalid link.' })).toBeVisible();
  for (const [code, sentence] of [
    ['revoked-link', 'This link has been revoked.'],
    ['expired-link', 'This link has expired.'],
  ] as const) {
    await page.route('**/api/share/*', failing(410, code, sentence));
    await page.goto('/share/something');
    await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
    await page.unroute('**/api/share/*');
  }
  await page.route('**/api/share/*', () => undefined);
  await page.goto('/share/something');
  await expect(page.getByRole('heading', { name: 'Loading…' })).toBeVisible();
});

story('a profile says when it is loading, missing, or could not be changed', async ({ page }) => {
  await register(page, 'profile');
  await page.goto('/de-jargonizer');
  await write(page, aim);
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();

  await page.route('**/api/profile', () => undefined);
  await page.goto('/profile');
  await expect(page.getByText('Loading profile...')).toBeVisible();
  await page.unroute('**/api/profile');
  await page.route('**/api/profile', failing(404, 'no-profile', 'No user profile found.'));
  await page.goto('/profile');
  await expect(page.getByText('No user profile found.')).toBeVisible();
  await page.unroute('**/api/profile');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByText("Don't Save Data").click();
  await page.getByRole('button', { name: 'Yes, continue' }).click();
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PUT' ? broken(route) : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your changes could not be saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByText('1 task', { exact: true })).toBeVisible();
});
