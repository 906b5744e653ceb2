import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { asForm, connect, secondsToWait, type Vernacular } from '@vernacular/client';
import Database from 'libsql';
import type { OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { callsOf } from '../src/client-types.ts';
import { type Person, register } from '../src/testing/person-for-tests.ts';
import { openTestSite, type TestSite } from '../src/testing/site-for-tests.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const room = join(root, 'packages/client');
const run = promisify(execFile);

let site: TestSite;
let address: string;
let client: Vernacular;
let dana: Person;
let account: { username: string; apiKey: string };
beforeAll(async () => {
  site = await openTestSite({ FAIR_SHARES: JSON.stringify({ editors: { person: 4 } }) });
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  client = connect(address);
  dana = await register(site, 'dana@example.org');
  await dana.call('POST', '/api/known-words', { add: ['phosphorylation'], remove: [] });
  const { key } = (await dana.call('POST', '/api/keys', { name: 'A program' })).json<{
    key: string;
  }>();
  account = { username: dana.email, apiKey: key };
}, 120_000);
afterAll(() => site.close());

it('has the calls as the site describes them; `npm run build` writes them anew', async () => {
  const description = (await site.app.inject('/api/openapi.json')).json<OpenAPI3>();
  const written = readFileSync(join(room, 'src/calls.ts'), 'utf8');
  expect(written).toBe(await callsOf(description));
});

describe('the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vernacular-client-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [first = '', withFile = ''] = [
    ...readFileSync(join(room, 'README.md'), 'utf8').matchAll(/^```js\n(.*?)^```$/gmsu),
  ].map(([, code]) => code!);

  /** The packed file in an empty folder, with what it depends on from this machine: no registry is asked. */
  beforeAll(async () => {
    const npm = (...words: string[]) => run('npm', words, { cwd: folder });
    const { stdout } = await npm('pack', join(room, 'dist-package'), '--json');
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const others = ['openapi-fetch', 'openapi-typescript-helpers'];
    await npm(
      'install',
      '--offline',
      '--ignore-scripts',
      '--no-audit',
      `./${filename}`,
      ...others.map((name) => join(root, 'node_modules', name)),
    );
  }, 120_000);

  const play = async (example: string) => {
    const code = example.replace('https://vernacular.example.org', address);
    writeFileSync(join(folder, 'example.ts'), code);
    writeFileSync(join(folder, 'example.js'), code);
    const typescript = join(root, 'node_modules/typescript-7/bin/tsc');
    const strictly = ['--noEmit', '--strict', '--module', 'nodenext', '--types', 'node'];
    const types = ['--typeRoots', join(root, 'node_modules/@types')];
    await run(process.execPath, [typescript, ...strictly, ...types, 'example.ts'], { cwd: folder });
    return (await run(process.execPath, ['example.js'], { cwd: folder })).stdout;
  };

  it('has an example of at most ten lines, which a guest can run', async () => {
    expect(first.trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(await play(first)).toContain('“phosphorylation” is a rare word');
  });

  it('has the same for whoever has a key, whose readers know the word', async () => {
    const withKey = first.replace('{}', JSON.stringify(account));
    expect(await play(withKey)).not.toContain('phosphorylation');
  });

  it('has an example with a file', async () => {
    expect(await play(withFile)).toContain("[ 'phosphorylation' ]");
  });
});

describe('a call that fails says why and when to come again', () => {
  const body = { language: 'en', text: 'The phosphorylation.' };

  it('401: the key is not known', async () => {
    const wrong = { ...body, ...account, apiKey: 'x' };
    const { data, error, response } = await client.POST('/v2/check', { body: wrong });
    expect([data, response.status, error?.error.code]).toEqual([undefined, 401, 'unknown-key']);
    expect(secondsToWait(response)).toBeNull();
  });

  it('429: a share is used up', async () => {
    const answers = [];
    for (let nth = 0; nth < 5; nth += 1)
      answers.push(await client.POST('/v2/check', { body: { ...body, ...account } }));
    const { error, response } = answers.at(-1)!;
    expect([response.status, error?.error.code]).toEqual([429, 'fair-share']);
    expect(secondsToWait(response)).toBeGreaterThan(0);
  });

  it('503: what the site keeps is away', async () => {
    const other = new Database(join(site.dependencies.config.DATA_DIR, 'vernacular.db'));
    other.exec('begin immediate');
    const signedIn = connect(address, { headers: { authorization: `Bearer ${dana.token}` } });
    const added = { body: { add: ['cell'], remove: [] } };
    const { error, response } = await signedIn.POST('/api/known-words', added);
    other.close();
    // The description of that call names no failure, so the client knows no type for it.
    expect([response.status, error]).toMatchObject([503, { error: { code: 'store-away' } }]);
    expect(secondsToWait(response)).toBeGreaterThan(0);
  });

  it('none: there is nobody at this address', async () => {
    await expect(connect('http://127.0.0.1:9').GET('/v2/languages')).rejects.toThrow(TypeError);
  });
});

it('sends several files under one name, and leaves out what is not said', () => {
  const form = asForm({ one: 'a', none: undefined, many: ['b', new Blob(['c'])] });
  expect([...form.keys()]).toEqual(['one', 'many', 'many']);
});
