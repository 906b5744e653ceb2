import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startSite } from './running-site.ts';

const made = 'DICTIONARIES_OF_THE_RUN';

/**
 * Playwright calls it before the first story: a site starts on an empty folder, as anybody's first does, and makes
 * its dictionaries. That takes longer than a story, so the other sites of the run begin with a copy of them.
 */
export default async function makeDictionaries(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-first-'));
  const site = await startSite(folder);
  await site.stop();
  process.env[made] = join(folder, 'dictionaries');
  return () => rm(folder, { recursive: true, force: true });
}

/** A data folder for one site, with the dictionaries of a first start and nothing else. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-story-'));
  await cp(process.env[made]!, join(folder, 'dictionaries'), { recursive: true });
  return folder;
}
