import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../../testing/site-for-tests.ts';

const snippets = new URL('../../../../../web/src/features/integrations/snippets/', import.meta.url);

let site: TestSite;
let address: string;
beforeAll(async () => {
  site = await openTestSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(() => site.close());

/** A snippet of the page `/integrations`, with the URL of the site under test. */
const snippet = (name: string) =>
  readFileSync(new URL(name, snippets), 'utf8').trim().replace('http://localhost:3000', address);

it.each([
  ['LibreOffice', 'libreoffice.txt', '/check'],
  // See: GrammarCheckLanguageToolJSON::init in TeXstudio.
  ['TeXstudio', 'texstudio.txt', '/v2/check'],
])('what is given to %s leads to the check', async (_client, name, adds) => {
  const reply = await fetch(snippet(name) + adds, {
    method: 'POST',
    body: new URLSearchParams({ language: 'en-US', text: 'The phosphorylation is old.' }),
  });
  expect(await reply.json()).toMatchObject({ matches: [{ offset: 4, length: 15 }] });
});

it.skipIf(spawnSync('python3', ['--version']).status !== 0)(
  'Python prints the hard words of a text (skipped where Python is not installed)',
  async () => {
    const { stdout } = await promisify(execFile)('python3', ['-c', snippet('python.py')], {
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
    });
    expect(stdout).toMatch(/^apoptosis - “apoptosis” is a rare word\./u);
  },
);
