import type { Page } from '@playwright/test';

import { expect, story } from '../support/story-fixtures.ts';

const password = 'seven calm herons at dusk';
const corpus = 'The kinase and the ribosome meet in the cell. '.repeat(2000);

const register = async (page: Page, email: string) => {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
};

story(
  'build a dictionary of my own, write with it, grade with it, remove it',
  async ({ page, browser, site }) => {
    story.setTimeout(180_000);
    await page.goto('/de-jargonizer/about#buildYourOwnDeJargonizer');
    await page.getByRole('link', { name: 'Build one here' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await register(page, `own-${Date.now()}@example.org`);
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await page.waitForURL('**/de-jargonizer/build-your-own', { timeout: 15_000 });

    await page.getByRole('textbox', { name: 'Name' }).fill('Cell biology');
    await page.getByRole('textbox', { name: 'First year' }).fill('2020');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from(corpus) },
      {
        name: 'two.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('word,count\nphotosynthesis,900\n'),
      },
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    ]);
    await expect(page.getByText('photo.png is of another kind and was left out.')).toBeVisible();
    await page.getByRole('button', { name: 'Build the dictionary' }).click();
    await expect(page.getByText(/^18,900 words counted/u)).toBeVisible({ timeout: 60_000 });

    const fetched = page.waitForResponse((reply) => /own\/[^/]+\/levels$/u.test(reply.url()));
    await page.getByRole('link', { name: 'Use it: Cell biology' }).click();
    expect((await fetched).status()).toBe(200);
    const period = page.getByRole('button', { name: /Time period/u });
    await expect(period).toContainText('Cell biology');
    await expect(page.getByText(/^These counts rest on only 18,900 words/u)).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Your text' }).click();
    await page.keyboard.insertText('The kinase meets a zebra in the cell.');
    await expect(page.getByText(/^These counts rest on only 18,900 words/u)).toBeVisible();
    await page.getByRole('button', { name: 'START' }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toBeVisible();
    await page.getByRole('button', { name: 'How it is computed' }).click();
    await expect(page.getByText(/Graded with Cell biology/u)).toBeVisible();
    await period.click();
    await expect(page.getByRole('group', { name: 'Yours' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Escape');

    const code = new URL(page.url()).searchParams.get('period') ?? '';
    const guest = await (await browser.newContext()).newPage();
    const refused = await guest.request.post(`${site.address}/api/TextGrading/Grade`, {
      multipart: { ContentTA: 'The kinase.', timePriodDDL: code },
    });
    expect([refused.status(), await refused.text()]).toEqual([
      400,
      expect.stringContaining(`There is no dictionary ${code}.`),
    ]);
    await guest.context().close();

    await page.goto('/de-jargonizer/build-your-own');
    await page.getByRole('button', { name: 'Remove: Cell biology' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('None yet.')).toBeVisible();
  },
);
