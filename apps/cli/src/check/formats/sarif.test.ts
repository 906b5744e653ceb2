import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import Ajv from 'ajv-draft-04';
import type { Log } from 'sarif';
import { expect, it } from 'vitest';

import { sarifLog } from './sarif.ts';

// Microsoft's package brings the schema that SchemaStore serves for SARIF 2.1.0.
const schema = createRequire(import.meta.url).resolve(
  '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
);
// One of its patterns is older than the u flag; formats are left unjudged.
const options = { strict: false, unicodeRegExp: false, validateFormats: false };
const isSarif = new Ajv.default(options).compile(
  JSON.parse(readFileSync(schema, 'utf8')) as object,
);
const faultsOf = (log: unknown) => (isSarif(log) ? [] : isSarif.errors);

const example = JSON.parse(
  readFileSync(new URL('examples/sarif.txt', import.meta.url), 'utf8'),
) as { readonly runs: readonly { readonly results: readonly object[] }[] };

it('passes the schema, with findings, a missed limit and a file that could not be read', () => {
  expect(example.runs[0]?.results.length).toBeGreaterThan(1);
  expect(faultsOf(example)).toEqual([]);
});

it('passes the schema when there was nothing to read', () =>
  expect(faultsOf(JSON.parse(sarifLog({ files: [], unread: [], version: '1.0.0' })))).toEqual([]));

it('would not pass it with a field that SARIF does not know', () =>
  expect(faultsOf({ ...example, made: 'up' })).not.toEqual([]));

const hard = (line: number, offset: number) => ({
  path: 'a.md',
  rule: 'rare' as const,
  title: 'Rare word',
  message: 'Rare.',
  written: 'kinase',
  start: { line, column: 1 },
  end: { line, column: 7 },
  offset,
  plainer: [],
});

const logOf = (...remarks: readonly ReturnType<typeof hard>[]) => {
  const about = { path: 'a.md', counts: '', words: 9, score: 90, rare: 1, missed: [] };
  const files = [{ ...about, limits: { minScore: null, maxRare: null }, remarks, notices: [] }];
  return JSON.parse(
    sarifLog({ files, unread: [], version: '1.0.0' }, 'https://example.org/rules.md'),
  ) as Log;
};

const marks = (log: Log) => log.runs[0]!.results!.map((one) => one.partialFingerprints);

it('has a mark for each finding that stays the same when lines move', () => {
  const before = logOf(hard(1, 0), hard(2, 9));
  expect(marks(logOf(hard(7, 50), hard(9, 80)))).toEqual(marks(before));
  expect(new Set(marks(before).map((mark) => mark!['primaryLocationLineHash'])).size).toBe(2);
});

it('has a name, help and a page for each rule', () => {
  const log = logOf(hard(1, 0));
  expect(faultsOf(log)).toEqual([]);
  for (const { id, name, help, helpUri } of log.runs[0]!.tool.driver.rules!) {
    expect(name).toMatch(/^(?:\p{Lu}\p{Ll}+)+$/u);
    expect(help!.markdown).toContain('**When not to:**');
    expect(helpUri).toBe(`https://example.org/rules.md#${id}`);
  }
});
