import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import { features } from 'web-features';

import { oldestBrowsers } from './browsers.ts';

const root = join(import.meta.dirname, '../../..');
const files = ['apps/web/src', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx?)$/u.test(name) && !/node_modules|dist|\.test\./u.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') })),
);
const rows = readFileSync(join(root, 'docs/browsers.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll(/^`|`$/gu, '')))
  .map(([, feature = '', code = '', chrome, firefox, safari, without = '']) => {
    return { feature, code, versions: { chrome, firefox, safari }, without };
  });

it('has a table', () => expect(rows.length).toBeGreaterThan(15));

it.each(rows)('$feature: versions as published', ({ feature, versions }) => {
  const known = features[feature];
  const support = known?.kind === 'feature' ? known.status.support : {};
  const { chrome = '–', firefox = '–', safari = '–' } = support;
  expect(versions).toEqual({ chrome, firefox, safari });
});

it.each(rows)('$feature: is in our code', ({ code }) =>
  expect(files.some(({ text }) => text.includes(code))).toBe(true),
);

it.each(rows)('$feature: works in all our browsers, or has a stand-in', ({ versions, without }) => {
  const isMissing = Object.entries(oldestBrowsers).some(([name, oldest]) => {
    const since = versions[name as keyof typeof versions]!;
    return since === '–' || Number(since) > Number(oldest);
  });
  expect(without !== '').toBe(isMissing);
});

it('writes no underline in the short form that WebKit drops', () => {
  const short = /text-decoration:\s*underline[ \t]+(?!!important)\w|textDecoration: 'underline /u;
  expect(files.filter(({ text }) => short.test(text)).map(({ name }) => name)).toEqual([]);
});
