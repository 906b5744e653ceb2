import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const licence = fileURLToPath(new URL('../LICENSE', import.meta.url));

/**
 * Copies a declaration file and those it imports, and rewrites their import endings to `.js`, which every resolver
 * knows.
 */
export function copyTypes(here, out, file, done = new Set()) {
  if (done.has(file)) return;
  done.add(file);
  const text = readFileSync(join(here, 'dist', file), 'utf8').replace(
    /\n\/\/# sourceMapping.*/u,
    '\n',
  );
  const to = join(out, file);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text.replaceAll(/(from ')(\.[^']+)\.tsx?(';)/gu, '$1$2.js$3'));
  for (const [, other] of text.matchAll(/from '(\.[^']+)\.tsx?';/gu))
    copyTypes(here, out, `${relative('.', join(dirname(file), other))}.d.ts`, done);
}

/**
 * Where a package's sources, its page and its bugs are. There is no public address yet, so it comes from the setting
 * `PUBLIC_REPOSITORY` at packaging, as `https://host/owner/name` (docs/release.md).
 */
export function publicPlaces(room, address = process.env['PUBLIC_REPOSITORY']) {
  if (!address) return {};
  const directory = `packages/${room}`;
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory },
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: `${address}/issues`,
  };
}

export function addPapers(here, out, readme, more) {
  cpSync(join(here, readme), join(out, 'README.md'));
  cpSync(licence, join(out, 'LICENSE'));
  const changes = join(here, 'CHANGELOG.md');
  if (existsSync(changes)) cpSync(changes, join(out, 'CHANGELOG.md'));
  const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const { name, version, description, license, keywords } = own;
  const known = { name, version, description, license, keywords };
  const manifest = { ...known, ...publicPlaces(basename(here)), type: 'module', ...more(own) };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
