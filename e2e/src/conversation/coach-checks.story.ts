import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { chat, log, open, settled } from './converse.ts';
import { expect, story } from '../support/story-fixtures.ts';

const summary =
  'We asked 240 pupils of two schools how long they use a phone each day and how they feel in the evening. Those with more hours were sadder than those with fewer. So the phone makes them sad, and every school should keep phones out of the classroom. Some say that sad pupils reach for the phone; we think that is rare.';

const list = (page: Page) => page.getByRole('region', { name: 'What a careful reader would ask' });
const checks = (page: Page) => list(page).getByRole('button', { expanded: false });
const text = (page: Page) => page.getByRole('group', { name: 'Your text, sentence by sentence' });
const box = (page: Page) => page.getByLabel(chat.en.answer);

async function send(page: Page, words: string) {
  const said = await log(page).getByRole('listitem').count();
  await box(page).fill(words);
  await box(page).press('Shift+Enter');
  await settled(page, said + 1);
}

story.use({ reducedMotion: 'reduce' } as object);
story.beforeEach(async ({ context, baseURL, page }) => {
  await agree(context, baseURL);
  await open(page, 'en', '/critical-thinking');
  await send(page, summary);
  await expect(list(page)).toBeVisible();
});

story(
  'checks are answered by keyboard, survive a reload and travel with the answer',
  async ({ page }) => {
    const total = await checks(page).count();
    await checks(page).first().press('Enter');
    await list(page).getByRole('button', { name: 'Mark words in my text' }).press('Enter');
    await expect(text(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(list(page).getByText('marked:')).toBeVisible();
    await checks(page).nth(1).press('Enter');
    await list(page).getByRole('button', { name: 'Not there' }).press('Enter');
    await page.reload();
    await expect(list(page).getByText(`2 of ${total} answered`)).toBeVisible();
    const call = page.waitForRequest('**/api/CriticalThinking');
    await send(
      page,
      'That more hours with a phone go with feeling sadder, and that it should change.',
    );
    const body = (await call).postDataJSON() as { checks: readonly object[] };
    expect(body.checks).toMatchObject([
      { answer: 'marked', start: 0, end: summary.indexOf(' evening') },
      { answer: 'absent', start: 0, end: 0 },
    ]);
    await expect(page.getByText(`Reader’s questions: 2 of ${total} answered`)).toBeVisible();
  },
);

story('an answer is changed, and what came after it is kept until then', async ({ page }) => {
  const first = 'That more hours with a phone go with feeling sadder in the evening.';
  await send(page, first);
  const said = await log(page).getByRole('listitem').count();
  await page.getByRole('button', { name: 'Change my last answer' }).click();
  await expect(box(page)).toHaveValue(first);
  await page.reload();
  await page.getByRole('button', { name: 'Keep what I had' }).click();
  await expect(log(page).getByRole('listitem')).toHaveCount(said);
  await page.getByRole('button', { name: 'Change my last answer' }).click();
  await send(page, 'That pupils with more hours were sadder than those with fewer.');
  await expect(log(page).getByText(first)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Keep what I had' })).toHaveCount(0);
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  story(
    'the text is one line above the answer, and its sentences are marked by touch',
    async ({ page }) => {
      await expect(text(page)).toHaveCount(0);
      await checks(page).first().tap();
      await list(page).getByRole('button', { name: 'Mark words in my text' }).tap();
      await text(page).getByRole('button').nth(1).tap();
      await page.getByRole('button', { name: /^Mark for:/u }).tap();
      await expect(list(page).getByText(/^Those with more hours/u)).toBeVisible();
      await expect(text(page)).toHaveCount(0);
    },
  );
});
