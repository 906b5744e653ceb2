import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { openPanel } from '../accessibility/panel.ts';
import { write } from '../accessibility/screen-steps.ts';
import { agree } from '../support/agree.ts';
import { settled } from '../conversation/converse.ts';
import { listen } from '../support/listen.ts';
import { expect, story } from '../support/story-fixtures.ts';

const folder = fileURLToPath(new URL('../transcripts/', import.meta.url));

/** Holds what was heard against transcripts/<name>.txt; with UPDATE_TRANSCRIPTS=1 it is written anew, to be read. */
function expectTranscript(name: string, heard: string): void {
  const file = `${folder}${name}.txt`;
  if (process.env['UPDATE_TRANSCRIPTS'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, heard);
  }
  expect(heard).toBe(existsSync(file) ? readFileSync(file, 'utf8') : 'no transcript yet');
}

const readers = {
  en: {
    text: 'Cells divide. The kinase phosphorylates a tiny switch.',
    result: 'Result',
    last: 'Download',
    asked: 'what may I call you?',
    name: 'Maya',
    audience: 'High school',
    task: '120 words',
    spacing: 'Letter spacing',
  },
  he: {
    text: 'התאים מתחלקים. הקינאז מזרחן מתג זעיר.',
    result: 'תוצאה',
    last: 'הורדה',
    asked: 'איך לקרוא לכם?',
    name: 'מאיה',
    audience: 'תיכון',
    task: '120 מילים',
    spacing: 'מרווח בין אותיות',
  },
} as const;

story.use({ contextOptions: { reducedMotion: 'reduce' } });
story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

for (const [language, words] of Object.entries(readers))
  story.describe(`as one hears it, ${language}`, () => {
    story.beforeEach(({ context }) =>
      context.addInitScript((code) => localStorage.setItem('i18nextLng', code), language),
    );

    story('the accessibility menu', async ({ page }) => {
      await page.goto('/de-jargonizer/about');
      await openPanel(page);
      const panel = page.getByRole('dialog');
      const spacing = panel.getByRole('button', { name: words.spacing, exact: true });
      await spacing.click();
      await expect(spacing).toHaveAttribute('aria-expanded', 'true');
      expectTranscript(`accessibility-menu.${language}`, await listen(page, 'dialog'));
    });

    story('a result of the De-Jargonizer', async ({ page }) => {
      await page.goto('/de-jargonizer');
      await write(page, words.text);
      await page.keyboard.press('Control+Enter');
      const result = page.getByRole('region', { name: words.result, exact: true });
      await expect(result.getByRole('button', { name: words.last, exact: true })).toBeVisible();
      expectTranscript(`analyser-result.${language}`, await listen(page, 'region', words.result));
    });

    story('a conversation', async ({ page }) => {
      await page.goto('/half-life');
      const box = page.getByRole('main').getByRole('textbox');
      await expect(page.getByRole('log')).toContainText(words.asked);
      await box.fill(words.name);
      await box.press('Shift+Enter');
      await page.getByRole('button', { name: new RegExp(words.audience, 'u') }).click();
      await settled(page, 4);
      await expect(page.getByRole('log').getByText(words.task).last()).toBeVisible();
      expectTranscript(`conversation.${language}`, await listen(page, 'log'));
    });
  });
