import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '../support/story-fixtures.ts';
import { arrive, reads, story } from './browser-story.ts';

const english =
  'Photosynthesis turns light into food. Inside the chloroplasts, chlorophyll absorbs photons. We can’t see it, but every leaf does it.';
const hebrew = 'הפוטוסינתזה הופכת אור למזון. בתוך הכלורופלסטים סופג הכלורופיל פוטונים.';

const underline = (css: string) => {
  const { textDecorationLine, textDecorationStyle } = getComputedStyle(
    document.querySelector(css)!,
  );
  return `${textDecorationLine} ${textDecorationStyle}`;
};

story('a file is chosen, cleared, chosen again and graded', async ({ visitor }) => {
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-files-'));
  const file = join(folder, 'leaves.txt');
  await writeFile(file, english);
  await arrive(visitor, '/de-jargonizer');
  for (const _ of ['once', 'again']) {
    await visitor.choose({ css: 'main input[type=file]' }, [file]);
    await reads(visitor, 'leaves.txt');
    // The text of the file takes room and moves what stands below it, which a driver would miss.
    await reads(visitor, 'chloroplasts');
    if (_ === 'again') break;
    await visitor.click({ role: 'button', name: 'Clear' });
    await expect
      .poll(() => visitor.run(() => document.body.innerText.includes('leaves.txt')))
      .toBe(false);
  }
  await visitor.click({ role: 'button', name: 'START' });
  await expect.poll(() => visitor.has({ css: '[aria-labelledby=result-title] li' })).toBe(true);
  await reads(visitor, 'General English');
  await rm(folder, { recursive: true });
});

for (const [language, text] of [
  ['en', english],
  ['he', hebrew],
] as const)
  story(`a text is coloured and underlined while it is typed, ${language}`, async ({ visitor }) => {
    await arrive(visitor, '/de-jargonizer', language);
    await expect.poll(() => visitor.has({ css: '.cm-placeholder' })).toBe(true);
    const direction = await visitor.run(
      () => getComputedStyle(document.querySelector('.cm-line')!).direction,
    );
    expect(direction, 'the placeholder').toBe(language === 'he' ? 'rtl' : 'ltr');
    await visitor.click({ css: '.cm-content' });
    await visitor.type(text);
    await expect.poll(() => visitor.has({ css: '.level-rare' })).toBe(true);
    expect(await visitor.run(underline, '.level-rare')).toBe('underline solid');
    await visitor.press('Control+Enter');
    await expect.poll(() => visitor.has({ css: '[aria-labelledby=result-title] li' })).toBe(true);
  });
