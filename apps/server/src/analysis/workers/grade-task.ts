import {
  type AboutDictionary,
  analyze,
  countedBy,
  foldWord,
  foreignSentence,
  renderHtml,
  type Dictionary,
  type Method,
  type Report,
  type IdentifiedLanguage,
} from '@vernacular/analyzer';
import type { GradeReply, UsedDictionary } from '@vernacular/contract';

import { writeGradeReply } from './write-grade-reply.ts';

/**
 * The dictionary that grades a text. `code`: the one used; `requested`: the one asked for, null for none;
 * `isSubstitute`: another one takes its place; `folder`: where an own dictionary lies; `notice`: a sentence about this
 * for the reader.
 */
export interface DictionaryChoice {
  readonly code: string;
  readonly requested: string | null;
  readonly isSubstitute: boolean;
  /** What was done with a text in another language than that of the requested dictionary; see `LanguageMismatch`. */
  readonly mismatch?: 'switched' | 'insisted' | 'missing' | 'foreign';
  readonly foreign?: IdentifiedLanguage;
  readonly notice: string | null;
  readonly folder?: string;
}

export interface GradeTask {
  readonly text: string;
  readonly name: string;
  readonly choice: DictionaryChoice;
  readonly method: Method;
  readonly notice: string | null;
  readonly isKept: boolean;
}

/**
 * Grades a text. Returns the JSON of the reply, which ends with `"taskId":null` because the id is known only after
 * saving, and the record to save; null when nothing is saved.
 */
export function gradeTask(task: GradeTask, dictionary: Dictionary) {
  const { text, method } = task;
  const { foreign } = task.choice;
  const report = foreign
    ? ungraded(task, foreignSentence(foreign), dictionary)
    : analyze(text, dictionary, { name: task.name, method });
  return {
    json: writeGradeReply(report, explanationOf(report, task, dictionary), {
      tellsLevels: method === 'refined',
      ...(foreign && { html: report.message }),
    }),
    record: task.isKept && !foreign ? recordOf(report) : null,
  };
}

const ungraded = (
  { text, name, method }: GradeTask,
  message: string,
  dictionary: Dictionary,
): Report => ({ ...analyze('', dictionary, { name, method }), text, message });

const recordOf = (report: Report) => ({
  dictionary: report.dictionary.code,
  text: report.text,
  result_text: renderHtml(report),
  total_words: report.cleaned,
  rare_words: report.rare,
  mid_range_words: report.mid,
  jargon_score: report.score,
});

function explanationOf(
  report: Report,
  { choice, method, notice }: GradeTask,
  dictionary: Dictionary,
): Parameters<typeof writeGradeReply>[1] {
  const totals = totalsOfReport(report);
  return {
    score: report.score,
    name: report.name,
    totals,
    percentages: totals.percentages,
    unroundedScore: totals.unroundedScore,
    difficulty: report.difficulty,
    wordCounts: countsOfHardWords(report, dictionary),
    dictionary: usedDictionary(report.dictionary, choice),
    message: report.message,
    ...(choice.foreign && { foreignLanguage: choice.foreign }),
    notice: noticesOf([notice, choice.notice], report, method),
    ...(method === 'refined' && refinedReading(report)),
  };
}

const unreadLanguage =
  'The refined method reads English only. This text was graded by the published method.';

function noticesOf(
  notices: readonly (string | null)[],
  report: Report,
  asked: Method,
): string | null {
  const all = [...notices, report.method === asked ? null : unreadLanguage];
  return all.filter((notice) => notice !== null).join(' ') || null;
}

const refinedReading = ({ method, refinements, symbols }: Report) => ({
  method,
  refinements: refinements.map((found) => ({ ...found })),
  symbols: symbols.map((found) => ({ ...found })),
});

export const usedDictionary = (
  dictionary: AboutDictionary,
  { requested, isSubstitute, mismatch }: DictionaryChoice,
): UsedDictionary => ({
  requested,
  isSubstitute,
  ...(mismatch && { mismatch }),
  ...(dictionary.beside && { beside: countsOf(dictionary.beside) }),
  ...countsOf(dictionary),
});

const countsOf = ({
  code,
  label,
  language,
  measure,
  scale,
  cutoffs,
  tokens,
  period,
}: Omit<AboutDictionary, 'beside'>) => ({
  code,
  label,
  language,
  measure,
  scale,
  cutoffs: { ...cutoffs },
  tokens,
  period: period && { ...period },
});

export const totalsOfReport = (report: Report): GradeReply['totals'] => ({
  common: report.common,
  mid: report.mid,
  rare: report.rare,
  cleaned: report.cleaned,
  score: report.score,
  unroundedScore: report.unroundedScore,
  percentages: { ...report.percentages },
});

function countsOfHardWords(
  { text, tokens }: Report,
  dictionary: Dictionary,
): Record<string, number> {
  const counts = new Map<string, number>();
  const { starts, ends, levels } = tokens;
  for (let at = 0; at < tokens.length; at += 1) {
    if (levels[at] === 0) continue;
    const written = text.slice(starts[at], ends[at]);
    const word = foldWord(written, dictionary.language);
    if (counts.has(word)) continue;
    const by = countedBy(written, dictionary, dictionary.beside);
    // The report has no counts of the second dictionary.
    const count = by === dictionary ? tokens.counts[at] : analyze(written, by).tokens.counts[0];
    counts.set(word, count ?? 0);
  }
  return Object.fromEntries(counts);
}
