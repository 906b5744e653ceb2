import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '../support/story-fixtures.ts';
import type { BrowserPage, Target } from './browser-page.ts';
import { arrive, reads, story } from './browser-story.ts';

/** What a writer does beside START: look at a word, exchange it, keep versions, go by the map, grade many texts. */

const hard = 'We utilize light. Inside the chloroplasts, chlorophyll absorbs photons.';

const has = (page: BrowserPage, target: Target) => expect.poll(() => page.has(target)).toBe(true);
const press = (page: BrowserPage, name: string | RegExp) => page.click({ role: 'button', name });

async function write(page: BrowserPage) {
  await arrive(page, '/de-jargonizer');
  await has(page, { css: '.cm-placeholder' });
  await page.click({ css: '.cm-content' });
  await page.type(hard);
  await has(page, { css: '.level-rare' });
}

const editorText = (page: BrowserPage) =>
  expect.poll(() => page.run(() => document.querySelector('.cm-content')?.textContent));

story('a word card exchanges a word, and back, and explains a term', async ({ visitor }) => {
  await write(visitor);
  await visitor.press('Control+Home');
  await visitor.press('F8');
  await press(visitor, /^use\b/u);
  await editorText(visitor).toContain('We use light.');
  await press(visitor, /^Undo/u);
  await editorText(visitor).toContain('We utilize light.');
  await visitor.click({ css: '.level-rare' });
  await reads(visitor, 'Keep it and explain it here');
});

story('versions are kept and compared', async ({ visitor }) => {
  await write(visitor);
  await press(visitor, 'START');
  await press(visitor, /^Versions/u);
  await reads(visitor, 'Version 1');
  await visitor.click({ css: '.cm-content' });
  await visitor.press('Control+End');
  await visitor.type(' And so on.');
  await visitor.click({ css: '[aria-label=Versions] summary, section summary' });
  await press(visitor, 'Compare Version 1');
  await has(visitor, { css: 'dialog ins, [role=dialog] ins' });
  const marked = await visitor.run(() =>
    [...document.querySelectorAll('dialog ins, [role=dialog] ins')].map(
      ({ textContent }) => textContent,
    ),
  );
  // The first is that of the legend.
  expect(marked.slice(1).join('')).toContain('And so on');
});

story(
  'many texts become a table, each opens coloured, and Back leads back',
  async ({ visitor }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vernacular-files-'));
    const files = ['a.txt', 'b.txt'].map((name) => join(folder, name));
    for (const file of files) await writeFile(file, hard);
    await arrive(visitor, '/de-jargonizer/multiple-texts');
    await visitor.choose({ css: 'main input[type=file]' }, files);
    await reads(visitor, 'b.txt');
    await press(visitor, 'START');
    await reads(visitor, 'Download Results.csv');
    await visitor.click({ role: 'link', name: 'b.txt' });
    await has(visitor, { css: 'article .rare' });
    await visitor.back();
    await has(visitor, { role: 'link', name: 'a.txt' });
    await rm(folder, { recursive: true });
  },
);
