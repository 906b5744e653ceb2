import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readLines } from '@vernacular/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Person, register } from '../src/testing/person-for-tests.ts';
import { openTestSite, type TestSite } from '../src/testing/site-for-tests.ts';

const program = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vernacular-readers-'));
const file = join(folder, 'text.txt');
const text = 'The kinase moves the cell. The odds ratio grows.';
const kinase = { start: 4, end: 10 };

let site: TestSite;
let address: string;
let dana: Person;
let withKey: Record<string, string>;
beforeAll(async () => {
  writeFileSync(file, text);
  site = await openTestSite();
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  dana = await register(site, 'dana@example.org');
  const made = await dana.call('POST', '/api/keys', { name: 'Terminal', scope: 'readers' });
  const { key } = made.json<{ key: string }>();
  withKey = { VERNACULAR_SITE: address, VERNACULAR_USER: dana.email, VERNACULAR_KEY: key };
}, 120_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** The built program with a command line. */
async function run(words: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...words], { cwd: folder, env });
  const [out, err] = [child.stdout, child.stderr].map(async (stream) => {
    let said = '';
    for await (const chunk of stream) said += String(chunk);
    return said;
  });
  const code = new Promise<number | null>((resolve) => void child.on('close', resolve));
  return { code: await code, out: (await out)!, err: (await err)! };
}
const readers = (...words: string[]) => run(['readers', ...words], withKey);
const asGuest = (...words: string[]) => run(['readers', ...words], {});

interface Links {
  readonly readers: string;
  readonly results: string;
}

async function answer({ readers: link }: Links, times: number, answers = ['The ratio.\u001B[2J']) {
  for (let nth = 0; nth < times; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const reply = await fetch(
      `${address}/api/reader-tests/${link.split('/').at(-1)}/answers/${crypto.randomUUID()}`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          marks: [kinase],
          knewAll: false,
          answers,
          rating: 4,
          seconds: 60,
        }),
      },
    );
    expect(reply.status).toBe(200);
  }
}

describe('vernacular readers', () => {
  it('makes a link with a key, lists it, and shows its results from five readers on', async () => {
    const asked = await readers(
      ...`ask ${file} --audience neighbours --by Dana --most 40 --json --ends ${inDays(9)}`.split(
        ' ',
      ),
      '--question',
      'What grows?',
      '--expected',
      'the ratio',
    );
    expect([asked.code, asked.err]).toEqual([0, '']);
    const links = JSON.parse(asked.out) as Links;
    const shown = await fetch(`${address}/api/reader-tests/${links.readers.split('/').at(-1)}`);
    expect(await shown.json()).toMatchObject({
      text,
      textLanguage: 'en',
      pageLanguage: 'en',
      audience: 'neighbours',
      askedBy: 'Dana',
      questions: ['What grows?'],
      endsAt: `${inDays(9)}T23:59:59.000Z`,
    });
    const listed = JSON.parse((await readers('list', '--json')).out) as object[];
    expect(listed).toMatchObject([{ resultsLink: links.results, readers: 0, mostReaders: 40 }]);

    await answer(links, 4);
    const early = await asGuest('results', links.results);
    expect([early.code, early.out]).toEqual([1, '']);
    expect(early.err).toContain('4 readers have answered. Results are shown from five on.');
    const hidden = await asGuest('results', links.results, '--json');
    expect([hidden.code, JSON.parse(hidden.out)]).toMatchObject([1, { shown: null }]);

    await answer(links, 1);
    const { code, out } = await asGuest('results', links.results);
    expect(code).toBe(0);
    expect(out).toMatch(/100 %\s+57 % to 100 %\s+5 of 5\s+\w+\s+kinase/u);
    expect(out).toContain('expected: the ratio');
    expect(out).toContain('- The ratio.[2J');
    expect(out).not.toContain('\u001B');
    const csv = await asGuest('results', links.results, '--format', 'csv');
    expect(csv.out.split(/\r?\n/u)[1]).toMatch(/^"kinase","\w+","5","5","1","0\.56/u);
    const answers = await asGuest('results', links.results, '--format', 'csv', '--answers');
    expect(answers.out).toContain('"What grows?","the ratio","The ratio.');
  });

  it('makes a link for a guest, and says that nothing else keeps the second', async () => {
    const { code, out, err } = await asGuest('ask', file, '--site', address);
    expect([code, err]).toEqual([0, 'Keep the second link: nothing else shows it.\n']);
    expect(out).toMatch(
      /^For readers: {2}http\S+\/read\/\S+\nFor you: {6}http\S+\/reader-results\//u,
    );
  });

  it.each<[string, string[], Record<string, string>, number, RegExp]>([
    ['no site', ['ask', file], {}, 2, /Name the site/u],
    ['a site without https', ['ask', file, '--site', 'http://example.org'], {}, 2, /https/u],
    [
      'a key without a name',
      ['list', '--site', 'https://a.example'],
      { VERNACULAR_KEY: 'x' },
      2,
      /both/u,
    ],
    ['a list without a key', ['list', '--site', 'https://a.example'], {}, 2, /without a key/u],
    [
      'four questions',
      [
        'ask',
        file,
        '--site',
        'https://a.example',
        ...'abcd'.split('').flatMap((q) => ['--question', q]),
      ],
      {},
      2,
      /questions/u,
    ],
    [
      'no number of readers',
      ['ask', file, '--site', 'https://a.example', '--most', 'many'],
      {},
      2,
      /mostReaders/u,
    ],
  ])('refuses %s before anything is sent', async (_what, words, env, code, sentence) => {
    const refused = await run(['readers', ...words], env);
    expect([refused.code, refused.out]).toEqual([code, '']);
    expect(refused.err).toMatch(sentence);
  });

  it('says what the site says of a key that is not known, and of a link that is none', async () => {
    const wrong = await run(['readers', 'list'], { ...withKey, VERNACULAR_KEY: 'other' });
    expect([wrong.code, wrong.err]).toEqual([
      1,
      expect.stringMatching(/API key is not known here/u),
    ]);
    const none = await asGuest('results', `${address}/reader-results/none`);
    expect(none.code).toBe(1);
  });
});

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The built MCP server, spoken to in JSON-RPC lines. */
function serve(env: Record<string, string>) {
  const child = spawn(process.execPath, [program, 'mcp'], { cwd: folder, env });
  const lines = readLines(child.stdout);
  let id = 0;
  const ask = async <Result>(method: string, params: object): Promise<Result> => {
    id += 1;
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const { value } = await lines.next();
    return (JSON.parse(String(value)) as { result: Result }).result;
  };
  const begin = () =>
    ask('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
  const call = (name: string, args: object) =>
    ask<{ isError?: boolean; structuredContent: unknown; content: unknown }>('tools/call', {
      name,
      arguments: args,
    });
  return { ask, begin, call, stop: () => child.stdin.end() };
}

interface Tools {
  readonly tools: { readonly name: string; readonly annotations: object }[];
}

describe('the MCP server', () => {
  it('has no tool that sends anything where no site is set', async () => {
    const { ask, begin, stop } = serve({});
    await begin();
    const { tools } = await ask<Tools>('tools/list', {});
    expect(tools.map(({ name }) => name)).not.toContain('ask_readers');
    stop();
  });

  it('asks readers and reads their results, from the site of the settings alone', async () => {
    const { ask, begin, call, stop } = serve(withKey);
    await begin();
    const { tools } = await ask<Tools>('tools/list', {});
    expect(tools.slice(-2)).toMatchObject([
      { name: 'ask_readers', annotations: { readOnlyHint: false, openWorldHint: true } },
      { name: 'readers_results', annotations: { readOnlyHint: true, openWorldHint: true } },
    ]);
    const asked = await call('ask_readers', { text, audience: 'neighbours' });
    const links = asked.structuredContent as Links;
    expect(links).toMatchObject({ isListed: true });
    const results = async (link = links.results) => call('readers_results', { link });
    await answer(links, 4, []);
    expect((await results()).structuredContent).toMatchObject({
      answered: 4,
      hidden: '4 readers have answered. Results are shown from five on.',
      words: [],
      agreement: null,
    });
    await answer(links, 1, []);
    const { words } = (await results()).structuredContent as { words: object[] };
    expect(words[0]).toMatchObject({ word: 'kinase', marked: 5, readers: 5, share: 1 });
    expect((await results('https://elsewhere.example/reader-results/key')).isError).toBe(true);
    stop();
  });
});
