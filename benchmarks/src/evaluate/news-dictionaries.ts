import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Dictionary } from '@vernacular/analyzer';
import { defaultCodes, newsYears } from '@vernacular/dictionaries';
import { installNews, openStore } from '@vernacular/dictionaries/node';

/** The newest news counts, made for the run of the yearly files in the folder of `--news`; none when it is not named. */
export async function newsDictionaries(args: readonly string[]): Promise<readonly Dictionary[]> {
  const from = args.includes('--news') ? args[args.indexOf('--news') + 1] : undefined;
  if (from === undefined) return [];
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-evaluate-'));
  try {
    await installNews({ folder, from, files: newsYears.slice(-4) });
    return [await openStore(folder).open(defaultCodes.en)];
  } finally {
    await rm(folder, { recursive: true });
  }
}
