import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { corpusAdjustments } from '../corpus/adjustments.ts';
import { knownFailures } from '../corpus/known-failures.ts';
import { corpusPages } from '../corpus/pages.ts';
import { serveCorpus } from '../corpus/serve.ts';
import { chromiumTab } from '../corpus/tab.ts';
import { tryPage } from '../corpus/try-page.ts';

/** Of the corpus, the pages whose packages our stories have anyway, with what once hid or falsified most. */
const adjustments = corpusAdjustments.filter(({ name }) =>
  /^(?:dark contrast|dyslexia font|bold text|font size 200%|line height 3|set dyslexia)$/u.test(
    name,
  ),
);

for (const one of corpusPages.filter(({ name }) => /^(?:KaTeX|Font Awesome 6)/u.test(name)))
  test(`${one.name} keeps what it shows`, async ({ browser }) => {
    const site = await serveCorpus();
    const manner = { width: 1280, direction: 'ltr', adjustments };
    const page = await chromiumTab(browser, site.address, { width: 1280, height: 1600 });
    expect(await tryPage(page, await browser.newPage(), one, manner)).toEqual([]);
    site.stop();
  });

const statement = (language: string) =>
  readFileSync(
    new URL(
      `../../../apps/web/src/features/legal/documents/${language}/accessibility-statement.md`,
      import.meta.url,
    ),
    'utf8',
  );

test('the statement lists exactly what is known to fail, at most ten', () => {
  const lines = [...statement('en').matchAll(/^ {2}- (.*)[;.]$/gmu)].map(([, line]) => line);
  expect(lines).toEqual(knownFailures.map(({ told }) => told));
  expect([...statement('he').matchAll(/^ {2}- /gmu)]).toHaveLength(lines.length);
  expect(lines.length).toBeLessThanOrEqual(10);
});
