import {
  analyze,
  foldWord,
  gradingResult,
  type Dictionary,
  type Report,
} from '@vernacular/analyzer';
import type { GradeReply, UsedDictionary } from '@vernacular/contract';

import type { DictionaryChoice } from './dictionary-choice.ts';

/** A text to grade, and what the reply must say beside its grade. */
export interface GradeTask {
  readonly text: string;
  readonly name: string;
  readonly choice: DictionaryChoice;
  readonly notice: string | null;
}

/** The reply to a grading call, but for the number of the saved task, which is only known later. */
export function gradeTask({ text, name, choice, notice }: GradeTask, dictionary: Dictionary) {
  const report = analyze(text, dictionary, { name });
  const totals = totalsOfReport(report);
  return {
    ...gradingResult(report),
    text,
    totals,
    percentages: totals.percentages,
    unroundedScore: totals.unroundedScore,
    wordCounts: countsOfHardWords(report),
    dictionary: usedDictionary(dictionary, choice),
    message: report.message,
    notice,
  } satisfies Omit<GradeReply, 'taskId'>;
}

/** Which counts answered, as the reply says it. */
export const usedDictionary = (
  dictionary: Omit<Dictionary, 'table'>,
  { requested, isSubstitute }: DictionaryChoice,
): UsedDictionary => ({
  code: dictionary.code,
  label: dictionary.label,
  requested,
  isSubstitute,
  language: dictionary.language,
  measure: dictionary.measure,
  scale: dictionary.scale,
  cutoffs: { ...dictionary.cutoffs },
  tokens: dictionary.tokens,
  period: dictionary.period && { ...dictionary.period },
});

/** The numbers of a report, without its words. */
export const totalsOfReport = (report: Report): GradeReply['totals'] => ({
  common: report.common,
  mid: report.mid,
  rare: report.rare,
  cleaned: report.cleaned,
  score: report.score,
  unroundedScore: report.unroundedScore,
  percentages: { ...report.percentages },
});

function countsOfHardWords({ text, tokens, dictionary }: Report): Record<string, number> {
  const counts = new Map<string, number>();
  const { starts, ends, levels } = tokens;
  for (let at = 0; at < tokens.length; at += 1) {
    if (levels[at] === 0) continue;
    const word = foldWord(text.slice(starts[at], ends[at]), dictionary.language);
    if (!counts.has(word)) counts.set(word, tokens.counts[at] ?? 0);
  }
  return Object.fromEntries(counts);
}
