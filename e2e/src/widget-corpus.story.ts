import { expect, test } from '@playwright/test';

import { corpusAdjustments } from './corpus/adjustments.ts';
import { corpusPages } from './corpus/pages.ts';
import { serveCorpus } from './corpus/serve.ts';
import { tryPage } from './corpus/try-page.ts';

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
    expect(await tryPage(browser, site.address, one, manner)).toEqual([]);
    site.stop();
  });
