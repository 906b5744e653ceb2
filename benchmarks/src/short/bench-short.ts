import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { type Benchmark, readOptions } from '../frame/options.ts';
import { inTemporaryFolder } from '../frame/temporary-folder.ts';
import { chromiumPath } from '../site/open-chromium.ts';
import { writeTinyData } from './tiny-data.ts';

const inBrowser = new Set(['accessibility', 'first-load', 'lighthouse', 'typing']);

/** Runs every benchmark in its short form, to see that each still runs; its numbers mean nothing. */
export const benchShort = (benchmarks: Readonly<Record<string, Benchmark>>): Promise<void> =>
  inTemporaryFolder(async (data) => {
    const hasBrowser = existsSync(chromiumPath);
    const broken: string[] = [];
    await writeTinyData(data);
    const options = readOptions(['--short', '--data', data, join(data, 'docx')]);
    for (const [name, bench] of Object.entries(benchmarks)) {
      if (!hasBrowser && inBrowser.has(name)) {
        console.log(`\n— ${name}: left out, no Chromium at ${chromiumPath}`);
        continue;
      }
      const start = performance.now();
      console.log(`\n— ${name}`);
      try {
        await bench(name === 'documents' ? options : { ...options, words: [] });
      } catch (error) {
        console.error(error);
        broken.push(name);
      }
      console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
    if (broken.length > 0) throw new Error(`No longer run: ${broken.join(', ')}.`);
  });
