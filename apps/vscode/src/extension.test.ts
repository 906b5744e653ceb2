import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPromise } from 'yauzl';

import type { activate as Activate, deactivate as Deactivate } from './extension.ts';
import { standIn } from './vscode-for-tests.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'vernacular-vscode-'));
const built = join(place, 'dist-package');
const read = (file: string) => readFileSync(join(built, file), 'utf8');
beforeAll(() => execFileSync(process.execPath, [at('../pack.mjs'), place], { stdio: 'ignore' }));
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('what is packed', () => {
  it('is what VS Code needs and shows, and nothing else', async () => {
    const archive = await openPromise(join(place, 'vernacular-vscode-0.1.0.vsix'));
    const files: string[] = [];
    for await (const { fileName } of archive.eachEntry()) files.push(fileName);
    const inServer = files.filter((name) => name.startsWith('extension/server/'));
    expect(inServer).toContain('extension/server/dist/main.js');
    expect(inServer).toContain('extension/server/dictionaries/EnglishGeneral.dictionary');
    expect(files.filter((name) => !inServer.includes(name)).sort()).toEqual([
      '[Content_Types].xml',
      'extension.vsixmanifest',
      'extension/LICENSE.txt',
      'extension/changelog.md',
      'extension/extension.js',
      'extension/icon.png',
      'extension/package.json',
      'extension/readme.md',
      'extension/third-party.txt',
    ]);
  });

  it('installs nothing else: all that it takes is in it, in Node or in VS Code', () => {
    expect(Object.keys(JSON.parse(read('package.json')) as object).sort()).toEqual([
      'activationEvents',
      'capabilities',
      'categories',
      'contributes',
      'description',
      'displayName',
      'engines',
      'icon',
      'keywords',
      'license',
      'main',
      'name',
      'publisher',
      'version',
    ]);
    const taken = [...read('extension.js').matchAll(/\brequire\(["'`]([^"'`]+)["'`]\)/gu)];
    const others = taken.map(([, name]) => name!).filter((name) => !isBuiltin(name));
    expect([...new Set(others)]).toEqual(['vscode']);
  });

  it('tells whose work is in it', () => {
    expect(read('third-party.txt')).toContain(
      'vscode-languageclient 10.1.2\n\nCopyright (c) Microsoft',
    );
  });
});

interface Extension {
  readonly activate: typeof Activate;
  readonly deactivate: typeof Deactivate;
}

/** What VS Code hands to an extension that it wakes. */
const context = () => ({
  extension: { packageJSON: JSON.parse(read('package.json')) as object },
  asAbsolutePath: (path: string) => join(built, path),
  subscriptions: [],
});

describe('in a stand-in for VS Code, by VS Code’s own client', () => {
  it('underlines a text by the server that it carries, says its score, follows the settings, starts anew when asked to, and ends', async () => {
    vi.stubEnv('XDG_DATA_HOME', join(place, 'own'));
    const vscode = standIn(place);
    const folder = join(built, 'node_modules/vscode');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.js'), 'module.exports = globalThis.vscodeForTests;');
    Object.assign(globalThis, { vscodeForTests: vscode.api });
    const { activate, deactivate } = createRequire(import.meta.url)(
      join(built, 'extension.js'),
    ) as Extension;

    activate(context() as never);
    await vscode.run('vernacular.showScore');
    expect(vscode.shown.splice(0)).toEqual([
      'information: There is no text here that Vernacular reads.',
    ]);

    let underlined = vscode.next();
    vscode.open(join(place, 'a.md'), 'markdown', '# News\n\nThe *apoptosis* of a genome.\n');
    const rare = { code: { value: 'rare' }, range: { start: { line: 2, character: 5 } } };
    expect(await underlined).toMatchObject([rare]);

    await vscode.run('vernacular.showScore');
    expect(vscode.shown.splice(0)).toEqual([
      expect.stringMatching(/^information: Score \d+ of 100: of 6 /u),
    ]);

    underlined = vscode.next();
    vscode.change('mid', true);
    expect(await underlined).toMatchObject([rare, { code: { value: 'mid' } }]);
    expect(vscode.commandNames().sort()).toEqual([
      'vernacular.known',
      'vernacular.restart',
      'vernacular.ruleOff',
      'vernacular.score',
      'vernacular.showScore',
    ]);

    underlined = vscode.next();
    vscode.change('knownWords', ['apoptosis']);
    expect(await underlined).toMatchObject([{ code: { value: 'mid' } }]);

    underlined = vscode.next();
    void vscode.run('vernacular.restart');
    expect(await underlined).toMatchObject([{ code: { value: 'mid' } }]);
    await deactivate();
    expect(vscode.commandNames().sort()).toEqual(['vernacular.restart', 'vernacular.showScore']);
    expect(vscode.shown).toEqual([]);
  }, 300_000);
});
