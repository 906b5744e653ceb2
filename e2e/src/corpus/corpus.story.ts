import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { corpusAdjustments } from './adjustments.ts';
import { corpusPages } from './pages.ts';
import { serveCorpus } from './serve.ts';
import { tryPage } from './try-page.ts';

/** `HALF=open|kept`, `PAGE` and `ADJUSTMENT` (patterns), `WIDTH=1280` and `DIRECTION=ltr` choose a part. */
const isChosen = (name: string, value: string | number) =>
  new RegExp(process.env[name] ?? '', 'u').test(String(value));
/** `SHOTS` is a folder for pictures; with `REPORT`, a folder, failures are written there and none fails the run. */
const { SHOTS: shots, REPORT: report } = process.env;

const story = test.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const site = await serveCorpus(process.env['CORPUS']);
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
});

const adjustments = corpusAdjustments.filter(({ name }) => isChosen('ADJUSTMENT', name));
for (const one of corpusPages)
  for (const width of [1280, 390])
    for (const direction of ['ltr', 'rtl']) {
      const { name, half } = one;
      if (!isChosen('HALF', half) || !isChosen('PAGE', name)) continue;
      if (!isChosen('WIDTH', width) || !isChosen('DIRECTION', direction)) continue;
      story(
        `${name} at ${width} px, ${direction}, keeps what it shows`,
        async ({ browser, address }) => {
          story.setTimeout(3_600_000);
          const failures = await tryPage(browser, address, one, {
            width,
            direction,
            adjustments,
            shots,
          });
          const file = `${name.replaceAll(/\W+/gu, '-')}-${width}-${direction}.json`;
          const found = { half, name, width, direction, failures };
          if (report) writeFileSync(join(report, file), JSON.stringify(found, null, 1));
          else expect(failures).toEqual([]);
        },
      );
    }
