import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { packages, pageOf, reportOf } from './api-report.mjs';

it.each(packages)('what %s offers stands on its page; `npm run api` writes it anew', (name) => {
  expect(reportOf(name)).toBe(readFileSync(pageOf(name), 'utf8'));
});

it('names every public name of a package, once, with its type', () => {
  const report = reportOf('client');
  expect(report).toContain('## @vernacular/client\n');
  expect(report.match(/^(?:function|interface|type|const) \w+/gmu)?.length).toBeGreaterThan(3);
});
