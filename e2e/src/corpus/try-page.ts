import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { adapt, harm, shownNow } from './judge.ts';
import { isKnown } from './known-failures.ts';
import type { CorpusPage } from './pages.ts';
import type { Tab } from './tab.ts';

/** `KNOWN=1` tells what is known to fail too. */
const isRaw = process.env['KNOWN'] === '1';

interface Manner {
  readonly width: number;
  readonly direction: string;
  readonly adjustments: readonly { readonly name: string; readonly settings: object }[];
  /** Folder for a picture of each state. */
  readonly shots?: string | undefined;
}

const hasCome = async (page: Tab, css: string) =>
  expect
    .poll(() => page.run((wanted) => document.querySelector(wanted) !== null, css), {
      timeout: 30_000,
    })
    .toBe(true);

/** Opens a page, turns each adjustment on and off, and tells what each hides or falsifies. */
export async function tryPage(
  page: Tab,
  meter: Page,
  { name, path, ready }: CorpusPage,
  { width, direction, adjustments, shots }: Manner,
): Promise<readonly string[]> {
  await page.open(`${path}${direction === 'rtl' ? '?rtl' : ''}`);
  if (ready) await hasCome(page, ready);
  await hasCome(page, '#accessibilik-root');
  // The panel's part comes with the first adjustment.
  await adapt(page, { isBigCursor: true });
  await expect
    .poll(() =>
      page.run(() =>
        Boolean(
          document.querySelector('#accessibilik-root')?.shadowRoot?.querySelector('.filters'),
        ),
      ),
    )
    .toBe(true);
  await adapt(page, {});
  const before = await shownNow(page, meter);
  const folder = shots && join(shots, `${name.replaceAll(/\W+/gu, '-')}-${width}-${direction}`);
  const picture = async (state: string) => {
    if (folder)
      writeFileSync(join(folder, `${state.replaceAll(/\W+/gu, '-')}.png`), await page.screenshot());
  };
  if (folder) mkdirSync(folder, { recursive: true });
  await picture('as it is');
  const failures: string[] = [];
  for (const { name: adjustment, settings } of adjustments) {
    await adapt(page, settings);
    await picture(adjustment);
    const after = await shownNow(page, meter, before);
    for (const fault of harm(before, after, { hidesImages: /hide images/u.test(adjustment) }))
      if (isRaw || !isKnown(adjustment, fault)) failures.push(`${adjustment}: ${fault}`);
    await adapt(page, {});
  }
  return failures;
}
