/**
 * Builds every package into its dist folder and the site into apps/web/dist. Does nothing when no source has changed
 * since the last build, so that a second start is quick, or when there are no sources.
 */
import { accessSync, constants, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { fingerprint } from './fingerprint.mjs';
import { root, run } from './run-program.mjs';

/** A container image holds the build output, but no sources. */
const hasSources = existsSync(join(root, 'apps/server/src'));
const stampFile = join(root, 'apps/web/dist/.built-from');
const madeFiles = ['apps/server/dist/main.js', 'packages/client/src/calls.ts'];
const isBuilt = (stamp) =>
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp &&
  madeFiles.every((path) => existsSync(join(root, path)));

/** Builds everything but the site. The server comes first, because the client is generated from its description. */
export async function compilePackages() {
  if (!hasSources) return;
  const compiler = 'node_modules/typescript-7/bin/tsc';
  await run('node', [compiler, '-b', 'apps/server']);
  await run('node', ['scripts/client-types.mjs']);
  await run('node', [compiler, '-b']);
}

/** Builds the accessibility menu and the jargon-text element, and copies them into the site. */
export async function buildEmbeddedScripts() {
  const widget = join(root, 'packages/accessibility-widget');
  const site = join(root, 'apps/web/dist');
  await run('node', ['build.mjs'], widget);
  cpSync(join(widget, 'dist-site'), join(site, 'accessibility'), { recursive: true });
  cpSync(join(widget, 'locale'), join(site, 'locale'), { recursive: true });
  const element = join(root, 'packages/jargon-text');
  await run('node', ['build.mjs'], element);
  cpSync(join(element, 'dist-site'), join(site, 'jargon-text'), { recursive: true });
}

const compress = promisify(brotliCompress);
/** In bytes; for a smaller file, the headers are the larger part. */
const leastCompressed = 600;

/** Writes a Brotli copy beside each file worth it, so that the server need not compress it at each request. */
async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(js|css|svg|json|ico)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length >= leastCompressed) await writeFile(`${file}.br`, await compress(bytes));
    }),
  );
}

const buildWeb = (config) =>
  run('vite', ['build', '--config', config, '--logLevel', 'warn'], join(root, 'apps/web'));

/** Builds everything if a source has changed since the last build; calls `beforehand` before that. */
export async function build(beforehand = () => {}) {
  if (!hasSources) return;
  const stamp = fingerprint(root);
  if (isBuilt(stamp)) return;
  beforehand();
  const started = Date.now();
  console.log('Building the server and the packages …');
  await compilePackages();
  await run('node', ['pack.mjs'], join(root, 'packages/client'));
  await run('vite', ['build', '--config', 'pack.config.mjs'], join(root, 'apps/cli'));
  console.log('Building the site …');
  await buildWeb('vite.config.ts');
  await buildWeb('reader-page.config.ts');
  await buildEmbeddedScripts();
  await buildWeb('service-worker.config.ts');
  await precompress(join(root, 'apps/web/dist'));
  writeFileSync(stampFile, stamp);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds, or ends the process with an explanation if that fails or this user may not write. */
export async function buildOrExit() {
  try {
    await build(() => accessSync(join(root, 'apps/server'), constants.W_OK));
  } catch (error) {
    if (error.syscall !== 'access') console.error(error.message);
    console.error(
      'The sources are newer than what was built: run `npm ci && npm run build` as their owner.',
    );
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
