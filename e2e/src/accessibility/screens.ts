import type { Page } from '@playwright/test';

import { expect } from '../story.ts';

/** Who looks: somebody who has agreed to nothing yet, a guest, or somebody signed in. */
export type Reader = 'newcomer' | 'guest' | 'member';

/** A state of the site to be judged. Everything is found by structure, as it must work in each language. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly reader?: Reader;
  prepare?(page: Page): Promise<void>;
}

/** A coach and a grading take a moment on a busy machine. */
const patience = { timeout: 30_000 };
const text =
  'Photosynthesis turns light into food. Inside the chloroplasts, chlorophyll absorbs photons. Families depend on it.';
const long = Array.from({ length: 9 }, () => text).join(' ');

const write = async (page: Page, words: string) => {
  await page.locator('main [contenteditable], main textarea').first().click();
  await page.keyboard.insertText(words);
};
const log = (page: Page) => page.getByRole('log');
const coachIsDone = async (page: Page) => {
  await expect(page.locator('[class*="_typing"]')).toHaveCount(0, patience);
  await expect(page.locator('main form, main textarea, main [data-over]').first()).toBeVisible(
    patience,
  );
};
const answer = async (page: Page, words: string) => {
  await coachIsDone(page);
  const before = await log(page).locator('li').count();
  await page.locator('main textarea').fill(words);
  await page.locator('main textarea').press('Shift+Enter');
  await expect.poll(() => log(page).locator('li').count(), patience).toBeGreaterThan(before + 1);
  await coachIsDone(page);
};
const choose = async (page: Page) => {
  await coachIsDone(page);
  const before = await log(page).locator('li').count();
  await log(page).locator('button:enabled').last().click();
  await expect.poll(() => log(page).locator('li').count(), patience).toBeGreaterThan(before + 1);
  await coachIsDone(page);
};

/** Every screen of the site, and what comes up on it. */
export const screens: readonly Screen[] = [
  { name: 'home', address: '/' },
  { name: 'home with the questions of consent', address: '/', reader: 'newcomer' },
  { name: 'the question of consent before a tool', address: '/ethics', reader: 'newcomer' },
  { name: 'analyser, empty', address: '/de-jargonizer' },
  {
    name: 'analyser, a text being written',
    address: '/de-jargonizer',
    prepare: (page) => write(page, text),
  },
  {
    name: 'analyser, a result',
    address: '/de-jargonizer',
    async prepare(page) {
      await write(page, text);
      await page.keyboard.press('Control+Enter');
      await expect(page.locator('main table').first()).toBeVisible(patience);
    },
  },
  { name: 'multiple texts', address: '/de-jargonizer/multiple-texts' },
  {
    name: 'multiple texts, graded',
    address: '/de-jargonizer/multiple-texts',
    async prepare(page) {
      await page.locator('main input[type=file]').setInputFiles([
        { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) },
        { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from(`${text} Indeed.`) },
      ]);
      await page.locator('main [class*="_primary_"]:enabled').first().click();
      await expect(page.locator('main tr[data-state="graded"]')).toHaveCount(2, patience);
    },
  },
  { name: 'about', address: '/de-jargonizer/about' },
  { name: 'instructions', address: '/de-jargonizer/instructions' },
  { name: 'development', address: '/de-jargonizer/development' },
  { name: 'how to cite', address: '/de-jargonizer/how-to-cite' },
  { name: 'contact', address: '/de-jargonizer/contact-us' },
  { name: 'login', address: '/login' },
  { name: 'register', address: '/register' },
  { name: 'reset password', address: '/reset-password' },
  { name: 'Half Life, fresh', address: '/half-life', prepare: coachIsDone },
  {
    name: 'Half Life, a text graded',
    address: '/half-life',
    async prepare(page) {
      await answer(page, 'Dana');
      await choose(page);
      await answer(page, long);
    },
  },
  { name: 'Persuasion and Rhetorics', address: '/persuasion-rhetorics', prepare: coachIsDone },
  {
    name: 'Coherence Coach, a table to fill in',
    address: '/coherence',
    async prepare(page) {
      await answer(page, long + long);
      await choose(page);
      await expect(page.locator('main form table')).toBeVisible(patience);
    },
  },
  { name: 'Critical Thinking Coach', address: '/critical-thinking', prepare: coachIsDone },
  {
    name: 'Ethics, finished',
    address: '/ethics',
    async prepare(page) {
      await answer(page, long);
      await answer(page, long);
      await answer(page, long);
      await choose(page);
      await answer(page, long);
      await expect(page.locator('main [data-over]')).toBeVisible(patience);
    },
  },
  { name: 'privacy policy', address: '/privacy-policy' },
  { name: 'terms of use', address: '/terms-of-use' },
  { name: 'cookies policy', address: '/cookies-policy' },
  { name: 'not found', address: '/nowhere' },
  {
    name: 'a screen that broke',
    address: '/privacy-policy',
    async prepare(page) {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.locator('header a[href="/"]').first().click();
      await expect(page.locator('main a')).toHaveCount(0, patience);
      await page.unroute('**/assets/*.js');
    },
  },
  { name: 'profile', address: '/profile', reader: 'member' },
  {
    name: 'profile, a task opened',
    address: '/profile',
    reader: 'member',
    async prepare(page) {
      await page.locator('main section[aria-labelledby="tasks-title"] li button').first().click();
      await expect(page.locator('main article h3').first()).toBeVisible(patience);
      await expect(page.locator('main article output')).toHaveCount(0, patience);
    },
  },
  { name: 'a shared task', address: '/share/', reader: 'member' },
  { name: 'a share link that leads nowhere', address: '/share/0000000000000000000000' },
];
