import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';
import { story } from './browser-story.ts';
import { patience } from './menu-page.ts';

const opener = { role: 'button', name: 'Open Accessibility Menu' } as const;

story('a panel whose file did not come is asked for again', async ({ engine }) => {
  const file = '../../../packages/accessibility-widget/dist-site/panel.js';
  const panel = readFileSync(new URL(file, import.meta.url));
  const asked: number[] = [];
  let isThere = false;
  const site = await startHost({
    '/': pageOf('', '<main><h1>Words</h1></main>'),
    get '/accessibility/panel.js'() {
      asked.push(asked.length);
      if (!isThere) throw new Error('Not now');
      return panel;
    },
  });
  const page = await engine.newPage(site.address);
  const press = async () => {
    const before = asked.length;
    await page.click(opener);
    await expect.poll(() => asked.length, patience).toBeGreaterThan(before);
  };
  try {
    await page.open('/');
    await press();
    await press();
    isThere = true;
    await press();
    await expect.poll(() => page.has({ role: 'dialog' }), patience).toBe(true);
  } finally {
    await page.close();
    site.stop();
  }
});
