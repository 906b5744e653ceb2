import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { settled as coachIsDone } from '../conversation/converse.ts';
import { menuIsThere } from '../support/covered.ts';
import { faultsOf, fromTop, walk } from '../support/keyboard-walk.ts';
import type { Stop } from '../support/keyboard-watch.ts';
import { expect, story } from '../support/story-fixtures.ts';

// A trace takes a picture at each of thousands of key strokes.
story.use({ reducedMotion: 'reduce', trace: 'off' } as object);

const settled = async (page: Page) => {
  await expect(page.locator('main h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // It comes last: whatever a page drew before its scripts has been taken over by then.
  await menuIsThere(page);
};
const launcher = (page: Page) => page.locator('#accessibilik-root .launcher');

/** The way to the newest message stands there only while that is out of sight, and walking scrolls. */
const lasting = (stops: readonly Stop[]) =>
  stops.map(({ name }) => name).filter((name) => !name.includes('Newest message'));

for (const path of ['/de-jargonizer/how-to-cite', '/persuasion-rhetorics'])
  story(
    `Shift and Tab walk back through ${path}, past all that floats`,
    async ({ page, context, baseURL }) => {
      await agree(context, baseURL);
      await page.goto(path);
      await settled(page);
      // While the coach is writing, what can be walked to changes.
      if (path === '/persuasion-rhetorics') await coachIsDone(page);
      const there = await walk(page);
      const back = await walk(page, 'Shift+Tab');
      expect(back.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual(
        [],
      );
      expect(lasting(back).toReversed()).toEqual(lasting(there));
    },
  );

story('a button without a visible focus does not pass', async ({ page, context, baseURL }) => {
  await agree(context, baseURL);
  await page.goto('/de-jargonizer/about');
  await settled(page);
  await page.evaluate(() => {
    const fault = document.createElement('button');
    fault.textContent = 'Planted';
    for (const rule of ['outline', 'box-shadow'])
      fault.style.setProperty(rule, 'none', 'important');
    fault.tabIndex = 2;
    document.querySelector('main')!.append(fault);
  });
  expect(faultsOf(await walk(page)).join('\n')).toMatch(
    /"Planted" has a positive tabindex[^]*"Planted" looks the same without the focus/u,
  );
});

for (const width of [320, 640])
  story(
    `in the bar of the section the focus is never off the screen, ${width} pixels wide`,
    async ({ page, context, baseURL }) => {
      await agree(context, baseURL);
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/de-jargonizer/about');
      await settled(page);
      const bar = page.getByRole('navigation', { name: 'De-Jargonizer' });
      const links = await bar.getByRole('link').all();
      await links[0]!.focus();
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 1; presses < links.length; presses += 1) {
          await page.keyboard.press(key);
          const { left, right } = await page.evaluate(() =>
            document.activeElement!.getBoundingClientRect().toJSON(),
          );
          expect(left, 'the beginning of the link').toBeGreaterThanOrEqual(0);
          expect(right, 'the end of the link').toBeLessThanOrEqual(width);
        }
    },
  );

story('the first Tab skips to the main part', async ({ page, context, baseURL }) => {
  await agree(context, baseURL);
  await page.goto('/de-jargonizer/about');
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.querySelector('#main')!.contains(document.activeElement)),
  ).toBe(true);
});

story(
  'the welcome stands beside a page that is in use, and is answered by keyboard',
  async ({ page }) => {
    await page.goto('/');
    const welcome = page.getByRole('complementary', { name: 'Welcome to Vernacular' });
    await expect(welcome).toBeVisible();
    const names = (await walk(page)).map(({ name }) => name).join('\n');
    expect(names).toMatch(/agree/u);
    expect(names).toMatch(/De-Jargonizer/u);
    await welcome.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await welcome.getByRole('button', { name: 'Continue as Guest' }).focus();
    await page.keyboard.press('Enter');
    await expect(welcome).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

story('the cookie banner is reached and answered by keyboard', async ({ page }) => {
  await page.goto('/de-jargonizer/about');
  await settled(page);
  const stops = await walk(page);
  expect(faultsOf(stops)).toEqual([]);
  const answers = ['Accept Cookies', 'Not now'].map((name) =>
    stops.findIndex((stop) => stop.name.includes(name)),
  );
  expect(Math.min(...answers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...answers)).toBeLessThan(5);
  await page.getByRole('button', { name: 'Accept Cookies' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).toContain('cookie_consent=true');
});

story('the gate before a tool opens by keyboard', async ({ page }) => {
  await page.goto('/ethics');
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  expect(faultsOf(await walk(page))).toEqual([]);
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeHidden();
});

story.describe('for somebody who has agreed', () => {
  story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

  story('the sidebar opens, closes and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await page.goto('/de-jargonizer/about');
    await settled(page);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  story(
    'a menu is opened with Enter, walked with arrows and left with Escape',
    async ({ page }) => {
      await page.goto('/de-jargonizer/about');
      await settled(page);
      const opener = page.getByRole('button', { name: 'Appearance' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const items = page.getByRole('menuitemradio');
      await expect(items.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(items.nth(2)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await expect(items.nth(2)).toHaveAttribute('aria-checked', 'true');
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    },
  );

  story('a select is opened, searched by letters and chosen from', async ({ page }) => {
    await page.goto('/de-jargonizer');
    await settled(page);
    const select = page.locator('main button[aria-haspopup=listbox]').first();
    await select.focus();
    await page.keyboard.press('ArrowDown');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('End');
    await expect(options.last()).toBeFocused();
    // The last one unfolds the periods that are not installed, and the list stays open.
    const folded = await options.count();
    await page.keyboard.press('Enter');
    await expect.poll(() => options.count()).toBeGreaterThan(folded);
    // The last one leads to a dictionary of one's own; that before it is a period that is not installed.
    await page.keyboard.press('End');
    await expect(options.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(select).toBeFocused();
    await expect(page).toHaveURL(/period=Hebrew/u);
    await expect(select).toContainText('General Hebrew');
  });

  story('a list to type in offers, takes and gives back', async ({ page }) => {
    await page.goto('/register');
    await settled(page);
    const box = page.locator('input[role=combobox]').first();
    await box.focus();
    await page.keyboard.type('fra');
    await expect(page.locator('[role=option]').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByText(/France/u)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=option]')).toHaveCount(0);
    await expect(box).toBeFocused();
  });

  story('the accessibility menu: every control is reached and seen', async ({ page }) => {
    await page.goto('/de-jargonizer/about');
    await settled(page);
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('#accessibilik-root #panel[aria-labelledby]');
    await expect(panel).toBeVisible();
    // Its controls cannot be seen while it slides in.
    await panel.evaluate((element) =>
      Promise.all(
        (element.getRootNode() as ShadowRoot).getAnimations().map(({ finished }) => finished),
      ),
    );
    for (const section of await panel.locator('h3 button').all()) await section.press('Enter');
    // The menu lies beside the page, which stays in use: a walk goes through both.
    await launcher(page).focus();
    const stops = await walk(page);
    expect(faultsOf(fromTop(stops))).toEqual([]);
    const reachable = await panel
      .locator('button:visible, a:visible, select, input:visible, summary:visible')
      .count();
    expect(stops.filter(({ name }) => !name.includes('Open Accessibility')).length).toBe(reachable);
    await panel.getByRole('button', { name: 'Close', exact: true }).focus();
    // The first empties the strip of help.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(launcher(page)).toBeFocused();
  });
});
