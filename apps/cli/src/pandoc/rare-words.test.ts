import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';

const filter = fileURLToPath(new URL('rare-words.lua', import.meta.url));
const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'vernacular-pandoc-'));
beforeAll(() => putDictionaries(data), 120_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

const convert = (text: string, from: string, VERNACULAR = `node ${main}`) =>
  spawnSync('pandoc', ['--lua-filter', filter, '--from', from, '--to', 'html', '--wrap=none'], {
    cwd: data,
    encoding: 'utf8',
    input: text,
    env: { ...process.env, DATA_DIR: data, VERNACULAR },
  });
const underlined = ({ stdout }: { readonly stdout: string }) =>
  [...stdout.matchAll(/<u>(.*?)<\/u>/gu)].map(([, word]) => word);
const cell = (type: string, source: string) => ({
  cell_type: type,
  metadata: {},
  source: [source],
  ...(type === 'code' && { outputs: [], execution_count: 1 }),
});

describe.skipIf(spawnSync('pandoc', ['--version']).status !== 0)(
  'pandoc with the filter (left out where it is missing)',
  () => {
    it('underlines rare words in a text that misses a limit, too, and says on a page why', () => {
      writeFileSync(join(data, '.vernacular.toml'), 'min-score = 99\n');
      const page = convert('# A *quokka*\n\n“Apoptosis” of `hypoxia`, $x$.\n', 'markdown');
      expect(underlined(page)).toEqual(['quokka', 'Apoptosis']);
      expect(page.stdout).toContain('title="“Apoptosis” is a rare word.');
    });

    it('reads the prose of a Jupyter notebook', () => {
      const cells = [cell('markdown', 'The quokka sleeps.'), cell('code', 'hypoxia = 1')];
      const notebook = JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 4 });
      expect(underlined(convert(notebook, 'ipynb'))).toEqual(['quokka']);
    });

    it('leaves a text in a third language as it is', () => {
      const german =
        'Die Zelle teilt sich, und jede der beiden neuen Zellen bekommt von allen Genen, die sie zum Leben braucht, eines.';
      expect(convert(german, 'markdown').stdout).toBe(`<p>${german}</p>\n`);
    });

    it('fails where the program is not there', () => {
      expect(convert('The quokka.', 'markdown', 'no-such-program').status).not.toBe(0);
    });
  },
);
