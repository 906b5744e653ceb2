import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from '@playwright/test';

import { adapt, harm, shownNow } from './judge.ts';
import { isKnown } from './known-failures.ts';
import type { CorpusPage } from './pages.ts';

interface Manner {
  readonly width: number;
  readonly direction: string;
  readonly adjustments: readonly { readonly name: string; readonly settings: object }[];
  /** Folder for a picture of each state. */
  readonly shots?: string | undefined;
}

/** Opens a page, turns each adjustment on and off, and tells what each hides or falsifies. */
export async function tryPage(
  browser: Browser,
  address: string,
  { name, path, ready }: CorpusPage,
  { width, direction, adjustments, shots }: Manner,
): Promise<readonly string[]> {
  const page = await browser.newPage({
    viewport: { width, height: 1600 },
    reducedMotion: 'reduce',
  });
  const meter = await browser.newPage();
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(`${address}${path}${direction === 'rtl' ? '?rtl' : ''}`, { waitUntil: 'load' });
  if (ready) await page.locator(ready).first().waitFor({ state: 'attached', timeout: 30_000 });
  await page.locator('#accessibilik-root').waitFor({ state: 'attached' });
  // The panel's part comes with the first adjustment.
  await adapt(page, { isBigCursor: true });
  await page.locator('#accessibilik-root .focus-mark').waitFor({ state: 'attached' });
  await adapt(page, {});
  const before = await shownNow(page, meter);
  const folder = shots && join(shots, `${name.replaceAll(/\W+/gu, '-')}-${width}-${direction}`);
  const picture = async (state: string) => {
    if (folder)
      await page.screenshot({ path: join(folder, `${state.replaceAll(/\W+/gu, '-')}.png`) });
  };
  if (folder) mkdirSync(folder, { recursive: true });
  await picture('as it is');
  const failures: string[] = [];
  for (const { name: adjustment, settings } of adjustments) {
    await adapt(page, settings);
    await picture(adjustment);
    const after = await shownNow(page, meter, before);
    for (const fault of harm(before, after, { hidesImages: /hide images/u.test(adjustment) }))
      if (!isKnown(adjustment, fault)) failures.push(`${adjustment}: ${fault}`);
    await adapt(page, {});
  }
  await meter.close();
  await page.close();
  return failures;
}
