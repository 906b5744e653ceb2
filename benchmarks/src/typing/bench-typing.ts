import type { Browser, Page } from 'playwright-core';

import type { Options } from '../frame/options.ts';
import { agree } from '../site/accept-terms.ts';
import { openChromium } from '../site/open-chromium.ts';
import { serveSite } from '../site/served-site.ts';
import {
  goTo,
  goToInArea,
  keysToPaint,
  openTextArea,
  places,
  watchKeys,
  type KeyToPaint,
} from './key-to-paint.ts';
import { longText } from './long-text.ts';
import { timeToResult } from './time-to-result.ts';
import { holdupsOf, watchMainThread, type Holdups } from './watch-main-thread.ts';

const lengths = { whole: 50_000, short: 5000 };
const sentences = {
  whole: ' We found that one kinase decides how fast the switch turns, and so on. ',
  short: ' And so on. ',
};
const pauseBetweenKeys = 60;

/**
 * Types into a text of 50,000 words (`--short`: 5,000) and prints main-thread blocking and key-to-paint times, beside a
 * bare text area. Then times the shortcut of the START button on 20,000 words and on 200. An argument is the address of
 * a running site.
 */
export async function benchTyping({ short, words: [running] }: Options): Promise<void> {
  const site = await serveSite(running);
  const browser = await openChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await agree(page.context(), site.address);
    await watchMainThread(page);
    const length = short ? 'short' : 'whole';
    const paragraphs = longText(lengths[length]);
    await benchText(browser, page, site.address, 'paragraphs', paragraphs, sentences[length]);
    await benchText(
      browser,
      page,
      site.address,
      'one line',
      paragraphs.replaceAll('\n\n', ' '),
      sentences[length],
    );
    await benchStart(page, site.address, length);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function benchText(
  browser: Browser,
  page: Page,
  address: string,
  shape: string,
  text: string,
  sentence: string,
) {
  const type = () => page.keyboard.type(sentence, { delay: pauseBetweenKeys });
  await openEmpty(page, address);
  const measure = async (what: string, act: () => Promise<unknown>) =>
    report(`${shape}: ${what}`, await holdupsOf(browser, page, act));
  await measure('paste', () => paste(page, text));
  await page.keyboard.press('Control+End');
  await measure('type at the end', type);
  await page.keyboard.press('Control+Home');
  await measure('type at the start', type);
  await measure('scroll', () => scroll(page));
  await watchKeys(page);
  const ours: KeyToPaint[] = [];
  for (const place of places) {
    await goTo(page, place);
    ours.push(await keysToPaint(page, type));
  }
  await openTextArea(page, text);
  for (const [at, place] of places.entries()) {
    await goToInArea(page, place);
    reportKeys(`${shape}: ${place}`, ours[at]!, await keysToPaint(page, type));
  }
}

async function benchStart(page: Page, address: string, length: keyof typeof lengths) {
  const words = length === 'short' ? 2000 : 20_000;
  const taken: number[] = [];
  for (const count of [200, words]) {
    await openEmpty(page, address);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(page, longText(count), 0);
    taken.push(await timeToResult(page, length === 'short' ? 1 : 5));
  }
  const [short = Number.NaN, long = Number.NaN] = taken;
  console.log(
    `START on ${words} words takes ${(long / short).toFixed(1)} times as long as on 200 (${ms(long)}, ${ms(short)}); we want: at most twice`,
  );
}

const ms = (value: number) => `${Math.round(value)} ms`;

function reportKeys(what: string, ours: KeyToPaint, bare: KeyToPaint) {
  console.log(
    `${what.padEnd(30)} key to paint, 95 of 100 within ${ms(ours.p95)}, half within ${ms(ours.median)}; a bare text area ${ms(bare.p95)}, ${ms(bare.median)}   ratio ${(ours.p95 / bare.p95).toFixed(2)}`,
  );
}

async function openEmpty(page: Page, address: string) {
  await page.goto(`${address}/de-jargonizer`);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('kinase ');
  await page.locator('.cm-content [class*=level-]').first().waitFor();
}

async function paste(page: Page, text: string, wordsBefore = 1) {
  await page.evaluate(
    `{ const data = new DataTransfer(); data.setData('text/plain', ${JSON.stringify(text)});
      document.querySelector('.cm-content').dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })); }`,
  );
  const words = new Intl.NumberFormat('en').format(text.trim().split(/\s+/).length + wordsBefore);
  await page.getByText(words).first().waitFor();
}

async function scroll(page: Page) {
  await page.locator('.cm-scroller').hover();
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 1500);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
}

function report(what: string, { longTasks, longestOnProcessor, heavyTasks }: Holdups) {
  const byClock =
    longTasks.length === 0 ? 'none' : `${longTasks.length}, longest ${Math.max(...longTasks)} ms`;
  console.log(
    `${what.padEnd(30)} longest task ${String(longestOnProcessor).padStart(4)} ms of processor, ${heavyTasks} over 50 ms   by the clock over 50 ms: ${byClock}`,
  );
}
