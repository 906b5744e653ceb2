// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { languages } from './languages/catalogue.ts';

/** What `npm run build` made for npm. */
const pkgDir = fileURLToPath(new URL('../dist-package', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [packed] = JSON.parse(
  execFileSync('npm', ['pack', pkgDir, '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as [{ files: { path: string }[] }];
const read = (file: string) => readFileSync(join(pkgDir, file), 'utf8');

test('holds what a page needs and no more', () => {
  const faces = { opendyslexic: 'opendyslexic', 'comic-neue': 'comic-neue', alef: 'alef-hebrew' };
  const wanted = [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'package.json',
    ...['index', 'react', 'languages', 'mount', 'open-panel'].map((name) => `${name}.js`),
    ...['reader', 'stop-motion', 'magnifier'].flatMap((name) => [`${name}.js`, `site/${name}.js`]),
    ...['draw-icon', 'dyslexia-fonts', 'element', 'english'].map((name) => `${name}.js`),
    ...['index', 'react', 'mount', 'options', 'apply-early'].map((name) => `${name}.d.ts`),
    'settings/settings.d.ts',
    ...['index', 'catalogue', 'english'].map((name) => `languages/${name}.d.ts`),
    ...['accessibility-widget.js', 'early.js', 'panel.js', 'version.json'].map(
      (name) => `site/${name}`,
    ),
    ...['arrow', 'hand'].map((name) => `site/cursors/${name}.svg`),
    ...Object.keys(faces).map((name) => `site/fonts/${name}-LICENSE.txt`),
    ...Object.values(faces).flatMap((name) =>
      [400, 700].map((weight) => `site/fonts/${name}-${weight}.woff2`),
    ),
    ...languages.map(({ name }) => `site/locale/${name}.json`),
  ];
  expect(packed.files.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
});

test('the component is marked for the client, and is alone in that', () => {
  expect(read('react.js')).toMatch(/^["']use client["']/u);
  expect(read('mount.js')).not.toContain('use client');
});
