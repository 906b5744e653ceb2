import type { Page } from '@playwright/test';

import { expect } from '../support/story-fixtures.ts';
import { patience, text } from './screen-steps.ts';
import type { Screen } from './screens.ts';

/** Asks readers of a text in the language of the page, as a program does; gives the addresses of both pages. */
async function askReaders(page: Page) {
  const pageLanguage = await page.locator('html').getAttribute('lang');
  const asked = {
    text,
    textLanguage: 'en',
    pageLanguage,
    askedBy: 'Ruth',
    audience: 'Parents',
    questions: [{ question: 'What turns light into food?', expected: 'Plants' }],
  };
  const reply = await page.request.post('/api/reader-tests', { data: asked });
  return (await reply.json()) as { id: string; link: string; resultsLink: string };
}

/** Five readers who mark one word, and the two hardest. */
async function answer(page: Page, id: string) {
  const places = ['Photosynthesis', 'chloroplasts'].map((word) => {
    const start = text.indexOf(word);
    return { start, end: start + word.length };
  });
  for (let reader = 1; reader <= 5; reader += 1) {
    const data = {
      marks: places.slice(0, 1 + (reader % 2)),
      knewAll: false,
      answers: ['Leaves'],
      rating: 3,
      seconds: 40,
    };
    const path = `/api/reader-tests/${id}/answers/${id}${reader}`;
    await expect(await page.request.put(path, { data })).toBeOK();
  }
}

/** What a closed fold holds has no name for IBM’s checker. */
async function unfold(page: Page) {
  for (const fold of await page.locator('details:not([open]) > summary').all()) await fold.click();
}

async function read(page: Page) {
  const { link } = await askReaders(page);
  await page.goto(link);
  await expect(page.locator('[data-word]').first()).toBeVisible(patience);
  await page.locator('[data-word]').first().click();
  await unfold(page);
}

/** What a reader sees of a text, and its writer of the readers. */
export const readerScreens: readonly Screen[] = [
  {
    name: 'analyser, asking readers',
    address: '/de-jargonizer',
    isModal: true,
    async prepare(page) {
      await page.locator('main [contenteditable]').first().click();
      await page.keyboard.insertText(text);
      await page.locator('main aside button:has(.lucide-arrow-right)').click();
      await expect(page.locator('dialog[open] input').first()).toBeVisible(patience);
    },
  },
  {
    name: 'reading for a writer, the text',
    address: '/de-jargonizer/about',
    keepsItsLanguage: true,
    prepare: read,
  },
  {
    name: 'reading for a writer, the questions',
    address: '/de-jargonizer/about',
    keepsItsLanguage: true,
    async prepare(page) {
      await read(page);
      await page.locator('main button[class*="_primary_"]').last().click();
      await expect(page.locator('main textarea').first()).toBeVisible(patience);
      await unfold(page);
    },
  },
  {
    name: 'what readers marked',
    address: '/de-jargonizer/about',
    keepsItsLanguage: true,
    async prepare(page) {
      const { id, resultsLink } = await askReaders(page);
      await answer(page, id);
      await page.goto(resultsLink);
      await expect(page.locator('main table').first()).toBeVisible(patience);
    },
  },
];
