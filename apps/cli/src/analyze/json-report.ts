import { levels, type Report } from '@vernacular/analyzer';
import type { ResolvedDictionary } from '@vernacular/dictionaries/node';

/** A report for other programs; counts are in the unit that `dictionary.measure` names. */
export function jsonReport(
  report: Report,
  { requested, isSubstitute }: Pick<ResolvedDictionary, 'requested' | 'isSubstitute'>,
): string {
  const { name, score, unroundedScore, cleaned, common, mid, rare, percentages, message } = report;
  const { code, label, language, period, measure, cutoffs, scale, tokens } = report.dictionary;
  const inMeasure = (count: number) => count / scale;
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
        cutoffs: { common: inMeasure(cutoffs.common), mid: inMeasure(cutoffs.mid) },
      },
      tokens: Array.from({ length: report.tokens.length }, (_, at) => {
        const start = report.tokens.starts[at]!;
        const end = report.tokens.ends[at]!;
        return {
          word: report.text.slice(start, end),
          level: levels[report.tokens.levels[at]!]!,
          count: inMeasure(report.tokens.counts[at]!),
          start,
          end,
        };
      }),
    },
    null,
    2,
  )}\n`;
}
