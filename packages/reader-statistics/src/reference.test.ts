import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { agreement } from './agreement.ts';
import { type Estimate, twoProportions, wilson } from './proportions.ts';
import { rasch } from './rasch.ts';
import reference from './reference/reference.json' with { type: 'json' };
import { rocArea } from './roc-area.ts';

/** Three digits after the point, and one to spare. */
const digits = 4;

const isMarked = (bits: string) => Array.from(bits, (bit) => bit === '1');

const valuesOf = (ours: Estimate | null) => [ours?.estimate, ours?.low, ours?.high];

const near = (value: number, places: number): unknown => expect.closeTo(value, places);

/** Equal but for the last digits of numbers, which differ from one version of R to another. */
function closely(value: unknown, places = digits): unknown {
  if (typeof value === 'number') return near(value, places);
  if (Array.isArray(value)) return value.map((each: unknown) => closely(each, places));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, closely(each, places)]),
  );
}

describe('as R says', () => {
  it.each(reference.shares)('a share: $of', ({ of: [k, n], is }) => {
    expect(valuesOf(wilson(k!, n!))).toEqual(closely(is));
  });

  it.each(reference.differences)('a difference of shares: $of', ({ of: [a, n, b, m], is }) => {
    expect(valuesOf(twoProportions(a!, n!, b!, m!))).toEqual(closely(is));
  });

  it.each(reference.texts)('levels and marks of a text, number %#', (text) => {
    const marked = isMarked(text.marked);
    const { sensitivity, specificity, kappa } = agreement(isMarked(text.flagged), marked);
    const area = rocArea(text.scores, marked);
    expect([sensitivity, specificity, kappa, area].map(valuesOf)).toEqual(
      closely([text.sensitivity, text.specificity, text.kappa, text.area]),
    );
  });

  it.each(reference.readers)('readers and words of the Rasch model, number %#', (sample) => {
    const { difficulties, abilities, abilitySd } = rasch(sample.marked.map(isMarked))!;
    expect({
      difficulties: difficulties.map((each) => each?.estimate),
      standardErrors: difficulties.map((each) => each?.standardError),
      abilitySd,
      abilities: abilities.map(({ estimate }) => estimate),
      abilitySds: abilities.map(({ sd }) => sd),
    }).toEqual(
      closely(
        {
          difficulties: sample.difficulties,
          standardErrors: sample.standardErrors,
          abilitySd: sample.abilitySd,
          abilities: sample.abilities,
          abilitySds: sample.abilitySds,
        },
        // The digits to which lme4 finds the maximum.
        3,
      ),
    );
  });
});

const packages = ['lme4', 'pROC', 'psych'];
const isThere =
  process.env['REQUIRE_ALL'] === '1' ||
  spawnSync('Rscript', ['-e', packages.map((name) => `library(${name})`).join(';')]).status === 0;
const note = isThere
  ? ''
  : ` (left out: there is no R with ${packages.join(', ')} on this machine)`;

it.skipIf(!isThere)(
  `the kept table is what R says now${note}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'reader-statistics-'));
    try {
      const table = join(folder, 'reference.json');
      const script = fileURLToPath(new URL('reference/reference.R', import.meta.url));
      const { status, stderr } = spawnSync('Rscript', [script, table], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(JSON.parse(readFileSync(table, 'utf8'))).toEqual(closely(reference));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  // R takes some ten seconds; a busy machine more.
  900_000,
);
