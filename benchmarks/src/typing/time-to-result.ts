import type { Page } from 'playwright-core';

import { median } from '../frame/quantile.ts';

// The heading of the last result is marked, so that the next one can be told from it.
const watcher = `
  document.querySelector('#result-title')?.setAttribute('data-before', '');
  globalThis.startTakes = new Promise((done) =>
    addEventListener('keydown', ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector('#result-title:not([data-before])')) done(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    }, { once: true, capture: true }));
  0`;

/** Median milliseconds from the shortcut of the START button to the result. */
export async function timeToResult(page: Page, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.locator('.cm-content').focus();
    await page.evaluate(watcher);
    await page.keyboard.press('Control+Enter');
    times.push(await page.evaluate<number>('startTakes'));
  }
  return median(times);
}
