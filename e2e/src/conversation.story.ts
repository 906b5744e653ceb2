import type { Page } from '@playwright/test';

import { agree } from './agree.ts';
import { expect, story } from './story.ts';

story.use({ reducedMotion: 'reduce' } as object);
story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

const text = (about: string) =>
  `We study ${about} because many families depend on it. Our team measured it in forty homes over two years. The result was clear: it fell by a third. We asked everyone for consent before we began, and we told them what we would do with the data. A second way would be to ask only adults, which costs more and takes longer. We do not yet know whether this holds in other towns, and we will test it next.`;

const log = (page: Page) => page.getByRole('log');
const answer = async (page: Page, words: string) => {
  const box = page.getByLabel('Your answer');
  await expect(page.getByText('The coach is writing.')).toHaveCount(0);
  await box.fill(words);
  await box.press('Shift+Enter');
};
const choose = async (page: Page, name: RegExp) => {
  await expect(page.getByText('The coach is writing.')).toHaveCount(0);
  const option = log(page).getByRole('button', { name, disabled: false }).last();
  await option.focus();
  await page.keyboard.press('Enter');
};

story(
  'Ethics is done from the first message to the closing, by keyboard, as a guest',
  async ({ page }) => {
    await page.goto('/ethics');
    await expect(log(page)).toContainText(
      'Please do not share any sensitive information in the chat.',
    );
    await answer(page, text('drinking water'));
    await answer(page, text('the privacy of homes'));
    await answer(page, text('clean water and consent'));
    await choose(page, /Final|Revised|final/u);
    await answer(
      page,
      'The final text names the people it touches and says what we decided, and why we did so in the end.',
    );
    await expect(page.getByText('You have finished this exercise.')).toBeVisible();
  },
);

story(
  'Half Life keeps its place through a reload, and a failed message waits to be sent again',
  async ({ page }) => {
    await page.goto('/half-life');
    await answer(page, 'Dana');
    await choose(page, /High school/u);
    await expect(log(page)).toContainText('120');
    await page.reload();
    await expect(log(page)).toContainText('Dana');
    await page.route('**/api/HalfLife', (route) => route.abort());
    await answer(page, text('rice plants'));
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/HalfLife');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByRole('table').first()).toBeVisible();
  },
);

story('Restart asks first, and begins anew', async ({ page }) => {
  await page.goto('/persuasion-rhetorics');
  await choose(page, /general/iu);
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click();
  await expect(log(page).getByRole('listitem')).not.toHaveCount(0);
  await expect(log(page)).not.toContainText('You:');
});

story('the coach speaks Hebrew on the Hebrew site', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'he'));
  await page.goto('/half-life');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(log(page)).toContainText(/[\u05D0-\u05EA]{3}/u);
});
