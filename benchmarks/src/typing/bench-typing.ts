import type { Browser, Page } from 'playwright-core';

import { agree } from '../site/agree.ts';
import { openChromium } from '../site/open-chromium.ts';
import { serveSite } from '../site/served-site.ts';
import { longText } from './long-text.ts';
import { holdupsOf, watchMainThread, type Holdups } from './watch-main-thread.ts';

const lengths = { whole: 50_000, short: 5000 };
const sentence = ' We found that one kinase decides how fast the switch turns, and so on. ';
const pauseBetweenKeys = 60;

/** Types in a text of 50,000 words in Chromium and prints what held the main thread up; `--short` in one of 5,000. An address names a site that runs already. */
export async function benchTyping(args: readonly string[]): Promise<void> {
  const site = await serveSite(args.find((arg) => arg.startsWith('http')));
  const browser = await openChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await agree(page.context(), site.address);
    await watchMainThread(page);
    const paragraphs = longText(args.includes('--short') ? lengths.short : lengths.whole);
    await benchText(browser, page, site.address, 'paragraphs', paragraphs);
    await benchText(browser, page, site.address, 'one line', paragraphs.replaceAll('\n\n', ' '));
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
) {
  await openEmpty(page, address);
  const measure = async (what: string, act: () => Promise<unknown>) =>
    report(`${shape}: ${what}`, await holdupsOf(browser, page, act));
  await measure('paste', () => paste(page, text));
  await page.keyboard.press('Control+End');
  await measure('type at the end', () => page.keyboard.type(sentence, { delay: pauseBetweenKeys }));
  await page.keyboard.press('Control+Home');
  await measure('type at the start', () =>
    page.keyboard.type(sentence, { delay: pauseBetweenKeys }),
  );
  await measure('scroll', () => scroll(page));
}

async function openEmpty(page: Page, address: string) {
  await page.goto(`${address}/de-jargonizer`);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('kinase ');
  await page.locator('.cm-content [class*=level-]').first().waitFor();
}

async function paste(page: Page, text: string) {
  await page.evaluate(
    `{ const data = new DataTransfer(); data.setData('text/plain', ${JSON.stringify(text)});
      document.querySelector('.cm-content').dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })); }`,
  );
  const words = new Intl.NumberFormat('en').format(text.trim().split(/\s+/).length + 1);
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
