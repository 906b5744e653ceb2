/**
 * `npm run corpus`: installs the corpus and tries the menu on it (docs/accessibility.md). The corpus is real builds of other people's pages, pinned, into the folder `CORPUS` (default: `e2e/.corpus`,
 * not committed). Asks npm's registry and Debian's (bookworm) once; a second run finds everything in place. MediaWiki
 * and WordPress need `php-cli` with sqlite3, mbstring, xml and intl; WordPress's database runs from the corpus.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { saveWiki, saveWordPress } from './corpus-sites.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const corpus = process.env['CORPUS'] ?? join(here, '.corpus');

/** Short names by which `pages.ts` finds two versions of one package. */
const packages = {
  '@tabler/preview': '1.2.0',
  bootstrap: '5.3.9',
  'chart.js': '4.6.1',
  cm5: 'npm:codemirror@5.65.20',
  codemirror: '6.0.2',
  fa6: 'npm:@fortawesome/fontawesome-free@6.7.2',
  fa7: 'npm:@fortawesome/fontawesome-free@7.3.1',
  'flowbite-admin-dashboard': '1.0.0',
  fullcalendar: '6.1.19',
  gentelella: '4.2.0',
  katex: '0.19.1',
  leaflet: '1.9.4',
  'material-symbols': '0.47.5',
  mathjax: '3.2.2',
  'reveal.js': '5.2.1',
  'startbootstrap-freelancer': '7.0.7',
  'startbootstrap-sb-admin-2': '4.1.4',
  'swagger-ui-dist': '5.35.0',
  tailwindcss: '4.3.5',
  '@tailwindcss/cli': '4.3.5',
  tw3: 'npm:tailwindcss@3.4.17',
  'video.js': '8.24.1',
};
const debian = [
  'python3.11-doc=3.11.2-6+deb12u9',
  'libjs-sphinxdoc=5.3.0-4',
  'libjs-jquery=3.6.1+dfsg+~3.5.14-1',
  'libjs-underscore=1.13.4~dfsg+~1.11.4-3',
  'mediawiki=1:1.39.17-1+deb12u2',
  'mediawiki-classes=1:1.39.17-1+deb12u2',
];
const wordPress = [
  'wordpress=6.1.9+dfsg1-0+deb12u1',
  'wordpress-theme-twentytwentythree=6.1.9+dfsg1-0+deb12u1',
  'mariadb-server-core=1:10.11.19-0+deb12u1',
  'php8.2-mysql=8.2.36-1~deb12u1',
  'libaio1=0.3.113-4',
  'liburing2=2.3-3',
];

const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, stdio: 'pipe' });

function fromNpm(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: packages }),
  );
  run(
    folder,
    'npm',
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
  );
}

function fromDebian(folder, root, names) {
  mkdirSync(folder, { recursive: true });
  run(folder, 'apt-get', 'download', ...names);
  for (const file of readdirSync(folder))
    if (file.endsWith('.deb')) run(folder, 'dpkg', '-x', file, root);
}

const plain = (text) => text.replaceAll(/\{\{[^}]*\}\}/gu, '');

/** Pages of the Flowbite dashboard, its Hugo layout put together, with the style sheets of Tailwind 3 and 4. */
function buildTailwind(npm, out) {
  const source = join(npm, 'node_modules/flowbite-admin-dashboard');
  const read = (path) => readFileSync(join(source, path), 'utf8').replace(/^---[\s\S]*?---/u, '');
  mkdirSync(out, { recursive: true });
  const nav = plain(read('layouts/partials/navbar-dashboard.html'));
  const side = plain(read('layouts/partials/sidebar.html'));
  for (const name of ['_index', 'settings', 'pages/pricing', 'playground/sidebar', 'crud/products'])
    for (const version of [3, 4]) {
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Dashboard</title><link rel="stylesheet" href="tailwind-${version}.css"></head><body class="bg-gray-50">${nav}<div class="flex pt-16 overflow-hidden bg-gray-50">${side}<div id="main-content" class="relative w-full h-full overflow-y-auto bg-gray-50 lg:ml-64"><main>${plain(read(`content/${name}.html`))}</main></div></div></body></html>`;
      writeFileSync(join(out, `${name.replace(/.*\//u, '')}-${version}.html`), html);
    }
  const primary =
    '50:#eff6ff 100:#dbeafe 200:#bfdbfe 300:#93c5fd 400:#60a5fa 500:#3b82f6 600:#2563eb 700:#1d4ed8 800:#1e40af 900:#1e3a8a'
      .split(' ')
      .map((pair) => pair.split(':'));
  writeFileSync(
    join(out, 'three.config.cjs'),
    `module.exports = { content: ['${out}/*.html'], darkMode: 'class', theme: { extend: { colors: { primary: ${JSON.stringify(Object.fromEntries(primary))} } } } };`,
  );
  writeFileSync(
    join(out, 'three.css'),
    '@tailwind base; @tailwind components; @tailwind utilities;',
  );
  writeFileSync(
    join(npm, 'four.css'),
    `@import "tailwindcss" source(none); @source "${out}/*.html"; @custom-variant dark (&:where(.dark, .dark *)); @theme { ${primary.map(([step, colour]) => `--color-primary-${step}: ${colour};`).join(' ')} }`,
  );
  run(
    npm,
    'node',
    'node_modules/tw3/lib/cli.js',
    '-c',
    join(out, 'three.config.cjs'),
    '-i',
    join(out, 'three.css'),
    '-o',
    join(out, 'tailwind-3.css'),
  );
  run(
    npm,
    'node',
    'node_modules/@tailwindcss/cli/dist/index.mjs',
    '-i',
    'four.css',
    '-o',
    join(out, 'tailwind-4.css'),
  );
}

async function install(folder) {
  const at = (name) => join(folder, name);
  if (!existsSync(at('npm/node_modules'))) fromNpm(at('npm'));
  if (!existsSync(at('root'))) fromDebian(at('deb'), at('root'), debian);
  if (!existsSync(at('tailwind'))) buildTailwind(at('npm'), at('tailwind'));
  if (!existsSync(at('wiki'))) {
    rmSync(at('wiki-work'), { recursive: true, force: true });
    await saveWiki(at('root/usr/share/mediawiki'), at('wiki-work'), at('wiki'));
  }
  if (!existsSync(at('wordpress'))) {
    rmSync(at('wordpress-work'), { recursive: true, force: true });
    fromDebian(at('deb-wordpress'), at('root'), wordPress);
    await saveWordPress(at('root'), at('wordpress-work'), at('wordpress'));
  }
}

await install(corpus);
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'corpus.config.ts', ...process.argv.slice(2)],
  { cwd: here, stdio: 'inherit', env: { ...process.env, CORPUS: corpus } },
);
process.exitCode = status ?? 1;
