import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze, buildWordTable, type Dictionary, measure } from '@vernacular/analyzer';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import type { Options } from '../frame/options.ts';
import { processorSeconds } from '../frame/processor-seconds.ts';
import { madeUpVocabulary, sampleText } from './sample-text.ts';

const CHARACTERS = { whole: 10_000_000, short: 300_000 };
// wink-nlp is timed on a part only, because it takes seconds for the whole.
const WINK_CHARACTERS = 1_000_000;
const ROUNDS = { whole: 7, short: 1 };
const baseline = 'wink-nlp, bare tokeniser';

/**
 * Compares the analyser with wink-nlp's tokeniser on 10 MB of prose. An argument names a folder of .txt files to read
 * instead; `--short` runs one round on 300,000 characters.
 */
export function benchAnalyzer({ short, words: [folder] }: Options): void {
  const form = short ? 'short' : 'whole';
  const vocabulary = madeUpVocabulary();
  const prose =
    folder !== undefined && !short ? proseOf(folder) : sampleText(vocabulary, CHARACTERS[form]);
  const dictionary = dictionaryOf(vocabulary);
  const words = measure(prose, dictionary).cleaned;
  console.log(
    `${(prose.length / 1e6).toFixed(1)} M characters, ${(words / 1e6).toFixed(2)} M words`,
  );

  const counts = new Map(vocabulary);
  const wink = winkNLP(model, []);
  const part = prose.slice(0, WINK_CHARACTERS);
  const seconds = fastest(ROUNDS[form], {
    'units added up, no words': () => sumUnits(prose),
    'levels and totals': () => measure(prose, dictionary).cleaned,
    'full report': () => analyze(prose, dictionary).tokens.length,
    'full report, every word list': () => {
      const { rareWords, midWords, cleanedWords } = analyze(prose, dictionary);
      return rareWords.length + midWords.length + cleanedWords.length;
    },
    'regular expression and Map': () => splitAndCount(prose, counts),
    [baseline]: () => wink.readDoc(part).tokens().length(),
  });

  const partWords = measure(part, dictionary).cleaned;
  const slowest = partWords / seconds.get(baseline)!;
  for (const [name, taken] of seconds) {
    const speed = (name === baseline ? partWords : words) / taken;
    const million = (speed / 1e6).toFixed(2).padStart(8);
    const ratio = (speed / slowest).toFixed(1).padStart(6);
    console.log(`${name.padEnd(30)}${million} M words/s  ${ratio} × ${baseline}`);
  }
}

function proseOf(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const once = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  if (once === '') throw new Error(`No .txt files with text in ${folder}`);
  return once.repeat(Math.ceil(CHARACTERS.whole / once.length)).slice(0, CHARACTERS.whole);
}

function dictionaryOf(vocabulary: Iterable<readonly [string, number]>): Dictionary {
  return {
    code: 'MadeUp',
    language: 'en',
    label: 'Made up',
    period: null,
    measure: 'occurrences',
    scale: 1,
    cutoffs: { common: 1000, mid: 50 },
    tokens: null,
    edition: 'full',
    table: buildWordTable(vocabulary),
  };
}

/**
 * Processor seconds, garbage collection included, so that other programs do not count. The runs alternate, so that a
 * slow minute of the machine affects all of them.
 */
function fastest(
  rounds: number,
  runs: Readonly<Record<string, () => number>>,
): Map<string, number> {
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(runs)) {
      const start = process.cpuUsage();
      run();
      const seconds = processorSeconds(start);
      best.set(name, Math.min(best.get(name) ?? seconds, seconds));
    }
  }
  return best;
}

function sumUnits(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum + text.charCodeAt(at)) | 0;
  return Math.abs(sum);
}

function splitAndCount(text: string, counts: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    if ((counts.get(word.toLowerCase()) ?? 0) >= 1000) common++;
  }
  return common;
}
