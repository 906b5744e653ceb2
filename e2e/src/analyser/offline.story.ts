import type { BrowserContext, Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { isKept } from '../support/is-kept.ts';
import { siteThatIsRenewed } from '../support/newer-site.ts';
import { expect, story } from '../support/story-fixtures.ts';

story.use({ serviceWorkers: 'allow' });

const text = 'We utilized solar power. The doctors alleviate pain with chloroplasts.';
const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const marked = (page: Page) => page.locator('.level-rare').first();

/** Writes in the analyser, and waits until the site is kept on the device. */
async function writeAndKeep(page: Page, context: BrowserContext, address: string) {
  await agree(context, address);
  await page.goto(`${address}/de-jargonizer`);
  await box(page).click();
  await page.keyboard.insertText(text);
  await expect(marked(page)).toBeVisible();
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** What a phone does with the installed site. */
const share = (page: Page, words: string) =>
  page.evaluate((shared) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/share-target';
    form.enctype = 'multipart/form-data';
    const field = document.createElement('textarea');
    field.name = 'text';
    field.value = shared;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, words);

story('without a connection the analyser opens and colours', async ({ page, context, baseURL }) => {
  await writeAndKeep(page, context, baseURL!);
  await box(page).getByText('utilized').click();
  const card = page.getByRole('region', { name: 'About a word' });
  await expect(card.getByRole('button', { name: /^used, Common: put/u })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(box(page)).toContainText('We utilized solar power.');
  await expect(marked(page)).toBeVisible();
  await box(page).getByText('utilized').click();
  await card.getByRole('button', { name: /^used, Common: put/u }).click();
  await expect(box(page)).toContainText('We used solar power.');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await expect(page.getByText('Kept as “Version 1”.')).toBeVisible();
  await page
    .getByRole('button', { name: /Accessibility/u })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Accessibility/u })).toBeVisible();
  // Elsewhere the page says that it did not arrive, in its own words.
  await page.goto('/de-jargonizer/about');
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not arrive');
});

story(
  'the page for programs opens without a connection once it was read',
  async ({ page, context, baseURL }) => {
    await writeAndKeep(page, context, baseURL!);
    await page.goto('/integrations');
    const neovim = page.locator('#neovim summary');
    await neovim.click();
    await expect(page.getByRole('button', { name: 'Copy: init.lua, Neovim' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/integrations#neovim');
    await page.reload();
    await expect(neovim).toBeFocused();
    await expect(page.locator('#neovim')).toHaveAttribute('open');
    await page.getByRole('button', { name: 'Copy: init.lua, Neovim' }).click();
    await expect(page.getByRole('button', { name: 'Copied: init.lua, Neovim' })).toBeVisible();
  },
);

story('a newer version is offered, and the text outlives it', async ({ page, context, site }) => {
  const renewed = await siteThatIsRenewed(site.address);
  try {
    await writeAndKeep(page, context, renewed.address);
    renewed.renew();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const offer = page.getByRole('status').filter({ hasText: 'A newer version of this site' });
    await expect(offer).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(box(page)).toContainText(text);
    const loaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Use it now' }).click();
    await loaded;
    await expect(box(page)).toContainText(text);
    await expect(marked(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
  } finally {
    await renewed.close();
  }
});

story(
  'what is shared with the site opens, and never over a text unasked',
  async ({ page, context, baseURL }) => {
    await writeAndKeep(page, context, baseURL!);
    await share(page, 'Mitochondria feed the cell.');
    const offer = page.getByRole('status').filter({ hasText: '“Shared text.txt” was shared' });
    await expect(offer).toBeVisible();
    await expect(box(page)).toContainText(text);
    // It waits until somebody decides, also over a reload and beside an empty box.
    await page.reload();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await offer.getByRole('button', { name: 'Open it' }).click();
    await expect(box(page)).toContainText('Mitochondria feed the cell.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(box(page)).toContainText(text);
    await expect(offer).toHaveCount(0);
    await expect(page).toHaveURL(/\/de-jargonizer$/u);
    await page.getByRole('button', { name: 'Clear' }).click();
    await share(page, 'Ribosomes make proteins.');
    await expect(box(page)).toContainText('Ribosomes make proteins.');
    await page.reload();
    await expect(box(page)).toContainText('Ribosomes make proteins.');
    await expect(offer).toHaveCount(0);
  },
);
