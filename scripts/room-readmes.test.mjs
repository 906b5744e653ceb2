/** Each README of a room names every folder of its sources, and no file or folder that is not there. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const rooms = files
  .filter((file) => file.endsWith('/README.md') && !file.includes('/for-npm/'))
  .map((file) => dirname(file));

const read = (room) => readFileSync(join(root, room, 'README.md'), 'utf8');
const code = (page) => Array.from(page.matchAll(/`([^`\n]+)`/gu), ([, span]) => span);

/** Where a room keeps its sources: `src`, or the folder itself for a room within a room. */
const sourcesOf = (room) =>
  files.some((file) => file.startsWith(`${room}/src/`)) ? `${room}/src` : room;

/** A folder `parts/`, or a file `parts/each.ts`; `*` and `<name>` stand for any characters. */
const isPath = (span) => /^[\w.<>*/-]+(?:\/|\.(?:tsx?|mjs|css))$/u.test(span);
const isRooted = (span) => /^(?:apps|packages|docs|scripts|e2e|deploy|benchmarks)\//u.test(span);

/** The files of a room that a path means. Names are short: it may leave out the folders before it. */
function filesOf(room, path) {
  const pattern = path
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replaceAll(/<[^>]*>/gu, '[^/]+');
  const named = new RegExp(`/${pattern}${path.endsWith('/') ? '' : '$'}`, 'u');
  return files.filter((file) => file.startsWith(`${room}/`) && named.test(file.slice(room.length)));
}

/** A file that the build writes is not in git, which is told to ignore it. */
const isGenerated = (path) =>
  spawnSync('git', ['check-ignore', '-q', path], { cwd: root }).status === 0;

const isThere = (room, path) =>
  path.startsWith('../')
    ? [room, sourcesOf(room)].some((from) => existsSync(normalize(join(root, from, path))))
    : filesOf(room, path).length > 0 || isGenerated(`${room}/${path}`);

function foldersOf(room) {
  const sources = `${sourcesOf(room)}/`;
  const inside = files
    .filter((file) => file.startsWith(sources))
    .map((file) => file.slice(sources.length).split('/'));
  return new Set(inside.filter(({ length }) => length > 1).map(([folder]) => folder));
}

describe.each(rooms)('the README of %s', (room) => {
  it('names no file or folder that is not there', () => {
    const paths = code(read(room)).filter((span) => isPath(span) && !isRooted(span));
    expect(paths.filter((path) => !isThere(room, path))).toEqual([]);
  });

  it('names every folder of its sources', () => {
    const named = new Set(
      code(read(room))
        .filter((span) => !isRooted(span))
        .flatMap((span) => (span.startsWith('<') ? filesOf(room, span) : span))
        .flatMap((span) => span.split('/')),
    );
    expect([...foldersOf(room)].filter((folder) => !named.has(folder))).toEqual([]);
  });
});
