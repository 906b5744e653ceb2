/** The npm package of the command line, with nothing of this clone but the packed file. */
import { execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { snippet } from './integrations-page.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'packed-program-'));
afterAll(() => rmSync(place, { recursive: true }));

describe('the package vernacular, installed by the line of the page /integrations in an empty home', () => {
  const folder = mkdtempSync(join(place, 'texts-'));
  const env = { PATH: process.env.PATH, HOME: join(place, 'home') };
  const program = join(place, 'bin/vernacular');
  const vernacular = (...args) =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', env, stdio: 'pipe' });

  beforeAll(() => {
    mkdirSync(env.HOME);
    symlinkSync(at('../apps'), join(place, 'apps'));
    const [, install] = snippet('program.sh').trim().split('\n');
    execFileSync('bash', ['-euc', install], {
      cwd: place,
      stdio: 'ignore',
      env: { ...env, npm_config_prefix: place, npm_config_offline: 'true' },
    });
    rmSync(join(place, 'apps'));
  });

  it('has nothing that publint would change, and no path of this clone', async () => {
    const pkgDir = join(place, 'lib/node_modules/vernacular');
    expect((await publint({ pkgDir, strict: true, pack: false })).messages).toEqual([]);
    for (const name of readdirSync(join(pkgDir, 'dist')))
      expect(readFileSync(join(pkgDir, 'dist', name), 'utf8')).not.toContain(at('..'));
    expect(readFileSync(join(pkgDir, 'third-party.txt'), 'utf8')).toContain('\npdfjs-dist 5');
  });

  it('checks a thesis, whose findings it keeps, and a page', () => {
    writeFileSync(join(folder, 'thesis.tex'), 'The phosphorylation of $x$ is long.\n');
    expect(vernacular('check', 'thesis.tex')).toContain('thesis.tex:1:5: “phosphorylation” is');
    expect(readdirSync(join(env.HOME, '.cache/vernacular/check'))).toHaveLength(1);
    writeFileSync(join(folder, 'page.html'), '<p>The phosphorylation is long.</p>\n');
    expect(vernacular('check', 'page.html')).toContain('page.html:1:8: “phosphorylation” is');
  });

  it('counts the words of texts, in workers', () => {
    writeFileSync(join(folder, 'corpus.txt'), 'The gene is long. The gene is old.\n');
    const own = '--language en --from corpus.txt --code Own2020_2024'.split(' ');
    vernacular('dictionaries', 'build', ...own);
    expect(vernacular('dictionaries', 'list')).toMatch(/^Own2020_2024 +yes/mu);
  });

  const params = { capabilities: {}, processId: null, rootUri: null };
  const about = { protocolVersion: '2025-06-18', clientInfo: { name: 'test', version: '1' } };
  const request = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { ...params, ...about } };
  const line = JSON.stringify(request);

  it.each([
    ['lsp', `Content-Length: ${line.length}\r\n\r\n${line}`],
    ['mcp', `${line}\n`],
  ])('serves by %s', async (command, written) => {
    const child = spawn(program, [command], { cwd: folder, env });
    child.stdin.write(written);
    let said = '';
    for await (const chunk of child.stdout) {
      said += chunk;
      if (said.includes('"serverInfo":{"name":"vernacular"')) break;
    }
    child.kill();
    expect(said).toContain('"capabilities"');
  });
});
