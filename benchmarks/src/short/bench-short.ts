import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromiumPath } from '../site/open-chromium.ts';
import { writeTinyData } from './tiny-data.ts';

export type Benchmarks = Readonly<
  Record<string, (args: readonly string[]) => void | Promise<void>>
>;

const inBrowser = new Set(['accessibility', 'first-load', 'lighthouse', 'typing']);

/** Runs every benchmark in its short form, to see that each still runs; its numbers mean nothing. */
export async function benchShort(benchmarks: Benchmarks): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'vernacular-tiny-data-'));
  const hasBrowser = existsSync(chromiumPath);
  const broken: string[] = [];
  try {
    await writeTinyData(data);
    for (const [name, bench] of Object.entries(benchmarks)) {
      if (!hasBrowser && inBrowser.has(name)) {
        console.log(`\n— ${name}: left out, no Chromium at ${chromiumPath}`);
        continue;
      }
      const start = performance.now();
      console.log(`\n— ${name}`);
      try {
        await bench(name === 'documents' ? [join(data, 'docx')] : ['--short', '--data', data]);
      } catch (error) {
        console.error(error);
        broken.push(name);
      }
      console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
  if (broken.length > 0) throw new Error(`No longer run: ${broken.join(', ')}.`);
}
