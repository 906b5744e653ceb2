/** The protocol’s own inspector, as `npm run test:clients` installs it from the registry, with the Node it asks for. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const node = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const folder = mkdtempSync(join(tmpdir(), 'vernacular-inspector-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  // It is not of the project: 300 MB, and Node 22.19 or newer.
  const wanted = ['@modelcontextprotocol/inspector@2.12.0', `${node}@24`];
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', ...quietly, ...wanted], { cwd: folder });
}, 300_000);

/** One call of the inspector, which starts the server for it; what it prints. */
async function inspect(...words: string[]): Promise<unknown> {
  const modules = join(folder, 'node_modules');
  const inspector = join(
    modules,
    '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  );
  const server = [process.execPath, main, 'mcp'];
  const args = [inspector, '--cli', ...server, '--method', ...words];
  const { stdout } = await run(join(modules, node, 'bin/node'), args, {
    cwd: folder,
    env: { ...process.env, HOME: folder },
  });
  return JSON.parse(stdout);
}

const named = (names: readonly string[]) => names.map((name) => expect.objectContaining({ name }));

it('lists tools, resources and prompts', async () => {
  expect(await inspect('tools/list')).toEqual({
    tools: named([
      'check_text',
      'explain_word',
      'suggest_plainer',
      'compare_versions',
      'list_periods',
    ]),
  });
  expect(await inspect('resources/list')).toEqual({ resources: named(['method', 'periods']) });
  expect(await inspect('prompts/list')).toEqual({ prompts: named(['rewrite_for_the_public']) });
});

it('calls a tool and is answered by its schema', async () => {
  const asked = ['--tool-name', 'check_text', '--tool-arg', 'text=The xylem of xylem.'];
  expect(await inspect('tools/call', ...asked)).toMatchObject({
    structuredContent: {
      words: 4,
      rare: 2,
      findings: [{ written: 'xylem', places: [{ start: 4 }, { start: 13 }] }],
    },
  });
});

it('reads a resource, and gets the prompt with its text', async () => {
  expect(await inspect('resources/read', '--uri', 'vernacular://method')).toMatchObject({
    contents: [{ text: expect.stringContaining('Score = 100') as string }],
  });
  const filled = [
    '--prompt-name',
    'rewrite_for_the_public',
    '--prompt-args',
    'text=Kinases may help.',
  ];
  expect(JSON.stringify(await inspect('prompts/get', ...filled))).toContain('Kinases may help.');
});
