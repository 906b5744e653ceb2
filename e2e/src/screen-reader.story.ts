import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { agree } from './agree.ts';
import { listen } from './listen.ts';
import { expect, story } from './story.ts';

const folder = fileURLToPath(new URL('transcripts/', import.meta.url));

/** Holds what was heard against transcripts/<name>.txt; with UPDATE_TRANSCRIPTS=1 it is written anew, to be read. */
function expectTranscript(name: string, heard: string): void {
  const file = `${folder}${name}.txt`;
  if (process.env['UPDATE_TRANSCRIPTS'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, heard);
  }
  expect(heard).toBe(existsSync(file) ? readFileSync(file, 'utf8') : 'no transcript yet');
}

story.use({ contextOptions: { reducedMotion: 'reduce' } });
story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

story('the accessibility menu, as one hears it', async ({ page }) => {
  await page.goto('/de-jargonizer/about');
  await page.getByRole('button', { name: 'Open Accessibility Menu' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Content adjustment' }).click();
  await panel.getByRole('button', { name: 'Letter spacing', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Increase: Letter spacing' })).toBeVisible();
  expectTranscript('accessibility-menu', await listen(page, 'dialog'));
});

story('a result of the De-Jargonizer, as one hears it', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await page.getByRole('textbox', { name: /text/i }).click();
  await page.keyboard.insertText('Cells divide. The kinase phosphorylates a tiny switch.');
  await page.getByRole('button', { name: 'START', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('button', { name: 'Download' })).toBeVisible();
  expectTranscript('analyser-result', await listen(page, 'region', 'Result'));
});

story('a conversation, as one hears it', async ({ page }) => {
  await page.goto('/half-life');
  const box = page.getByRole('main').getByRole('textbox');
  await expect(page.getByRole('log')).toContainText('what may I call you?');
  await box.fill('Maya');
  await box.press('Shift+Enter');
  await page.getByRole('button', { name: /High school/ }).click();
  await expect(page.getByRole('log').getByText('120 words').last()).toBeVisible();
  expectTranscript('conversation', await listen(page, 'log'));
});
