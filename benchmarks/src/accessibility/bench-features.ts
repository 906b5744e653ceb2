import type { Browser, Page } from 'playwright-core';

import { holdupsOf, watchMainThread } from '../typing/watch-main-thread.ts';
import { menus } from './menus.ts';
import { samePage } from './same-page.ts';
import { serveMenu } from './serve-menu.ts';

const rest = 600;

/** Switches each feature of our menu on and off on a page of 5,000 elements and prints the longest task of the main thread. */
export async function benchFeatures(browser: Browser): Promise<void> {
  const [ours] = menus('');
  if (!ours) return;
  const { address, stop } = await serveMenu({ '/': samePage(ours, 5000) }, ours.files);
  const page = await browser.newPage();
  try {
    await watchMainThread(page);
    await page.goto(address);
    console.log('\nLongest task on a page of 5,000 elements, ms of processor time');
    const measure = async (what: string, act: () => Promise<unknown>) => {
      const { longestOnProcessor, longTasks } = await holdupsOf(browser, page, async () => {
        await act();
        await page.waitForTimeout(rest);
      });
      const byClock = longTasks.length === 0 ? 'none' : `longest ${Math.max(...longTasks)}`;
      console.log(
        `  ${what.padEnd(34)} ${String(longestOnProcessor).padStart(4)}   by the clock over 50: ${byClock}`,
      );
    };
    await measure('open the panel', () => page.locator(ours.launcher).click());
    await page.locator(ours.panel).waitFor();
    for (const section of await page.locator(`${ours.panel} h3 button`).all())
      await section.click();
    for (const name of await switches(page, ours.panel)) {
      const control = page.locator(ours.panel).getByRole('button', { name, exact: true });
      await measure(`${name}: on`, () => control.click());
      const back = name.startsWith('Increase: ')
        ? name.replace('Increase', 'Reset')
        : `Reset: ${name}`;
      const off = page.locator(ours.panel).getByRole('button', { name: back, exact: true });
      await measure(`${name}: off`, async () =>
        (await off.isVisible()) ? off.click() : control.click(),
      );
    }
    await page
      .locator(ours.panel)
      .getByRole('button', { name: 'Increase: Font size', exact: true })
      .click();
    await measure('new screen of 1,000 elements, scaled', () =>
      page.evaluate(`document.querySelector('ul').insertAdjacentHTML('beforebegin',
        '<ul>' + '<li><span>New</span></li>'.repeat(500) + '</ul>')`),
    );
  } finally {
    await page.close();
    stop();
  }
}

/** The names of all buttons that turn something on. */
const switches = async (page: Page, panel: string) => {
  const toggles = await page.locator(`${panel} .feature:visible`).allTextContents();
  return ['Increase: Font size', 'Increase: Zoom', ...toggles].filter(
    (name) => name !== 'Text to speech',
  );
};
