import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { axeEngine } from '../accessibility/axe-engine.ts';
import { expect, story } from '../support/story-fixtures.ts';

const text = '<p>The cell has a <b>mito</b>chondrion.</p><p>Caspases</p><pre>qzxvw</pre>';

/** A page of someone else under a policy that allows nothing inline and, of other sites, this one alone. */
async function openElsewhere(
  page: Page,
  { site, from = site, tag = '<jargon-text>', html = 'lang="en"', body = text }: Elsewhere,
): Promise<{ said: string[] }> {
  const policy = `default-src 'none'; script-src ${site}; connect-src ${from}; require-trusted-types-for 'script'`;
  const server = createServer((_, reply) => {
    reply.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html');
    reply.end(`<!doctype html><html ${html}><meta charset="utf-8"><title>Elsewhere</title>
      <script src="${site}/jargon-text/jargon-text.js"></script><main>${tag}${body}</jargon-text></main></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { said };
}

interface Elsewhere {
  readonly site: string;
  /** What the policy lets the page connect to. */
  readonly from?: string;
  readonly tag?: string;
  readonly html?: string;
  readonly body?: string;
}

/** The words set off, as the browser holds them. */
const marked = (page: Page, level: 'mid' | 'rare') =>
  page.evaluate(
    (name) =>
      [...(CSS.highlights.get(name) ?? [])].map((place) => {
        const range = document.createRange();
        range.setStart(place.startContainer, place.startOffset);
        range.setEnd(place.endContainer, place.endOffset);
        return range.toString();
      }),
    `jargon-text-${level}`,
  );

const look = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const style = getComputedStyle(element, '::highlight(jargon-text-rare)');
    return [style.color, style.textDecorationLine, style.textDecorationStyle];
  });

const legend = (page: Page) => page.locator('[part=legend]');

story(
  'sets off rare words on a page of someone else, under a strict policy',
  async ({ page, site }) => {
    const { said } = await openElsewhere(page, { site: site.address });
    await expect.poll(() => marked(page, 'rare')).toEqual(['mitochondrion', 'Caspases']);
    expect(await look(page, 'main p >> nth=0')).toEqual(['rgb(185, 28, 28)', 'underline', 'solid']);
    await expect(page.getByRole('group', { name: 'How common the words are' })).toContainText(
      'Rare 2 words',
    );
    await expect(legend(page)).toContainText('Word counts: General English');
    expect(said).toEqual([]);
  },
);

story(
  'reads a changed text anew, and takes its marks along when it goes',
  async ({ page, site }) => {
    await openElsewhere(page, { site: site.address });
    await expect.poll(() => marked(page, 'rare')).toHaveLength(2);
    await page.evaluate(() => {
      addEventListener('jargon-text-read', (event) => {
        document.title = String((event as CustomEvent<{ score: number }>).detail.score);
      });
      document.querySelector('main b')!.firstChild!.nodeValue = 'the ';
      document.querySelector('main p + p')!.textContent = 'It is good.';
    });
    await expect.poll(() => marked(page, 'rare')).toEqual(['chondrion']);
    await expect(legend(page)).toContainText(`Score: ${await page.title()} of 100`);
    await page.evaluate(() => document.querySelector('jargon-text')!.remove());
    await expect.poll(() => marked(page, 'rare')).toEqual([]);
  },
);

story('the lines of the page /integrations are all it takes', async ({ page, site }) => {
  const file = '../../../apps/web/src/features/integrations/snippets/jargon-text.html';
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8');
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(lines.replaceAll('http://localhost:3000', site.address));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect.poll(() => marked(page, 'rare')).toEqual(['apoptosis']);
});

story('says that the counts are loading, where they take long', async ({ page, site }) => {
  let arrive: (() => void) | undefined;
  await page.route('**/en.levels', async (route) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    await route.continue();
  });
  await openElsewhere(page, { site: site.address });
  await expect(page.getByRole('status')).toHaveText('Loading the word counts …');
  arrive?.();
  await expect(legend(page)).toContainText('Score:');
  await expect(page.getByRole('status')).toHaveCount(0);
});

story('says in the console why it cannot read', async ({ page, site }) => {
  const { said } = await openElsewhere(page, { site: site.address, from: "'none'" });
  await expect
    .poll(() => said.join('\n'))
    .toMatch(/<jargon-text>: The word counts at .*en\.levels did not come: .*connect-src/u);
  await expect(legend(page)).toHaveCount(0);
});

for (const [tag, html, why] of [
  [
    '<jargon-text period="English1900_1903">',
    'lang="en"',
    /English1900_1903\.levels are not there \(status 404\)/u,
  ],
  [
    '<jargon-text dictionary="/">',
    'lang="en"',
    /The word counts at .* (did not come|are no file of levels)/u,
  ],
  ['<jargon-text>', 'lang="de"', /It reads English \(en\) and Hebrew \(he\), not ‘de’/u],
] as const)
  story(`leaves a text as it is: ${tag} in ${html}`, async ({ page, site }) => {
    const { said } = await openElsewhere(page, { site: site.address, tag, html });
    await expect.poll(() => said.join('\n')).toMatch(why);
    expect(await marked(page, 'rare')).toEqual([]);
  });

story(
  'speaks Hebrew from the right, and judges English words by English counts',
  async ({ page, site }) => {
    const body = '<p>התא עובר אפופטוזה עם the caspase.</p>';
    await openElsewhere(page, { site: site.address, html: 'lang="he" dir="rtl"', body });
    await expect(legend(page)).toContainText('עברית כללית (רשימות מילים וצמדי מילים)');
    await expect.poll(() => marked(page, 'rare')).toEqual(['אפופטוזה', 'caspase']);
    await expect(legend(page)).toContainText('נדירות');
    await expect(legend(page)).toHaveCSS('direction', 'rtl');
  },
);

story(
  'its documented page lives, dark where the page says so, by keyboard, without a fault',
  async ({ page }) => {
    await page.goto('/jargon-text/index.html');
    await expect(page.getByText('Last event: jargon-text-read, score')).toBeVisible();
    expect(await look(page, '#dark > p')).toEqual(['rgb(255, 180, 171)', 'underline', 'solid']);
    await expect(page.locator('#dark').getByText('Score:')).toHaveCSS('font-weight', '700');
    await expect(page.locator('#bare [part=legend]')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await look(page, '#english > p')).toEqual(['rgb(255, 138, 128)', 'underline', 'solid']);
    const summary = page.locator('#english summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.locator('#english').getByText('apoptosis, apoptosome, caspases'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Write it plainly' }).click();
    await expect(page.locator('#english').getByText('Score: 100 of 100')).toBeVisible();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await axeEngine.audit(page)).toEqual([]);
    }
  },
);
