import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { plans, stepsOf, type Language, type Plan } from './conversation-plans.ts';
import { answer, chat, finish, log, open, settled } from './converse.ts';
import { expect, story } from '../support/story-fixtures.ts';

story.use({ reducedMotion: 'reduce' } as object);

story.describe('as a guest, in English, by keyboard', () => {
  story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));
  for (const plan of plans) {
    story(`${plan.path} is done from the first message to the closing`, async ({ page }) => {
      await open(page, 'en', plan.path);
      await expect(log(page)).toContainText(chat.en.notice);
      await finish(page, 'en', stepsOf(plan, 'en'));
      await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    });
  }
});

const password = 'seven calm herons at dusk';

/** Somebody who saves, signed in once for all the stories of this file. */
const saving = story.extend<object, { signedIn: { cookies: []; origins: [] } }>({
  signedIn: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.address });
      const page = await context.newPage();
      await page.goto('/register');
      await page.getByLabel('E-mail', { exact: true }).fill(`noa-${Date.now()}@example.org`);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
      await page.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(page.getByText('Registration successful!')).toBeVisible();
      const state = await context.storageState();
      await context.close();
      await use(state as { cookies: []; origins: [] });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ signedIn }, use) => use(signedIn),
});

const names: Readonly<Record<string, string>> = {
  '/half-life': 'מחצית החיים',
  '/persuasion-rhetorics': 'שכנוע ורטוריקה',
  '/ethics': 'אתיקה',
  '/coherence': 'קוהרנטיות',
  '/critical-thinking': 'חשיבה ביקורתית',
};

const openFromProfile = async (page: Page, language: Language, { path }: Plan) => {
  await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
  await page.goto('/profile');
  await page.getByRole('button', { name: names[path]! }).click();
  await page.getByRole('link', { name: 'המשך', exact: true }).click();
  await settled(page);
  await page.getByLabel(chat[language].answer).or(page.locator('form textarea').first()).focus();
};

saving.describe('signed in, in Hebrew, by keyboard', () => {
  for (const plan of plans) {
    saving(
      `${plan.path} is saved, left in the middle, gone on with on another device, and finished`,
      async ({ page, browser, signedIn, site }) => {
        const steps = stepsOf(plan, 'he');
        const half = Math.ceil(steps.length / 2);
        await open(page, 'he', plan.path);
        for (const step of steps.slice(0, half)) await answer(page, 'he', step);
        await expect(page.getByRole('button', { name: 'שיתוף' })).toBeVisible();
        await page.close();

        const device = await browser.newContext({
          storageState: signedIn,
          baseURL: site.address,
          reducedMotion: 'reduce',
        });
        const there = await device.newPage();
        await openFromProfile(there, 'he', plan);
        await expect(log(there)).toContainText('ברוכים השבים');
        await expect(log(there)).toContainText(chat.he.notice);
        await finish(there, 'he', steps.slice(half));

        await there.goto('/profile');
        await there.getByRole('button', { name: names[plan.path]! }).click();
        await expect(there.getByRole('list', { name: 'השיחה' })).toContainText(chat.he.notice);
        await expect(there.getByRole('link', { name: 'המשך', exact: true })).toHaveCount(0);
        await device.close();
      },
    );
  }
});
