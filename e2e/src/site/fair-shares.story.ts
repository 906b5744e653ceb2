import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';

const once = { person: 1, address: 1, seconds: 300 };

/** Stories on a site where everything costly may be done once in five minutes. */
const sparing = story.extend<object>({
  settings: [
    { FAIR_SHARES: JSON.stringify({ grading: once, chat: once, links: once }) },
    { scope: 'worker' },
  ],
});
const later = /try again in (?:\d+ seconds|[1-5] minutes?)/iu;

sparing(
  'who has used up a share is told when to try again, in grading and in coaching',
  async ({ page, context, baseURL }) => {
    await agree(context, baseURL);
    await page.goto('/de-jargonizer');
    const text = page.getByRole('textbox', { name: 'Your text' });
    await text.click();
    await page.keyboard.insertText('The kinase of bees.');
    await page.getByRole('button', { name: 'START' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    await page.goto('/de-jargonizer');
    await text.click();
    await page.keyboard.insertText('Another text of bees.');
    await page.getByRole('button', { name: 'START' }).click();
    await expect(page.getByText(later).first()).toBeVisible();
    await expect(text).toContainText('Another text of bees.');

    await page.goto('/half-life');
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Dana');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(later).first()).toBeVisible();
  },
);

sparing(
  'who has looked at too many links that are none is told when to try again',
  async ({ page, context, baseURL }) => {
    await agree(context, baseURL);
    await page.goto(`/share/${'a'.repeat(22)}`);
    await expect(page.getByText('Invalid link.')).toBeVisible();
    await page.goto(`/share/${'b'.repeat(22)}`);
    await expect(page.getByText(later).first()).toBeVisible();
    await expect(page.getByText('Invalid link.')).toHaveCount(0);
  },
);
