import type { Page } from '@playwright/test';

import { agree } from './agree.ts';
import { expect, story } from './story.ts';

/** What an empty box offers, and the map beside what was chosen. */

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const offer = (page: Page) => page.getByRole('group', { name: /Look at a sample/u });
const sample = (page: Page, name: string) => offer(page).getByRole('button', { name, exact: true });
const map = (page: Page) => page.getByRole('img', { name: /^Map of the text/u });
const selected = (page: Page) => page.evaluate(() => String(getSelection()));

story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

story('a sample stays over a reload, and goes with Clear', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await sample(page, 'Lay summary').click();
  await expect(box(page)).toContainText('ozone');
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(box(page)).toContainText('ozone');
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await sample(page, 'Abstract').click();
  await expect(box(page)).toContainText('Caffeine');
  await expect(box(page)).not.toContainText('ozone');
});

story(
  'without a connection it says that none came, and brings it afterwards',
  async ({ page, context }) => {
    await page.goto('/de-jargonizer');
    await expect(sample(page, 'Press release')).toBeVisible();
    await context.setOffline(true);
    await sample(page, 'Press release').click();
    await expect(offer(page)).toContainText('The sample did not arrive. Please try again.');
    await expect(box(page)).not.toContainText('Nobel');
    await context.setOffline(false);
    await expect(async () => {
      await sample(page, 'Press release').click();
      await expect(box(page)).toContainText('Nobel', { timeout: 1000 });
    }).toPass();
  },
);

story('the map leads to the sentence where it is pressed', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await sample(page, 'Lay summary').click();
  await expect(map(page)).toBeVisible();
  const { height } = (await map(page).boundingBox())!;
  await map(page).click({ position: { x: 4, y: 2 } });
  expect(await selected(page)).toContain('High above us');
  await map(page).click({ position: { x: 4, y: height - 2 } });
  expect(await selected(page)).toContain('expected to be back');
});

story('the keyboard reaches its hardest sentence', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await sample(page, 'Press release').click();
  const sentence = page.getByRole('button', { name: /^Sentence \d+ holds/u });
  await sentence.focus();
  await page.keyboard.press('Enter');
  expect(await selected(page)).toContain('Emmanuelle Charpentier');
  await expect(box(page)).toBeFocused();
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  // The map is in the margin that a finger scrolls by: the card below the text leads to the sentence.
  story('a sample is pressed, and the way to its hardest sentence', async ({ page }) => {
    await page.goto('/de-jargonizer');
    await sample(page, 'Before and after').tap();
    await expect(box(page)).toContainText('Antimicrobial');
    await page.getByRole('button', { name: 'Show it said plainly' }).tap();
    await expect(box(page)).toContainText('Bacteria can change');
    await page.getByRole('button', { name: 'Clear' }).tap();
    await sample(page, 'Lay summary').tap();
    await expect(map(page)).toBeVisible();
    await page.getByRole('button', { name: /^Sentence \d+ holds/u }).tap();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toBeInViewport();
    expect(await selected(page)).not.toBe('');
  });
});
