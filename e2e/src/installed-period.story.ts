import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { agree } from './agree.ts';
import { expect, story } from './story.ts';

const cli = fileURLToPath(new URL('../../apps/cli/dist/main.js', import.meta.url));

// What is installed stays: said here, even the same settings start a site that no other story sees.
story.use({ settings: {} });
story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

story(
  'a period that is installed while the site runs answers under its own name',
  async ({ page, site }) => {
    await page.goto('/de-jargonizer');
    await expect(
      page.getByText('The news counts of 2021–2024 are not installed here.', { exact: false }),
    ).toBeVisible();
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
      'English2021_2024',
      '--from',
      folder,
      '--data-dir',
      site.dataDir,
    ]);
    await page.reload();
    await expect(
      page.getByText('Own texts in English, 2021–2024', { exact: false }).first(),
    ).toBeVisible();
  },
);
