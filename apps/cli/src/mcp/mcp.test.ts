import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';
import { snippet, withProgram } from '../snippet-for-tests.ts';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vernacular-mcp-'));
const env = { DATA_DIR: join(folder, 'data') };
const settings = `known-words = ["kinase"]\n`;
beforeAll(() => putDictionaries(env.DATA_DIR));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Assistant {
  readonly mcpServers: Record<string, { readonly command: string; readonly args: string[] }>;
}

/** The built program over stdin and stdout, as an assistant starts it by the lines of the page /integrations. */
async function overStdio() {
  const client = new Client({ name: 'test', version: '1' });
  const { mcpServers } = JSON.parse(snippet('assistant.json')) as Assistant;
  const server = { ...mcpServers['vernacular']!, cwd: folder, env: { ...env, ...withProgram } };
  await client.connect(new StdioClientTransport({ ...server, stderr: 'ignore' }));
  return { client, stop: () => client.close() };
}

/** The built program over HTTP, on a port of its own choice. */
async function overHttp() {
  const child = spawn(process.execPath, [main, 'mcp', '--http', '0'], { cwd: folder, env });
  const [said] = (await once(child.stderr, 'data')) as [Buffer];
  const address = /http:\S+/u.exec(said.toString())![0];
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  const stop = async () => {
    await client.close();
    child.kill('SIGINT');
    return ((await once(child, 'close')) as [number])[0];
  };
  return { client, address, stop };
}

const roads: [string, () => Promise<{ client: Client; stop: () => Promise<unknown> }>][] = [
  ['stdio', overStdio],
  ['HTTP', overHttp],
];

describe.each(roads)('by the official client over %s', (_road, connect) => {
  let client: Client;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    writeFileSync(join(folder, '.vernacular.toml'), settings);
    ({ client, stop } = await connect());
  });
  afterAll(() => stop());

  /** What a tool answers; the client holds it to the tool's own schema. */
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { structuredContent, content, isError } = await client.callTool({
      name,
      arguments: args,
    });
    return isError ? content : structuredContent;
  };

  it('lists its tools, each with a schema of what it answers and a promise to change nothing', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'check_text',
      'explain_word',
      'suggest_plainer',
      'compare_versions',
      'list_periods',
    ]);
    for (const { outputSchema, annotations } of tools) {
      expect(outputSchema).toMatchObject({ type: 'object' });
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    }
  });

  it('checks a text: each rare word once with all its places, known words left alone', async () => {
    const text = 'The xylem of xylem. A kinase.';
    expect(await call('check_text', { text })).toMatchObject({
      score: 67,
      words: 6,
      rare: 2,
      counts: 'General English (subtitles, books, web)',
      findings: [
        {
          rule: 'rare',
          written: 'xylem',
          places: [
            { start: 4, end: 9 },
            { start: 13, end: 18 },
          ],
        },
      ],
    });
    expect(await call('check_text', { text, known: ['xylem'] })).toMatchObject({
      score: 100,
      findings: [],
    });
  });

  it('reads a text in the format that is named, with places in its source', async () => {
    const text = '# The `phosphorylation`\n\nThe *xylem*.';
    expect(await call('check_text', { text, format: 'md' })).toMatchObject({
      findings: [{ written: 'xylem', places: [{ start: 30, end: 35 }] }],
    });
  });

  it('explains a word, and refuses what is none', async () => {
    expect(await call('explain_word', { word: 'angioplasty' })).toMatchObject({
      level: 'rare',
      measure: 'per-million',
      meanings: [{ field: 'Heart and blood vessels', meaning: expect.stringContaining('artery') }],
    });
    expect(await call('explain_word', { word: 'the cell' })).toEqual([
      { type: 'text', text: '‘the cell’ is 2 words, not one.' },
    ]);
  });

  it('suggests plainer words that fit, with the score each gives', async () => {
    const text = 'We utilized it.';
    expect(await call('suggest_plainer', { text })).toMatchObject({
      suggestions: [
        {
          word: 'utilized',
          sentence: text,
          plainer: [{ by: 'used', replaces: { start: 3, end: 11 }, level: 'common', score: 100 }],
        },
      ],
      unread: 0,
    });
  });

  it('tells what two versions gained and lost', async () => {
    const before = 'Xylem may cause growth in 1,200 trees, not in 3.5 % of them.';
    const after = 'Wood causes growth in 1200 trees.';
    expect(await call('compare_versions', { before, after })).toMatchObject({
      after: { score: 100 },
      hardWords: { gone: ['xylem'], new: [] },
      numbers: { gone: ['3.5'], new: [] },
      strongerClaims: [{ before, after }],
    });
  });

  it('lists the periods, and tells a wrong one apart', async () => {
    const { periods } = (await call('list_periods')) as {
      periods: { code: string; isDefault: boolean }[];
    };
    expect(periods.map(({ code }) => code)).toContain('English2021_2024');
    // What answers where none is asked for: the news counts are not installed.
    expect(periods.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual([
      'EnglishGeneral',
      'HebrewGeneral',
    ]);
    const asked = { text: 'A cell', period: 'English1900_1903' };
    expect(await call('check_text', asked)).toMatchObject([
      {
        text: expect.stringMatching(/^There is no dictionary English1900_1903\. .*list/u) as string,
      },
    ]);
    expect(await call('check_text', { ...asked, period: 'English2012_2015' })).toMatchObject({
      notice: expect.stringContaining('English2012_2015 is not installed'),
    });
  });

  it('names a third language and judges nothing, unless the call names another', async () => {
    const text =
      'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geiste der Brüderlichkeit begegnen.';
    const refusal = [
      {
        text: expect.stringMatching(
          /^This looks like German\. .* with language en or set language = "en" in \.vernacular\.toml to judge/,
        ),
      },
    ];
    expect(await call('check_text', { text })).toMatchObject(refusal);
    const before = 'The man is here. '.repeat(20);
    expect(await call('compare_versions', { before, after: text })).toMatchObject(refusal);
    expect(await call('check_text', { text, language: 'en' })).toMatchObject({
      score: expect.any(Number),
    });
  });

  it('has method and periods as resources', async () => {
    const { contents } = await client.readResource({ uri: 'vernacular://method' });
    expect(contents).toMatchObject([{ text: expect.stringContaining('Score = 100') }]);
    const periods = await client.readResource({ uri: 'vernacular://periods' });
    expect(periods.contents).toMatchObject([{ text: expect.stringContaining('HebrewGeneral') }]);
  });

  it('has a prompt that keeps what is said, and goes on until the score', async () => {
    const { messages } = await client.getPrompt({
      name: 'rewrite_for_the_public',
      arguments: { text: 'Kinases may help.', score: '95' },
    });
    const said = JSON.stringify(messages);
    for (const kept of ['number', 'name', 'hedge', 'negation', 'below 95, go back', 'may help'])
      expect(said).toContain(kept);
  });
});

const status = async (url: string, headers: Record<string, string>) =>
  (await fetch(url, { method: 'POST', headers, body: '{}' })).status;

const ping = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`;

describe('over stdin and stdout', () => {
  it('says of a line that it is no JSON, in as many pieces as it comes, and goes on', async () => {
    const child = spawn(process.execPath, [main, 'mcp'], { cwd: folder, env });
    // Each answer is short, and comes in one piece.
    const next = async () => JSON.parse(String((await once(child.stdout, 'data'))[0])) as unknown;
    child.stdin.write(`${ping(1)}\n{"jsonrpc":`);
    expect(await next()).toMatchObject({ id: 1, result: {} });
    child.stdin.write('"2.0", oh\n');
    expect(await next()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_700 } });
    child.stdin.write(ping(2));
    expect(await next()).toMatchObject({ id: 2, result: {} });
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});

describe('over HTTP', () => {
  it('answers no other site, no other path, and ends at Ctrl-C', async () => {
    const { address, stop } = await overHttp();
    expect(await status(address, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await status(new URL('/', address).href, {})).toBe(404);
    expect(await stop()).toBe(0);
  });

  it('says when its port is taken', async () => {
    const { address, stop } = await overHttp();
    const { port } = new URL(address);
    const second = spawn(process.execPath, [main, 'mcp', '--http', port], { cwd: folder });
    const [said] = (await once(second.stderr, 'data')) as [Buffer];
    expect(said.toString()).toContain(`Port ${port} can’t be used`);
    await stop();
  });
});
