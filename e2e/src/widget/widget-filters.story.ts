import type { Page } from '@playwright/test';

import { openForeignPage } from '../support/foreign-page.ts';
import { expect, story } from '../support/story-fixtures.ts';

const menu = (page: Page) => page.locator('#accessibilik-root');
const button = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

async function open(page: Page) {
  await page.locator('#accessibilik-root .launcher').click();
  await menu(page).locator('h2').waitFor();
  for (const section of await menu(page).locator('h3 button').all()) await section.click();
}
story(
  'filters leave fixed and sticky elements where they are, in every pair',
  async ({ page, baseURL }) => {
    await openForeignPage(page, baseURL!);
    await page.evaluate(() => scrollTo(0, 400));
    await open(page);
    const places = () =>
      page.evaluate(() =>
        ['header', '#fixed'].map(
          (found) => document.querySelector(found)!.getBoundingClientRect().top,
        ),
      );
    const filters = () =>
      page.evaluate(() => {
        const { backdropFilter } = getComputedStyle(document.documentElement, '::after');
        return backdropFilter === 'none' ? 0 : backdropFilter.split(' ').length;
      });
    const before = await places();
    const names = [
      'Blue light filter',
      'Brightness',
      'High contrast',
      'High saturation',
      'Low saturation',
      'Monochrome',
      'Invert colors',
    ];
    const turnOff = async (name: string) => {
      const reset = button(page, `Reset: ${name}`);
      await ((await reset.isVisible()) ? reset : button(page, name)).click();
    };
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        await button(page, one).click();
        await button(page, other).click();
        // High contrast darkens first, so that white stays white.
        const both = [one, other].includes('High contrast') ? 3 : 2;
        expect([one, other, await filters()]).toEqual([one, other, both]);
        expect(await places()).toEqual(before);
        await turnOff(other);
        await turnOff(one);
      }
    }
    expect(await filters()).toBe(0);
  },
);
