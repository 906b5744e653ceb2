import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, it } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';
import { snippet, withProgram } from '../snippet-for-tests.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isThere = spawnSync('nvim', ['--version'], { timeout: 20_000 }).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'vernacular-neovim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(!isThere)(
  'Neovim, by the lines of the page /integrations, has rare words underlined, also those that are typed, and shows what is said of one (skipped where nvim is not installed)',
  { timeout: 300_000 },
  async () => {
    await putDictionaries(folder);
    const text = join(folder, 'news.md');
    const seen = join(folder, 'seen.json');
    writeFileSync(text, '# News\n\nThe *apoptosis* is old.\n');
    const settings = join(folder, 'init.lua');
    writeFileSync(settings, snippet('neovim.lua'));
    const { status, stderr } = spawnSync(
      'nvim',
      ['--headless', '--clean', '-n', '-c', `luafile ${at('neovim.lua')}`, '-c', 'cquit!'],
      {
        encoding: 'utf8',
        timeout: 120_000,
        env: {
          ...process.env,
          ...withProgram,
          HOME: folder,
          DATA_DIR: folder,
          SETTINGS: settings,
          TEXT: text,
          SEEN: seen,
        },
      },
    );
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    expect(JSON.parse(readFileSync(seen, 'utf8'))).toEqual({
      opened: ['apoptosis'],
      typed: ['apoptosis', 'mitochondria'],
      hover: expect.stringMatching(/^Apoptosis: .+ of cells/u),
      actions: [
        expect.stringMatching(/^Write “programmed cell death” \(score .+ → .+\)$/u),
        'My readers know “apoptosis”',
        'My readers know “apoptosis” in all my projects',
        'Leave this line alone',
        'Switch off in this project: Rare word',
      ],
      second: ['apoptosis'],
      servers: 1,
    });
  },
);
