import type { Page } from 'playwright-core';

import { median } from '../frame/quantile.ts';

// Each result has a heading of its own, so the one before is marked.
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

/** Median milliseconds from the START shortcut to the result beside the text. */
export async function timeStart(page: Page, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.locator('.cm-content').focus();
    await page.evaluate(watcher);
    await page.keyboard.press('Control+Enter');
    times.push(await page.evaluate<number>('startTakes'));
  }
  return median(times);
}
