import { rm } from 'node:fs/promises';

import { newDataFolder } from '../support/data-folder.ts';
import { isKept } from '../support/is-kept.ts';
import { startSite } from '../support/running-site.ts';
import { expect } from '../support/story-fixtures.ts';
import { arrive, story } from './browser-story.ts';

story('whoever has written in the analyser finds it without a server too', async ({ engine }) => {
  const dataDir = await newDataFolder();
  const site = await startSite(dataDir);
  const page = await engine.newPage(site.address);
  const has = (css: string) => expect.poll(() => page.has({ css }), { timeout: 20_000 }).toBe(true);
  try {
    await arrive(page, '/de-jargonizer');
    await has('.cm-placeholder');
    await page.click({ css: '.cm-content' });
    await page.type('Inside the chloroplasts, chlorophyll absorbs photons.');
    await has('.level-rare');
    await expect.poll(() => page.run(isKept), { timeout: 30_000 }).toBe(true);
    await site.stop();
    await page.open('/de-jargonizer');
    await has('.level-rare');
    await page.open('/');
    await has('h1');
  } finally {
    await page.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
