import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

/** What an empty box offers, and the sentences of what was chosen. */

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const offer = (page: Page) => page.getByRole('group', { name: /Look at a sample/u });
const sample = (page: Page, name: string) => offer(page).getByRole('button', { name, exact: true });
const selected = (page: Page) => page.evaluate(() => String(getSelection()));

story.beforeEach(async ({ context, baseURL }) => {
  await agree(context, baseURL);
  await unfolded(context);
});

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
      // A sample that came later than the last look took its offer with it.
      if (await offer(page).isVisible())
        await sample(page, 'Press release').click({ timeout: 1000 });
      await expect(box(page)).toContainText('Nobel', { timeout: 1000 });
    }).toPass();
  },
);

story(
  'a long sentence is underlined at will, and where it could be cut is said',
  async ({ page }) => {
    await page.goto('/de-jargonizer');
    await box(page).click();
    await page.keyboard.insertText(
      'After six weeks, tumours in the treated mice were much smaller than those in all of the others that we had kept, while their weight and their blood counts had stayed as they were before.',
    );
    const row = page.getByRole('button', { name: /^3\d words: After six weeks/u });
    await expect(row).toContainText('Could be cut before “while their weight and their…”');
    await page.getByRole('button', { name: 'Underline them in the text' }).click();
    await expect(page.locator('.sentence-long').first()).toBeVisible();
    await expect(page.locator('.sentence-cut')).toHaveText('w');
    await row.click();
    expect(await selected(page)).toContain('After six weeks');
    await page.reload();
    await expect(page.locator('.sentence-long').first()).toBeVisible();
  },
);

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

  story('a sample is pressed, and the way to its hardest sentence', async ({ page }) => {
    await page.goto('/de-jargonizer');
    await sample(page, 'Before and after').tap();
    await expect(box(page)).toContainText('Antimicrobial');
    await page.getByRole('button', { name: 'Show it said plainly' }).tap();
    await expect(box(page)).toContainText('Bacteria can change');
    await page.getByRole('button', { name: 'Clear' }).tap();
    await sample(page, 'Lay summary').tap();
    await page.getByRole('button', { name: /^Sentence \d+ holds/u }).tap();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toBeInViewport();
    expect(await selected(page)).not.toBe('');
  });
});
