/** What npm would get, as others judge it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, describe, expect, it } from 'vitest';

const place = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(place, { recursive: true }));

describe.each(['accessibility-widget', 'client'])('the package %s', (room) => {
  const pkgDir = fileURLToPath(new URL(`../packages/${room}/dist-package`, import.meta.url));
  const [{ name, version, files }] = JSON.parse(
    execFileSync('npm', ['pack', pkgDir, '--json', '--pack-destination', place], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

  it('has nothing that publint would change', async () => {
    const { messages } = await publint({ pkgDir, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it('has types that every resolver finds', async () => {
    const paths = files.map(({ path }) => path).filter((path) => !path.startsWith('site/'));
    const content = paths.map((path) => [
      `/node_modules/${name}/${path}`,
      readFileSync(join(pkgDir, path), 'utf8'),
    ]);
    const checked = await checkPackage(new Package(Object.fromEntries(content), name, version), {
      // A folder of files to serve: no module takes them in.
      excludeEntrypoints: ['./site/*'],
    });
    expect(checked.types).toBeTruthy();
    // CommonJS gets a module for import, which Node since 20.19 lets it require.
    expect(checked.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([]);
  });

  it('says what it is and how it may be used', () => {
    const manifest = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'));
    for (const field of ['name', 'version', 'description', 'license', 'keywords', 'exports'])
      expect(manifest[field]).toBeTruthy();
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
  });
});
