import { rm } from 'node:fs/promises';

import { test as base } from '@playwright/test';
import { startPostgres } from '@vernacular/postgres-for-tests';

import { newDataFolder } from './data-folder.ts';
import { startSite, type RunningSite } from './running-site.ts';

/** Stories of one project share a site; each gets a fresh browser profile that starts at its address. */
export const story = base.extend<
  object,
  { site: RunningSite; settings: Readonly<Record<string, string>> }
>({
  /** What the site is told beside its data folder; other settings, another site. */
  settings: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ settings }, use, worker) => {
      const dataDir = await newDataFolder();
      const isPostgres = worker.project.metadata['database'] === 'postgres';
      const postgres = isPostgres ? await startPostgres() : null;
      const site = await startSite(dataDir, {
        ...settings,
        ...(postgres && { DATABASE_URL: postgres.url }),
      });
      await use(site);
      await site.stop();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

export { expect } from '@playwright/test';
