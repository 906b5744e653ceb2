import type { Page } from '@playwright/test';

import { expect } from '../support/story-fixtures.ts';
import { readerScreens } from './reader-screens.ts';
import {
  answer,
  breakDevelopment,
  choose,
  coachIsDone,
  grade,
  longText,
  missHome,
  openSharing,
  openTask,
  patience,
  text,
  textFile,
  unfoldAll,
  write,
} from './screen-steps.ts';

/** Who looks: somebody who has agreed to nothing yet, a guest, somebody signed in, or somebody who owes the second step of it. */
export type Reader = 'newcomer' | 'guest' | 'member' | 'half signed in';

/** A state of the site to be judged. Everything is found by structure, as it must work in each language. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly reader?: Reader;
  /** A question lies over the page and has to be answered first, so the panel cannot be opened. */
  readonly isModal?: true;
  /** What a conversation has said stays in its language, so another language takes another visit. */
  readonly keepsItsLanguage?: true;
  prepare?(page: Page): Promise<void>;
}

/** A name and a common word with a technical sense, for the refined reading. */
const named = `${text} Maria Rakedzon grew the culture in Haifa.`;

/** Every screen of the site, and what comes up on it. */
export const screens: readonly Screen[] = [
  { name: 'home', address: '/' },
  {
    name: 'home with the questions of consent',
    address: '/',
    reader: 'newcomer',
    isModal: true,
  },
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
      await grade(page);
    },
  },
  {
    name: 'analyser, a version of a text',
    address: '/de-jargonizer',
    async prepare(page) {
      await write(page, text);
      await grade(page);
      await page.locator('main [contenteditable]').first().press('Control+End');
      await page.keyboard.insertText(' Indeed.');
      await page.locator('main aside h2 button').first().click();
      await page.locator('main aside details summary').first().click();
      await expect(page.locator('main aside details input').first()).toBeVisible(patience);
    },
  },
  {
    name: 'analyser, two versions compared',
    address: '/de-jargonizer',
    isModal: true,
    async prepare(page) {
      await write(page, text);
      await grade(page);
      await page.locator('main [contenteditable]').first().press('Control+End');
      await page.keyboard.insertText(' The ligand.');
      await page.locator('main aside h2 button').first().click();
      await page.locator('main aside details summary').first().click();
      await page.locator('main aside details button').nth(1).click();
      await expect(page.locator('dialog[open] ins').last()).toBeVisible(patience);
    },
  },
  {
    name: 'analyser, the refined reading of a text being written',
    address: '/de-jargonizer?method=refined',
    async prepare(page) {
      await write(page, named);
      await page.locator('main aside h2 button').nth(1).click();
      await expect(page.locator('main li > button').first()).toBeVisible(patience);
    },
  },
  {
    name: 'analyser, a result of the refined reading',
    address: '/de-jargonizer?method=refined',
    async prepare(page) {
      await write(page, named);
      await grade(page);
    },
  },
  { name: 'multiple texts', address: '/de-jargonizer/multiple-texts' },
  {
    name: 'multiple texts, graded',
    address: '/de-jargonizer/multiple-texts',
    async prepare(page) {
      await page
        .locator('main input[type=file]')
        .setInputFiles([textFile('a.txt', text), textFile('b.txt', `${text} Indeed.`)]);
      await page.locator('main [class*="_primary_"]:enabled').first().click();
      await expect(page.locator('main tr[data-state="graded"]')).toHaveCount(2, patience);
    },
  },
  { name: 'before and after, empty', address: '/de-jargonizer/multiple-texts?view=compare' },
  {
    name: 'before and after, compared',
    address: '/de-jargonizer/multiple-texts?view=compare',
    async prepare(page) {
      const rounds = page.locator('main input[type=file]');
      await rounds
        .first()
        .setInputFiles([textFile('maya.txt', text), textFile('lea.txt', 'A leaf.')]);
      await rounds.last().setInputFiles([textFile('maya.txt', 'The leaf turns light into food.')]);
      await page.locator('main [class*="_start_"]').click();
      await expect(page.locator('main table tbody tr').first()).toBeVisible(patience);
    },
  },
  { name: 'comparing with the paper, empty', address: '/de-jargonizer/compare-with-the-paper' },
  {
    name: 'comparing with the paper, what differs',
    address: '/de-jargonizer/compare-with-the-paper',
    async prepare(page) {
      await page.locator('main section [class*="_secondary_"]').last().click();
      await expect(page.locator('main figure').first()).toBeVisible(patience);
    },
  },
  { name: 'building a dictionary, as a guest', address: '/de-jargonizer/build-your-own' },
  {
    name: 'building a dictionary, one is made',
    address: '/de-jargonizer/build-your-own',
    reader: 'member',
    async prepare(page) {
      await expect(page.locator('main section li h3').first()).toBeVisible(patience);
    },
  },
  {
    name: 'building a dictionary, something is missing',
    address: '/de-jargonizer/build-your-own',
    reader: 'member',
    async prepare(page) {
      await page.locator('main form button[type=submit]').click();
      await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible(patience);
    },
  },
  { name: 'about', address: '/de-jargonizer/about' },
  { name: 'instructions', address: '/de-jargonizer/instructions' },
  { name: 'development', address: '/de-jargonizer/development' },
  { name: 'how to cite', address: '/de-jargonizer/how-to-cite' },
  { name: 'contact', address: '/de-jargonizer/contact-us' },
  { name: 'where you write', address: '/integrations', prepare: unfoldAll },
  { name: 'login', address: '/login' },
  { name: 'login, the second step', address: '/login', reader: 'half signed in' },
  { name: 'register', address: '/register' },
  { name: 'reset password', address: '/reset-password' },
  { name: 'confirm e-mail', address: '/confirm-email' },
  { name: 'withdraw from a study', address: '/withdraw' },
  { name: 'the consent to a study', address: '/half-life?research=true' },
  { name: 'Half Life, fresh', keepsItsLanguage: true, address: '/half-life', prepare: coachIsDone },
  {
    name: 'Half Life, a text graded',
    address: '/half-life',
    keepsItsLanguage: true,
    async prepare(page) {
      await answer(page, 'Dana');
      await choose(page);
      await answer(page, await longText(page, 2));
    },
  },
  {
    name: 'Persuasion and Rhetorics',
    keepsItsLanguage: true,
    address: '/persuasion-rhetorics',
    prepare: coachIsDone,
  },
  {
    name: 'Coherence Coach, a table to fill in',
    address: '/coherence',
    keepsItsLanguage: true,
    async prepare(page) {
      await answer(page, await longText(page, 3));
      await choose(page);
      await expect(page.locator('main form table')).toBeVisible(patience);
    },
  },
  {
    name: 'Critical Thinking Coach',
    keepsItsLanguage: true,
    address: '/critical-thinking',
    prepare: coachIsDone,
  },
  {
    name: 'Ethics, finished',
    address: '/ethics',
    keepsItsLanguage: true,
    async prepare(page) {
      await answer(page, await longText(page, 2));
      await answer(page, await longText(page, 2));
      await answer(page, await longText(page, 2));
      await choose(page);
      await answer(page, await longText(page, 2));
      await expect(page.locator('main [data-over]')).toBeVisible(patience);
    },
  },
  { name: 'privacy policy', address: '/privacy-policy' },
  { name: 'terms of use', address: '/terms-of-use' },
  { name: 'cookies policy', address: '/cookies-policy' },
  { name: 'accessibility statement', address: '/accessibility-statement' },
  { name: 'not found', address: '/nowhere' },
  { name: 'a screen that did not arrive', address: '/privacy-policy', prepare: missHome },
  { name: 'a screen that broke', address: '/de-jargonizer/about', prepare: breakDevelopment },
  { name: 'profile', address: '/profile', reader: 'member' },
  {
    name: 'profile, a task opened',
    address: '/profile',
    reader: 'member',
    prepare: openTask,
  },
  {
    name: 'profile, sharing a task',
    address: '/profile',
    reader: 'member',
    isModal: true,
    prepare: openSharing,
  },
  {
    name: 'profile, setting up two steps',
    address: '/profile',
    reader: 'member',
    async prepare(page) {
      const fold = page.locator('main section[aria-labelledby="account-title"] details').nth(3);
      await fold.locator('summary').click();
      // Behind the one for a passkey.
      await fold.locator('button').last().click();
      await expect(fold.locator('img')).toBeVisible(patience);
      // React Aria has said that the button was busy, by an image named after it; both go in the end.
      await expect(page.locator('[role=log] > [role=img]')).toHaveCount(0, patience);
    },
  },
  { name: 'a shared task', address: '/share/', reader: 'member' },
  { name: 'a share link that leads nowhere', address: '/share/0000000000000000000000' },
  ...readerScreens,
];
