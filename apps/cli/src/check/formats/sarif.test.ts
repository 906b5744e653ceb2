import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import Ajv from 'ajv-draft-04';
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
