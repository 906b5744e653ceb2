import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const root = new URL('../../../../../', import.meta.url);
const rows = readFileSync(new URL('docs/security.md', root), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', state = '', reason = '']) => ({ section, state, reason }));
const files = rows.flatMap(({ reason }) => [...reason.matchAll(/`([^`]+\.test\.tsx?)`/g)]);

it('has a row for each of the seventeen chapters', () => {
  const chapters = new Set(rows.map(({ section }) => Number.parseInt(section, 10)));
  expect([...chapters]).toEqual(Array.from({ length: 17 }, (_, n) => n + 1));
});

it.each(rows)('says of $section how it is, and why', ({ state, reason }) => {
  expect(['met', 'in part', 'none here']).toContain(state);
  expect(state === 'none here' || reason.length > 10).toBe(true);
});

it.each(files.map(([, file = '']) => file))('names a test that is there: %s', (file) => {
  const path = file.startsWith('apps/') ? file : `apps/server/src/${file}`;
  expect(existsSync(new URL(path, root))).toBe(true);
});
