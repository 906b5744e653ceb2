import { benchAccessibility } from './accessibility/bench-accessibility.ts';
import { benchAnalyzer } from './analyzer/bench-analyzer.ts';
import { benchDictionaries } from './dictionaries/bench-dictionaries.ts';
import { evaluateDocuments } from './documents/evaluate-documents.ts';
import { evaluate, evaluateCoach } from './evaluate/evaluate.ts';
import { benchFirstLoad } from './first-load/bench-first-load.ts';
import { type Benchmark, readOptions } from './frame/options.ts';
import { evaluateFormats } from './formats/evaluate-formats.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchLoad } from './load/bench-load.ts';
import { benchLsp } from './lsp/bench-lsp.ts';
import { benchReaderStatistics } from './readers/bench-reader-statistics.ts';
import { benchShort } from './short/bench-short.ts';
import { benchTyping } from './typing/bench-typing.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  accessibility: benchAccessibility,
  analyzer: benchAnalyzer,
  dictionaries: benchDictionaries,
  documents: ({ words: [folder] }) => evaluateDocuments(folder),
  evaluate,
  'evaluate:coach': evaluateCoach,
  'evaluate:formats': evaluateFormats,
  'first-load': benchFirstLoad,
  lighthouse: benchLighthouse,
  load: benchLoad,
  lsp: benchLsp,
  readers: benchReaderStatistics,
  typing: benchTyping,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = name === '--short' ? () => benchShort(benchmarks) : benchmarks[name];
if (bench === undefined) {
  console.error(
    `Name a benchmark: ${Object.keys(benchmarks).join(', ')}; or all in short with --short.`,
  );
  process.exitCode = 1;
} else {
  try {
    await bench(readOptions(args));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
