import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { openLevels } from '@vernacular/dictionaries';
import { buildDictionary, openStore } from '@vernacular/dictionaries/node';

import type { Options } from '../frame/options.ts';
import { processorSeconds } from '../frame/processor-seconds.ts';
import { median } from '../frame/quantile.ts';
import { inTemporaryFolder } from '../frame/temporary-folder.ts';
import { madeUpVocabulary, sampleText } from '../analyzer/sample-text.ts';

const MEGABYTE = 1e6;
const OPENINGS = 20;
const code = 'Benchmark2020_2021';

/**
 * Builds a dictionary from made-up text on one core and on two, then times opening it. Arguments: megabytes of text
 * (200) and the number of rare types to mix in, each occurring once or twice (0). `--short` uses 10 MB.
 */
export async function benchDictionaries({ short, words }: Options): Promise<void> {
  const [megabytes = 200, rareTypes = 0] = short ? [10] : words.map(Number);
  await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'text.txt');
    const text = await writeText(path, megabytes, rareTypes);
    const scan = fastestScan(text);
    console.log(`One pass over the characters: ${scan.toFixed(0)} MB a processor second`);
    for (const cores of [1, 2]) await benchBuild(folder, path, megabytes, cores, scan);
    await benchOpening(folder);
  });
}

async function writeText(path: string, megabytes: number, rareTypes: number): Promise<string> {
  const text = sampleText(madeUpVocabulary(), 10 * MEGABYTE);
  const rareInPart = Math.ceil((rareTypes * 10) / megabytes);
  const file = await open(path, 'w');
  for (let part = 0; part < megabytes / 10; part++) {
    await file.write(`${text}\n`);
    const rare = Array.from({ length: rareInPart }, (_, at) => rareWord(part * rareInPart + at));
    await file.write(`${rare.join(' ')}\n`);
  }
  await file.close();
  return text;
}

function rareWord(number: number): string {
  return `x${number.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)}`;
}

/** Speed of a bare pass over the text, in megabytes per processor second; the other speeds are compared with it. */
function fastestScan(text: string): number {
  let best = 0;
  for (let round = 0; round < 5; round++) {
    const start = process.cpuUsage();
    let sum = 0;
    for (let at = 0; at < text.length; at++) sum = (sum + text.charCodeAt(at)) | 0;
    const seconds = processorSeconds(start);
    if (sum !== 0) best = Math.max(best, text.length / MEGABYTE / seconds);
  }
  return best;
}

async function benchBuild(
  folder: string,
  from: string,
  megabytes: number,
  cores: number,
  scan: number,
): Promise<void> {
  const start = performance.now();
  const processor = process.cpuUsage();
  let counted = 0;
  let countedSeconds = 0;
  const { about } = await buildDictionary({
    folder,
    code,
    language: 'en',
    from: [from],
    cores,
    progress: () => {
      counted = performance.now() - start;
      countedSeconds = processorSeconds(processor);
    },
  });
  const all = (performance.now() - start) / 1000;
  const speed = megabytes / countedSeconds;
  console.log(
    [
      `Counting on ${cores}: ${((megabytes * 1000) / counted).toFixed(1)} MB a second`,
      `${speed.toFixed(1)} MB a processor second (1/${(scan / speed).toFixed(1)} of the pass)`,
      `${all.toFixed(1)} s in all`,
      `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB of memory`,
      `${about.types} types, ${about.tokens} words`,
    ].join(', '),
  );
}

async function benchOpening(folder: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < OPENINGS; round++) {
    const start = performance.now();
    await openStore(folder).open(code);
    times.push(performance.now() - start);
  }
  const { plain, brotli } = (await openStore(folder).levelsFile(code))!;
  const levels: number[] = [];
  for (let round = 0; round < OPENINGS; round++) {
    const start = performance.now();
    openLevels(plain);
    levels.push(performance.now() - start);
  }
  console.log(`Opening the dictionary: first ${shown(times[0]!)}, then ${shown(median(times))}`);
  console.log(
    `Opening its levels (${brotli.length} bytes as sent): first ${shown(levels[0]!)}, then ${shown(median(levels))}`,
  );
}

const shown = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;
