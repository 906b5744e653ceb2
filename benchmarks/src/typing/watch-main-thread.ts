import type { Page } from 'playwright-core';

/** What held up the page while something happened in it. Milliseconds. */
export interface Holdups {
  /** Tasks of the main thread above 50 ms. */
  readonly longTasks: readonly number[];
  /** From each key to the next frame, as the browser's event timing gives it (steps of 8 ms, none below 16). */
  readonly keys: readonly number[];
}

const watcher = `
  globalThis.holdups = { longTasks: [], keys: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) holdups.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') holdups.keys.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** Watches every page from its first moment on. */
export async function watchMainThread(page: Page): Promise<void> {
  await page.addInitScript(watcher);
}

/** What was seen since the last time this was asked. */
export async function takeHoldups(page: Page): Promise<Holdups> {
  // Entries arrive in a task of their own.
  await page.evaluate('new Promise((done) => setTimeout(done, 300))');
  return page.evaluate<Holdups>('({ ...holdups, x: (globalThis.holdups = { longTasks: [], keys: [] }) })');
}
