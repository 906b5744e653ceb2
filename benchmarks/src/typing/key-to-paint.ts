import type { Page } from 'playwright-core';

import { median, quantile } from '../frame/quantile.ts';

/** Milliseconds from a key press to the paint that shows it. */
export interface KeyToPaint {
  readonly median: number;
  readonly p95: number;
}

/** A message posted in an animation frame arrives once the frame is painted, so it marks the paint. */
const watcher = `
  globalThis.keysToPaint = [];
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => keysToPaint.push(performance.now() - timeStamp);
    port2.postMessage(null);
  }), true);
`;

export const watchKeys = (page: Page): Promise<unknown> => page.evaluate(watcher);

export async function keysToPaint(page: Page, type: () => Promise<void>): Promise<KeyToPaint> {
  await page.evaluate('keysToPaint.length = 0');
  await type();
  await page.evaluate('new Promise((done) => setTimeout(done, 200))');
  const times = await page.evaluate<number[]>('keysToPaint');
  return { median: median(times), p95: quantile(times, 0.95) };
}

export const places = ['start', 'middle', 'end'] as const;

export async function goTo(page: Page, place: (typeof places)[number]): Promise<void> {
  if (place !== 'middle') {
    await page.keyboard.press(place === 'start' ? 'Control+Home' : 'Control+End');
    return;
  }
  await page.evaluate(`{
    const box = document.querySelector('.cm-scroller');
    const own = box.scrollHeight > box.clientHeight + 1 ? box : document.documentElement;
    own.scrollTop = own.scrollHeight / 2;
  }`);
  await page.evaluate('new Promise((done) => setTimeout(done, 200))');
  const box = await page.locator('.cm-scroller').boundingBox();
  if (!box) throw new Error('The analyser shows no editor.');
  const height = page.viewportSize()?.height ?? 0;
  const [top, bottom] = [Math.max(box.y, 120), Math.min(box.y + box.height, height - 120)];
  await page.mouse.click(box.x + 120, (top + bottom) / 2);
}

export async function openTextArea(page: Page, text: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent('<textarea style="width: 700px; height: 600px"></textarea>');
  await page.locator('textarea').fill(text);
  await watchKeys(page);
}

export const goToInArea = (page: Page, place: (typeof places)[number]): Promise<unknown> =>
  page.evaluate(`{
    const area = document.querySelector('textarea');
    const at = area.value.length * ${places.indexOf(place) / 2} | 0;
    area.focus();
    area.setSelectionRange(at, at);
  }`);
