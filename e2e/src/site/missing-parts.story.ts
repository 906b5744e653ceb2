import type { Page, Route } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

/** A part of the site that does not arrive, as after a deployment (404) or without a connection. */

const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
const scripts = /assets\/.*\.js/u;
const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const title = (page: Page) => page.getByRole('heading', { name: 'This page did not arrive' });
const link = (page: Page) => page.getByRole('link', { name: 'How to cite' }).first();
const screen = (page: Page) => page.getByRole('heading', { level: 1, name: /cite/iu });

/** Counts how often the page is loaded from now on. */
const loadsOf = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
};

story.beforeEach(async ({ context, baseURL, page }) => {
  await agree(context, baseURL);
  await unfolded(context);
  await page.goto('/de-jargonizer');
  await box(page).click();
  await page.keyboard.insertText('Photosynthesis turns light into food.');
  await expect(page.getByRole('button', { name: /^Photosynthesis, /u })).toBeVisible();
});

story(
  'a screen of an older version comes after one reload, and the text is still there',
  async ({ page }) => {
    const loads = loadsOf(page);
    await page.route(scripts, (route) => (loads.length === 0 ? gone(route) : route.continue()));
    await link(page).click();
    await expect(screen(page)).toBeVisible();
    expect(loads).toHaveLength(1);
    await page.goBack();
    await expect(box(page)).toContainText('turns light into food');
  },
);

story(
  'a screen that never comes is said calmly after one reload, not in a circle',
  async ({ page }) => {
    const loads = loadsOf(page);
    await page.route(/assets\/(?!index|shell).*screen.*\.js/u, gone);
    await link(page).click();
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('A new version of the site may just')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0);
    expect(loads).toHaveLength(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(screen(page)).toBeVisible();
  },
);

story(
  'without a connection the page stands, says so, and comes when it is back',
  async ({ page, context }) => {
    const loads = loadsOf(page);
    await context.setOffline(true);
    await link(page).click();
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('The connection seems to be interrupted.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The connection seems to be interrupted.')).toBeVisible();
    expect(loads).toHaveLength(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(screen(page)).toBeVisible();
  },
);

story('it is said in Hebrew to who reads Hebrew', async ({ page, context }) => {
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'he'));
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.locator('a[href$="/how-to-cite"]').first().click();
  await expect(page.getByRole('heading', { name: 'הדף לא הגיע' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ניסיון נוסף' })).toBeVisible();
});

story('texts that do not arrive are not shown as keys: the page reloads once', async ({ page }) => {
  const loads = loadsOf(page);
  await page.route(/assets\/texts-.*\.js/u, (route) =>
    loads.length === 1 ? gone(route) : route.continue(),
  );
  await page.reload();
  await expect.poll(() => loads.length).toBe(2);
  await expect(box(page)).toContainText('turns light into food');
  await expect(page.getByText('user.login')).toHaveCount(0);
});

story('a worker of an older version: one reload, then START still works', async ({ page }) => {
  const loads = loadsOf(page);
  await page.route(/assets\/analysis\.worker.*\.js/u, gone);
  await page.reload();
  await expect(page.getByText('nothing is coloured yet. START still works.')).toBeVisible();
  await expect.poll(() => loads.length).toBe(2);
  await expect(page.getByText('nothing is coloured yet. START still works.')).toBeVisible();
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  expect(loads).toHaveLength(2);
});
