import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, test, type Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { chat, finish, log, open, openStudy } from './converse.ts';
import { newDataFolder } from '../support/data-folder.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { analogy, answers, lineInCatalog, lineInWords } from '../sixth/analogy.ts';
import { addTo, build, change, copyOfTheTree, run } from '../sixth/tree.ts';

/** A tree with one conversation more than ours, and its site. */
const story = test.extend<object, { tree: string; site: RunningSite }>({
  tree: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const tree = await copyOfTheTree();
      await addTo(tree, analogy);
      await change(tree, 'packages/exercises/src/catalog/exercises.ts', lineInCatalog);
      for (const language of ['en', 'he'])
        await change(tree, `packages/exercises/src/words/${language}/index.ts`, lineInWords);
      await build(tree);
      await use(tree);
      await rm(tree, { recursive: true });
    },
    { scope: 'worker', timeout: 1_200_000 },
  ],
  site: [
    async ({ tree }, use) => {
      const dataDir = await newDataFolder();
      const site = await startSite(dataDir, {}, undefined, join(tree, 'apps/server/dist/main.js'));
      await use(site);
      await site.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

story.use({ reducedMotion: 'reduce' } as object);

interface Reply {
  readonly messages: readonly { readonly Text: string }[];
  readonly updatedHistory: Readonly<Record<string, unknown>>;
}

story('over HTTP, a guest plays a conversation that was only listed', async ({ site }) => {
  let reply: Reply = { messages: [], updatedHistory: {} };
  const post = async (Messages: readonly object[]) => {
    const answer = await fetch(`${site.address}/api/Analogy`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...reply.updatedHistory, Messages }),
    });
    expect(answer.status).toBe(200);
    reply = (await answer.json()) as Reply;
  };
  await post([]);
  expect(reply.messages.map(({ Text }) => Text).join()).toContain('Which idea is hard to explain?');
  for (const Text of answers) await post([{ Text, IsStudent: true }]);
  expect(reply.messages.at(-1)?.Text).toContain('Every likeness ends somewhere.');
  expect(reply.updatedHistory).toMatchObject({ currentStage: 3, taskId: '', holds: 'Yes' });
  expect(reply.updatedHistory['likenessScore']).toEqual(expect.any(Number));
  const slim = await fetch(`${site.address}/api/Analogy/no-feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"Messages":[]}',
  });
  expect(slim.status).toBe(200);
});

story('in the terminal it is played to its end', async ({ tree, site }) => {
  const program = join(tree, 'apps/cli/dist/main.js');
  const player = spawn(process.execPath, [program, 'play', 'analogy'], {
    env: { ...process.env, DATA_DIR: site.dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => player.once('close', resolve));
  player.stdin.end(`${answers.join('\n\n')}\n`);
  expect(await text(player.stdout)).toContain('Every likeness ends somewhere.');
  expect(await ended).toBe(0);
});

const fromTheCard = async (page: Page) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Tools for clearer writing' })
    .getByRole('link', { name: 'Analogy Coach' })
    .click();
  await expect(page).toHaveTitle(/^Analogy Writing Exercise/u);
};

story('in the browser, a guest finds its card and plays it', async ({ page, context, baseURL }) => {
  await agree(context, baseURL);
  await page.goto('/');
  await expect(page.locator('[data-drawing="analogy"]')).toBeVisible();
  await fromTheCard(page);
  await expect(page.getByText('What your readers know already.')).toBeVisible();
  await open(page, 'en', '/analogy');
  await finish(page, 'en', [answers[0], answers[1], 1]);
  await expect(log(page)).toContainText('Every likeness ends somewhere.');
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
});

story(
  'signed in, it is kept, listed and shared; for a study, exported',
  async ({ page, browser, context, baseURL, site, tree }) => {
    await agree(context, baseURL);
    await page.goto('/register');
    await page.getByLabel('E-mail', { exact: true }).fill('noa@example.org');
    await page.getByLabel('Password', { exact: true }).fill('seven calm herons at dusk');
    await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
    await page.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await open(page, 'en', '/analogy');
    await finish(page, 'en', [answers[0], answers[1], 1]);

    await page.goto('/profile');
    await page.getByRole('button', { name: /^Analogy.*A cell decides/u }).click();
    await expect(page.getByRole('list', { name: 'The conversation' })).toContainText(
      chat.en.notice,
    );
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Analogy (Shared)');
    await expect(stranger.getByText(answers[1]).first()).toBeVisible();

    await openStudy(page, 'en', '/analogy?research=true&participant=P3');
    await finish(page, 'en', [answers[0], answers[1], 1]);
    const exported = await run(
      process.execPath,
      [join(tree, 'apps/server/dist/research.js'), 'export', '--exercise', 'analogy'],
      { env: { ...process.env, DATA_DIR: site.dataDir } },
    );
    expect(exported.stdout).toContain('"idea","likeness","likeness_score","holds"');
    expect(exported.stdout).toContain(answers[1]);
  },
);
