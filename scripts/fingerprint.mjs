import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const generated = 'dist dist-package dist-site dist-types node_modules transcripts'.split(' ');
const isForTests = /\.test\.tsx?$|-for-tests\.tsx?$|^README\.md$|^CREDITS\.md$/;
const alsoRead = ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'scripts/build.mjs'];

const sourcesIn = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return generated.includes(entry.name) ? [] : sourcesIn(root, path);
    return isForTests.test(entry.name) || path === 'packages/client/src/calls.ts' ? [] : [path];
  });

/** A hash of the paths and contents of all files that a build reads; dates and owners of files make no difference. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const path of [...sourcesIn(root, 'packages'), ...sourcesIn(root, 'apps'), ...alsoRead].sort(
    (a, b) => (a < b ? -1 : 1),
  )) {
    const content = readFileSync(join(root, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
