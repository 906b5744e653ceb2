import { analyze, countedBy, levels, type Dictionary, type Report } from '@vernacular/analyzer';
import type { ResolvedDictionary } from '@vernacular/dictionaries/node';

/**
 * Returns the report as indented JSON with a final line break. Counts are in the unit that `dictionary.measure` names.
 */
export function jsonReport(
  report: Report,
  { requested, isSubstitute, dictionary: own }: ResolvedDictionary,
): string {
  const { name, score, unroundedScore, cleaned, common, mid, rare, percentages, message } = report;
  const { code, label, language, period, measure, scale, tokens } = report.dictionary;
  const { beside } = report.dictionary;
  return `${JSON.stringify(
    {
      name,
      score,
      unroundedScore,
      words: cleaned,
      common,
      mid,
      rare,
      percentages,
      message,
      method: report.method,
      difficulty: report.difficulty,
      refinements: report.refinements,
      symbols: report.symbols,
      dictionary: {
        code,
        label,
        language,
        period,
        measure,
        tokens,
        requested,
        isSubstitute,
        cutoffs: cutoffsOf(report.dictionary),
        beside: beside && {
          code: beside.code,
          label: beside.label,
          measure: beside.measure,
          cutoffs: cutoffsOf(beside),
        },
      },
      tokens: Array.from({ length: report.tokens.length }, (_, at) => {
        const start = report.tokens.starts[at]!;
        const end = report.tokens.ends[at]!;
        const word = report.text.slice(start, end);
        const by = countedBy(word, own, own.beside);
        return {
          word,
          level: levels[report.tokens.levels[at]!]!,
          count: by === own ? report.tokens.counts[at]! / scale : countBeside(word, by),
          ...(by !== own && { countedBy: by.code }),
          start,
          end,
        };
      }),
    },
    null,
    2,
  )}\n`;
}

const cutoffsOf = ({ cutoffs, scale }: Pick<Dictionary, 'cutoffs' | 'scale'>) => ({
  common: cutoffs.common / scale,
  mid: cutoffs.mid / scale,
});

/** A report holds no counts for words of the second dictionary, only levels. */
const countBeside = (word: string, dictionary: Dictionary) =>
  (analyze(word, dictionary).tokens.counts[0] ?? 0) / dictionary.scale;
