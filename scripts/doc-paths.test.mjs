import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const rooted = /`((?:apps|packages|docs|scripts|e2e|deploy|benchmarks)\/[\w./-]+)`/g;

it('every page names files that are there', () => {
  const missing = pages.flatMap((page) =>
    [...readFileSync(new URL(page, root), 'utf8').matchAll(rooted)]
      .filter(([, path]) => !existsSync(new URL(path, root)))
      .map(([, path]) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});
