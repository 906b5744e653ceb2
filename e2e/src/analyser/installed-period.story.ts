import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';

const cli = fileURLToPath(new URL('../../../apps/cli/dist/main.js', import.meta.url));

// What is installed stays: said here, even the same settings start a site that no other story sees.
story.use({ settings: {} });
story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

story(
  'a period that is installed while the site runs answers under its own name',
  async ({ page, site }) => {
    const { code, years } = await defaultPeriod(page);
    await page.goto('/de-jargonizer');
    const period = page.locator('main button[aria-haspopup=listbox]').first();
    await expect(period).toContainText('General English');
    const folder = join(site.dataDir, 'corpus');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'news.csv'),
      'the,500000\nlight,2000\nleaf,60\nphotosynthesis,2\n',
    );
    await promisify(execFile)(process.execPath, [
      cli,
      'dictionaries',
      'build',
      '--language',
      'en',
      '--code',
      code,
      '--from',
      folder,
      '--data-dir',
      site.dataDir,
    ]);
    await page.reload();
    await expect(period).toContainText(`Own texts in English, ${years}`);
  },
);

/** The English period that answers when nobody names one. */
async function defaultPeriod(page: Page) {
  const reply = await page.request.get('/api/dictionaries');
  const { dictionaries } = (await reply.json()) as { dictionaries: readonly Offered[] };
  const found = dictionaries.find((each) => each.isDefault && each.language === 'en');
  return { code: found?.code ?? '', years: `${found?.period?.from}–${found?.period?.to}` };
}

interface Offered {
  readonly code: string;
  readonly language: string;
  readonly isDefault: boolean;
  readonly period: { readonly from: number; readonly to: number } | null;
}
