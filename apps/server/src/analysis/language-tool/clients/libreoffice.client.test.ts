import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { register } from '../../../testing/person-for-tests.ts';
import { openTestSite, type TestSite } from '../../../testing/site-for-tests.ts';

interface Paragraph {
  readonly text: string;
  readonly language: string;
  readonly errors: readonly {
    readonly start: number;
    readonly length: number;
    readonly comment: string;
    readonly suggestions: readonly string[];
  }[];
}

interface Account {
  readonly username: string;
  readonly apiKey: string;
}

const script = fileURLToPath(new URL('proofread.py', import.meta.url));

const item = (name: string, value: string) =>
  `<item oor:path="/org.openoffice.Office.Linguistic/GrammarChecking/LanguageTool"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** The URL that the page /integrations shows. */
const baseAddress = readFileSync(
  new URL('../../../../../web/src/features/integrations/snippets/libreoffice.txt', import.meta.url),
  'utf8',
).trim();

/** The settings that LibreOffice writes from its form Options › Language Settings › LanguageTool Server. */
const settings = (address: string, account: Account | null) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${item('IsEnabled', 'true')}
${item('BaseURL', baseAddress.replace('http://localhost:3000', address))}
${item('RestProtocol', 'languagetool')}
${account ? item('Username', account.username) + item('ApiKey', account.apiKey) : ''}
</oor:items>`;

/** A Writer document; Hebrew letters take the language for complex scripts. */
const written = (paragraphs: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles><style:default-style style:family="paragraph"><style:text-properties fo:language="en" fo:country="GB" style:language-complex="he" style:country-complex="IL"/></style:default-style></office:styles>
<office:body><office:text>${paragraphs.map((text) => `<text:p>${text.replaceAll('&', '&amp;')}</text:p>`).join('')}</office:text></office:body>
</office:document>`;

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openTestSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'vernacular-libreoffice-'));
}, 120_000);
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** The result of Writer's proofreading for each paragraph, with this site as its checker. */
async function proofread(
  paragraphs: readonly string[],
  account: Account | null = null,
): Promise<readonly Paragraph[]> {
  const { port } = site.app.server.address() as AddressInfo;
  const profile = join(folder, 'profile');
  const document = join(folder, 'text.fodt');
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(
    join(profile, 'user/registrymodifications.xcu'),
    settings(`http://127.0.0.1:${port}`, account),
  );
  await writeFile(document, written(paragraphs));
  const pipe = `vernacular${process.pid}`;
  const office = spawn(
    'soffice',
    [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--norestore',
      `--accept=pipe,name=${pipe};urp;`,
    ],
    { stdio: 'ignore', detached: true },
  );
  try {
    // Only Debian's own Python has the bridge to LibreOffice.
    const { stdout } = await promisify(execFile)('/usr/bin/python3', [script, pipe, document]);
    return JSON.parse(stdout) as Paragraph[];
  } finally {
    if (office.exitCode === null) process.kill(-office.pid!, 'SIGKILL');
  }
}

const wordsFound = ({ text, errors }: Paragraph) =>
  errors.map(({ start, length }) => text.slice(start, start + length));

it('LibreOffice has rare words found by the site, where they stand', async () => {
  const said = await proofread([
    'We look at the phosphorylation of the cell. It is utilized in the house.',
    'The naïve 😀 phosphorylation at the café & more + 50% of the phosphorylation.',
    'We walk home.',
    'החוקרים בדקו את הפוספורילציה של התא.',
  ]);
  expect(said.map((paragraph) => [paragraph.language, wordsFound(paragraph)])).toEqual([
    ['en', ['phosphorylation']],
    ['en', ['phosphorylation', 'phosphorylation']],
    ['en', []],
    ['he', ['הפוספורילציה']],
  ]);
  expect(said[0]!.errors[0]!.comment).toContain('phosphorylation');
}, 120_000);

it('LibreOffice with the key of an account leaves alone what its readers know', async () => {
  const dana = await register(site, 'dana@example.org');
  const made = await dana.call('POST', '/api/keys', { name: 'LibreOffice' });
  const account = { username: dana.email, apiKey: made.json<{ key: string }>().key };
  await dana.call('POST', '/api/known-words', { add: ['phosphorylation'], remove: [] });
  const [said] = await proofread(['The phosphorylation of the ubiquitin.'], account);
  expect(wordsFound(said!)).toEqual(['ubiquitin']);
}, 120_000);
