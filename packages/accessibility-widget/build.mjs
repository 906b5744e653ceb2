/**
 * Builds the stand-alone widget into `dist-site` (a small classic script, plus modules for the panel and reading
 * aloud, fonts, cursors and translations, all loaded on demand), and the npm package into `dist-package`. The types
 * must be built first.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { packUp } from './pack.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = join(here, 'dist-site');
const require = createRequire(import.meta.url);

const fonts = { opendyslexic: 'latin', 'comic-neue': 'latin', alef: 'hebrew' };

const foldSheets = (code) =>
  code
    .replaceAll(/\/\*.*?\*\//gsu, '')
    // Whitespace after a brace is removed at line ends only. Elsewhere it may separate two selectors.
    .replaceAll(/\}\s*\n\s*/gu, '}')
    .replaceAll(/\s*\n\s*/gu, ' ')
    .replaceAll(/` /gu, '`')
    .replaceAll(/; \}/gu, '}')
    .replaceAll(/([;{]) /gu, '$1')
    .replaceAll(/ (!important|\{)/gu, '$1')
    .replaceAll(/([,:]) /gu, '$1')
    .replaceAll(/='([a-z]+)'\]/gu, '=$1]');
const foldStyles = {
  name: 'fold-styles',
  transform: (code, id) =>
    id.endsWith('-styles.ts') ? { code: foldSheets(code), map: null } : null,
};

const bundle = (entry, name, format) =>
  build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    plugins: [foldStyles],
    build: {
      outDir: out,
      // Chunks that the panel loads later lie beside it. Vite leaves whitespace in library builds for a later
      // bundler, and there is none here, hence `minify`.
      rollupOptions: {
        output: { chunkFileNames: '[name].js', minify: true },
        // Code that the panel shares with these chunks stays in the panel's file, which saves a request.
        preserveEntrySignatures: 'allow-extension',
      },
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(here, entry),
        formats: [format],
        name: 'accessibilik',
        fileName: () => name,
      },
    },
  });

rmSync(out, { recursive: true, force: true });
await bundle('src/early.ts', 'early.js', 'iife');
await bundle('src/standalone.ts', 'accessibility-widget.js', 'iife');
await bundle('src/panel/open-panel.ts', 'panel.js', 'es');
mkdirSync(join(out, 'fonts'), { recursive: true });
for (const [family, subset] of Object.entries(fonts)) {
  const files = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
  // The font's licence must be distributed with the font.
  cpSync(join(files, '../LICENSE'), join(out, 'fonts', `${family}-LICENSE.txt`));
  for (const weight of [400, 700]) {
    const to = family === 'alef' ? `alef-hebrew-${weight}.woff2` : `${family}-${weight}.woff2`;
    cpSync(join(files, `${family}-${subset}-${weight}-normal.woff2`), join(out, 'fonts', to));
  }
}
cpSync(join(here, 'assets'), out, { recursive: true });
cpSync(join(here, 'locale'), join(out, 'locale'), { recursive: true });
writeVersion();
await packUp(here, out, [foldStyles]);

/**
 * Names this build by the package's version and a hash of its files, and lists the integrity value of each, so that an
 * owner can pin it: a site keeps every build under `/accessibility/<version>/`.
 */
function writeVersion() {
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
  const files = Object.fromEntries(
    paths.map((path) => {
      const hash = createHash('sha384').update(readFileSync(join(out, path)));
      return [path, `sha384-${hash.digest('base64')}`];
    }),
  );
  const content = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const built = { version: `${version}-${content}`, files };
  writeFileSync(join(out, 'version.json'), `${JSON.stringify(built, null, 2)}\n`);
}
