import { benchAccessibility } from './accessibility/bench-accessibility.ts';
import { benchAnalyzer } from './analyzer/bench-analyzer.ts';
import { benchDictionaries } from './dictionaries/bench-dictionaries.ts';
import { evaluateDocuments } from './documents/evaluate-documents.ts';
import { evaluate, evaluateCoach } from './evaluate/evaluate.ts';
import { benchTyping } from './typing/bench-typing.ts';

const benchmarks: Readonly<Record<string, (args: readonly string[]) => void | Promise<void>>> = {
  accessibility: benchAccessibility,
  analyzer: benchAnalyzer,
  dictionaries: benchDictionaries,
  documents: evaluateDocuments,
  evaluate,
  'evaluate:coach': evaluateCoach,
  typing: benchTyping,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benchmarks[name];
if (bench === undefined) {
  console.error(`Name a benchmark: ${Object.keys(benchmarks).join(', ')}.`);
  process.exitCode = 1;
} else {
  await bench(args);
}
