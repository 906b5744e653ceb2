import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { plans, stepsOf, type Language } from './conversation-plans.ts';
import { answer, finish, log, openStudy, settled } from './converse.ts';
import type { RunningSite } from '../support/running-site.ts';
import { expect, story as base } from '../support/story-fixtures.ts';

const link = '7d6f0c9e-58b1-4c55-9f0e-3a1f6f1c2b44';
const plainLink = '3c1d2b5e-9a40-4f0c-8d11-6b7e5a90c2d3';
const plan = plans.find(({ variant }) => variant === 'halflife')!;

const studies = [
  {
    name: 'plain-words',
    title: { en: 'Plain words', he: 'מילים פשוטות' },
    arms: [
      { name: 'coached', exercise: 'half-life', edition: 'full' },
      { name: 'neutral', exercise: 'half-life', edition: 'slim' },
    ],
    random: { link, seed: 'spring', block: 2 },
    opens: '2026-01-01T00:00:00Z',
    consent: { version: '2', text: { en: 'We study writing.', he: 'אנו חוקרים כתיבה.' } },
    debriefing: { en: 'Half of you had a coach.', he: 'למחציתכם היה מאמן.' },
    codes: ['K7M2', 'P4XD', 'Q9RS'],
    oneAnswerPerCode: true,
  },
  {
    name: 'no-codes',
    title: { en: 'No codes', he: 'בלי קודים' },
    arms: [{ name: 'coached', exercise: 'half-life', edition: 'full', link: plainLink }],
    consent: { version: '1', text: { en: 'We study writing.', he: 'אנו חוקרים כתיבה.' } },
    codes: 'free',
    oneAnswerPerCode: false,
  },
];

/** Stories on a site whose operator has described a study. */
const story = base.extend<object, object>({
  settings: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vernacular-studies-'));
      const file = join(folder, 'studies.json');
      await writeFile(file, JSON.stringify({ studies }));
      await use({ STUDIES: file });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
story.use({ reducedMotion: 'reduce' } as object);

const program = fileURLToPath(new URL('../../../apps/server/dist/research.js', import.meta.url));
const script = (name: string) =>
  fileURLToPath(new URL(`../../../docs/research/${name}`, import.meta.url));
const runs = (name: string) => spawnSync(name, ['--version']).status === 0;

/** What `npm run research` exports of the study. */
const exported = (site: RunningSite, study: string, ...args: readonly string[]) =>
  execFileSync(
    process.execPath,
    [program, 'export', '--exercise', 'half-life', '--study', study, ...args],
    { env: { ...process.env, DATA_DIR: site.dataDir }, encoding: 'utf8', stdio: 'pipe' },
  );
const rowsOf = (site: RunningSite, table: string, study = 'plain-words') =>
  exported(site, study, '--table', table, '--format', 'jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Plays to the end; tells whether a coach showed levels or a score. */
async function play(page: Page, language: Language) {
  await finish(page, language, stepsOf(plan, language));
  return (await log(page).locator('.levels, .comment, .rare').count()) > 0;
}

const address = (code: string) => `/study/${link}?participant=${code}`;

story(
  'a study is configured, agreed to, played by a guest and an account, withdrawn from by one, exported and analysed',
  async ({ page, browser, context, baseURL, site }) => {
    story.setTimeout(240_000);
    await agree(context, baseURL);

    // A guest.
    const reply = await page.goto(address('K7M2'));
    expect(reply?.headers()['x-robots-tag']).toContain('noindex');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain words');
    await expect(page.getByText('We study writing.')).toBeVisible();
    await openStudy(page, 'en', address('K7M2'));
    const wasCoached = [await play(page, 'en')];
    await expect(page.getByText('Half of you had a coach.')).toBeVisible();

    // Somebody with an account, who saves, and who has practised as well.
    const other = await browser.newContext({ reducedMotion: 'reduce', baseURL: site.address });
    await agree(other, baseURL);
    const member = await other.newPage();
    await member.goto('/register');
    await member.getByLabel('E-mail', { exact: true }).fill('dana@example.org');
    await member.getByLabel('Password', { exact: true }).fill('seven calm herons at dusk');
    await member.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
    await member.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
    await member.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(member.getByText('Registration successful!')).toBeVisible();
    await member.goto('/half-life');
    await settled(member);
    await member.getByLabel('Your answer').focus();
    await answer(member, 'en', 'Practised for myself');
    await openStudy(member, 'he', address('P4XD'));
    wasCoached.push(await play(member, 'he'));
    await expect(member.getByText('למחציתכם היה מאמן.')).toBeVisible();
    await other.close();

    // Somebody who thinks better of it.
    const third = await browser.newContext({ reducedMotion: 'reduce', baseURL: site.address });
    await agree(third, baseURL);
    const leaving = await third.newPage();
    const code = await openStudy(leaving, 'en', address('Q9RS'));
    await answer(leaving, 'en', 'Withdrawn words');
    expect(rowsOf(site, 'conversations')).toHaveLength(3);
    await leaving.goto('/withdraw');
    await leaving.getByLabel('Withdrawal code').fill(code);
    await leaving.getByRole('button', { name: 'Remove everything' }).click();
    await expect(leaving.getByText('Done. Your conversation was removed.')).toBeVisible();
    await third.close();

    const conversations = rowsOf(site, 'conversations');
    const events = rowsOf(site, 'events');
    expect(conversations).toMatchObject([
      { participant_name: 'K7M2', consent_language: 'en', language: 'en' },
      { participant_name: 'P4XD', consent_language: 'he', language: 'he' },
    ]);
    for (const row of conversations) {
      expect(row).toMatchObject({
        study: 'plain-words',
        consent_version: '2',
        finished: true,
        tasks: 1,
        is_research: true,
        current_stage: 8,
        gender: null,
        which_is_better: '2',
      });
      expect(row['coach']).toBe(row['condition'] === 'coached' ? 'local' : 'neutral');
      for (const name of ['start', 'end', 'start_time', 'text120_first', 'text120_last'])
        expect(row[name], name).toEqual(expect.stringMatching(/./u));
      const told = events
        .filter(({ participant }) => participant === row['participant'])
        .map(({ event }) => event);
      expect(told.slice(0, 2)).toEqual(['agreed', 'opened']);
      expect(told.filter((event) => event === 'answered')).toHaveLength(stepsOf(plan, 'en').length);
      expect(told.at(-1)).toBe('finished');
    }
    const conditions = conversations.map(({ condition }) => condition);
    expect(new Set(conditions)).toEqual(new Set(['coached', 'neutral']));
    expect(conditions.map((condition) => condition === 'coached')).toEqual(wasCoached);
    expect(new Set(events.map(({ participant }) => participant)).size).toBe(2);
    const all = JSON.stringify([conversations, events]);
    expect(all).not.toMatch(/Withdrawn words|Q9RS|Practised for myself|dana@example|Dana|דנה/u);

    const tables = ['participants', 'conversations', 'events'];
    const files = tables.map((table) => join(site.dataDir, `${table}.csv`));
    for (const [at, table] of tables.entries())
      exported(site, 'plain-words', '--table', table, '--out', files[at]!);
    for (const [name, analysis] of [
      ['python3', 'analysis.py'],
      ['Rscript', 'analysis.R'],
    ] as const) {
      if (!runs(name)) continue;
      const lines = execFileSync(name, [script(analysis), ...files], { encoding: 'utf8' });
      expect(lines.match(/\w+ \(n = \d+\)/gu)).toEqual(
        expect.arrayContaining(['Agreed (n = 3)', 'Withdrew (n = 1)', 'Finished (n = 1)']),
      );
      expect(lines.split(/\r?\n/u).slice(0, 3), analysis).toEqual([
        'condition,agreed,finished,minutes_mean,minutes_sd,pasted_mean',
        expect.stringMatching(/^coached,1,1,\d+\.\d\d,,[01]\.\d\d$/u),
        expect.stringMatching(/^neutral,1,1,\d+\.\d\d,,[01]\.\d\d$/u),
      ]);
    }
  },
);

story(
  'a study without codes is played to its end and begun again, and nobody has finished who has not begun',
  async ({ page, context, baseURL, site }) => {
    story.setTimeout(240_000);
    await agree(context, baseURL);
    await openStudy(page, 'en', `/study/${plainLink}`);
    const [before] = rowsOf(site, 'participants', 'no-codes');
    expect(before).toMatchObject({ code: '', began: null, finished: null });
    await play(page, 'en');
    await page.getByRole('button', { name: 'Restart' }).press('Enter');
    await page.getByRole('button', { name: 'Begin again' }).press('Enter');
    await settled(page);
    const people = rowsOf(site, 'participants', 'no-codes');
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({ devices: 1, withdrawn: null });
    expect(String(people[0]!['finished']) > String(people[0]!['began'])).toBe(true);
    await answer(page, 'en', 'The second time.');
    expect(rowsOf(site, 'participants', 'no-codes')).toEqual(people);
  },
);
