import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, type Browser } from '@playwright/test';

import type { Engine } from '../engines/browser-page.ts';
import { engines, type EngineName } from '../engines/engines.ts';
import { corpusAdjustments } from './adjustments.ts';
import { corpusPages } from './pages.ts';
import { serveCorpus } from './serve.ts';
import { chromiumTab, type Tab } from './tab.ts';
import { tryPage } from './try-page.ts';

/** `HALF=open|kept`, `PAGE` and `ADJUSTMENT` (patterns), `WIDTH=1280` and `DIRECTION=ltr` choose a part. */
const isChosen = (name: string, value: string | number) =>
  new RegExp(process.env[name] ?? '', 'u').test(String(value));
/** `SHOTS` is a folder for pictures; with `REPORT`, a folder, failures are written there and none fails the run. */
const { SHOTS: shots, REPORT: report } = process.env;

const story = test.extend<object, { address: string; engine: Engine | null }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const site = await serveCorpus(process.env['CORPUS']);
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
  /** Firefox or WebKit; null for the Chromium of Playwright. */
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { project: { name } }) => {
      const engine = name === 'chromium' ? null : await engines[name as EngineName]!();
      await use(engine);
      await engine?.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function tabOf(
  browser: Browser,
  engine: Engine | null,
  address: string,
  width: number,
): Promise<Tab> {
  if (!engine) return chromiumTab(browser, address, { width, height: 1600 });
  const page = await engine.newPage(address);
  await page.resize(width, 1200);
  return page;
}

const chosen = corpusAdjustments.filter(({ name }) => isChosen('ADJUSTMENT', name));
/** What maps colours, changes faces or makes letters larger; filters stand in no picture of Firefox's. */
const inEachEngine =
  /^(?:dark contrast|light contrast|own ground|font size 200%|set (?:lowVision|dyslexia))/u;
for (const one of corpusPages)
  for (const width of [1280, 390])
    for (const direction of ['ltr', 'rtl']) {
      const { name, half } = one;
      if (!isChosen('HALF', half) || !isChosen('PAGE', name)) continue;
      if (!isChosen('WIDTH', width) || !isChosen('DIRECTION', direction)) continue;
      story(
        `${name} at ${width} px, ${direction}, keeps what it shows`,
        async ({ browser, engine, address }, { project }) => {
          story.setTimeout(3_600_000);
          const adjustments = engine
            ? chosen.filter((adjustment) => inEachEngine.test(adjustment.name))
            : chosen;
          const page = await tabOf(browser, engine, address, width);
          const meter = await browser.newPage();
          const manner = {
            width,
            direction,
            adjustments,
            shots: shots && join(shots, project.name),
          };
          const failures = await tryPage(page, meter, one, manner);
          await page.close();
          await meter.close();
          const file = `${project.name}-${name.replaceAll(/\W+/gu, '-')}-${width}-${direction}.json`;
          const found = { half, name, width, direction, failures };
          if (report) writeFileSync(join(report, file), JSON.stringify(found, null, 1));
          else expect(failures).toEqual([]);
        },
      );
    }
