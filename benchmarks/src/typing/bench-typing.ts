import { chromium, type Page } from 'playwright-core';

import { longText } from './long-text.ts';
import { serveSite } from './served-site.ts';
import { takeHoldups, watchMainThread, type Holdups } from './watch-main-thread.ts';

const wordCount = 50_000;
const sentence = ' We found that one kinase decides how fast the switch turns, and so on. ';
const pauseBetweenKeys = 60;

/** Types in a text of 50,000 words in Chromium and prints what held the main thread up. `args[0]` names a site that runs already. */
export async function benchTyping(args: readonly string[]): Promise<void> {
  const site = args[0] ? { address: args[0], stop: async () => {} } : await serveSite(4390);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await watchMainThread(page);
    for (const [shape, text] of [
      ['paragraphs', longText(wordCount)],
      ['one line', longText(wordCount).replaceAll('\n\n', ' ')],
    ] as const) {
      await open(page, site.address);
      report(`${shape}: paste`, await paste(page, text));
      report(`${shape}: type at the end`, await type(page, 'Control+End'));
      report(`${shape}: type at the start`, await type(page, 'Control+Home'));
      report(`${shape}: scroll`, await scroll(page));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function open(page: Page, address: string) {
  await page.goto(`${address}/de-jargonizer`);
  await page.evaluate('localStorage.clear()');
  await page.reload();
  await page.locator('.cm-content').click();
  await page.keyboard.type('kinase ');
  await page.locator('.cm-content [class*=level-]').first().waitFor();
  await takeHoldups(page);
}

async function paste(page: Page, text: string): Promise<Holdups> {
  await page.evaluate(
    `{ const data = new DataTransfer(); data.setData('text/plain', ${JSON.stringify(text)});
      document.querySelector('.cm-content').dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })); }`,
  );
  await page.getByText(/50,001/).waitFor();
  return takeHoldups(page);
}

async function type(page: Page, goTo: string): Promise<Holdups> {
  await page.keyboard.press(goTo);
  await takeHoldups(page);
  await page.keyboard.type(sentence, { delay: pauseBetweenKeys });
  return takeHoldups(page);
}

async function scroll(page: Page): Promise<Holdups> {
  await page.locator('.cm-scroller').hover();
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 1500);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  return takeHoldups(page);
}

function report(what: string, { longTasks, keys }: Holdups) {
  const longest = longTasks.length === 0 ? 'none' : `${longTasks.map(Math.round).join(', ')} ms`;
  const slowest = keys.length === 0 ? 'under 16 ms' : `${Math.max(...keys)} ms at most`;
  console.log(`${what.padEnd(34)} tasks over 50 ms: ${longest.padEnd(20)} key to frame: ${slowest}`);
}
