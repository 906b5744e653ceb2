/**
 * Builds every room into its dist folder and the site into apps/web/dist.
 * Does nothing when no source has changed since the last build, so that a second start is quick.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { fingerprint } from './fingerprint.mjs';
import { precompress } from './precompress.mjs';
import { run } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'apps/web/dist/.built-from');
const isBuilt = (stamp) =>
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp &&
  existsSync(join(root, 'apps/server/dist/main.js'));

/** Every room but the site, into its dist folder. */
export const buildRooms = () => run('node', ['node_modules/typescript-7/bin/tsc', '-b'], root);

/** The accessibility menu as one script for any site, with its fonts and translations, beside the site's own files. */
export async function placeWidget() {
  const widget = join(root, 'packages/accessibility-widget');
  const site = join(root, 'apps/web/dist');
  await run('node', ['build.mjs'], widget);
  cpSync(join(widget, 'dist-site'), join(site, 'accessibility'), { recursive: true });
  cpSync(join(widget, 'locale'), join(site, 'locale'), { recursive: true });
}

export async function build() {
  const stamp = fingerprint(root);
  if (isBuilt(stamp)) return;
  const started = Date.now();
  console.log('Building the server and the packages …');
  await buildRooms();
  console.log('Building the site …');
  await run('vite', ['build', '--logLevel', 'warn'], join(root, 'apps/web'));
  await placeWidget();
  await precompress(join(root, 'apps/web/dist'));
  writeFileSync(stampFile, stamp);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
