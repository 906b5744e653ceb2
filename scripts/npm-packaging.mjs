import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { root } from './run-program.mjs';

/** Copies a declaration file and those it imports, whose endings become `.js`, which every resolver knows. */
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
 * The fields `repository`, `homepage` and `bugs` of a package.json. There is no public address yet, so it comes from
 * the environment variable PUBLIC_REPOSITORY, as `https://host/owner/name` (docs/release.md); without it there are no
 * fields.
 */
export function repositoryFields(directory, address = process.env['PUBLIC_REPOSITORY']) {
  if (!address) return {};
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory },
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: `${address}/issues`,
  };
}

function withoutFile({ name, author, license, licenses }) {
  if ((license ?? licenses?.[0].type) !== 'MIT') throw new Error(`${name} has no licence.`);
  return `${author}. MIT License, whose conditions stand in LICENSE.`;
}

/** Writes the licences of the packages whose modules a bundle holds into `third-party.txt`. */
export function writeLicences(out, chunks) {
  const packages = new Set(
    chunks
      .flatMap(({ moduleIds = [] }) => moduleIds)
      .map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(id)?.[0]),
  );
  packages.delete(undefined);
  const taken = [...packages]
    .toSorted((one, other) => one.localeCompare(other))
    .map((folder) => {
      const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
      const text = file ? readFileSync(join(folder, file), 'utf8').trim() : withoutFile(own);
      return `${own.name} ${own.version}\n\n${text}\n`;
    });
  writeFileSync(join(out, 'third-party.txt'), taken.join(`\n${'-'.repeat(80)}\n\n`));
}

/** Writes README, LICENSE, CHANGELOG and package.json of an npm package into `out`; `more` adds manifest fields. */
export function writePackageFiles(here, out, readme, more) {
  cpSync(join(here, readme), join(out, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  const changes = join(here, 'CHANGELOG.md');
  if (existsSync(changes)) cpSync(changes, join(out, 'CHANGELOG.md'));
  const own = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const { name, version, description, license, keywords } = own;
  const known = { name, version, description, license, keywords };
  const manifest = {
    ...known,
    ...repositoryFields(relative(root, here)),
    type: 'module',
    ...more(own),
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
