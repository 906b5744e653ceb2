import {
  analyze,
  countWords,
  foldWord,
  groupCsvRow,
  renderHtml,
  type Dictionary,
  type Method,
  type Report,
} from '@vernacular/analyzer';

import { type DictionaryChoice, totalsOfReport, usedDictionary } from './grade-task.ts';

export interface FileTask {
  readonly text: string;
  readonly name: string;
  readonly choice: DictionaryChoice;
  readonly method: Method;
  readonly isExtended: boolean;
  readonly isShown: boolean;
}

/** Grades one file of a group: its row of the CSV table, and its line of the streamed reply without `index`. */
export function fileTask(
  { text, name, choice, method, isExtended, isShown }: FileTask,
  dictionary: Dictionary,
) {
  const report = analyze(text, dictionary, { name, method });
  const isRefined = method === 'refined';
  return {
    row: groupCsvRow(report, { extended: isExtended, tellsMethod: isRefined }),
    line: {
      kind: 'file' as const,
      name,
      status: 'graded' as const,
      totals: totalsOfReport(report),
      dictionary: usedDictionary(dictionary, choice),
      wordCount: countWords(text),
      distinctWords: new Set(fold(report, report.cleanedWords)).size,
      rareWords: tally(fold(report, report.rareWords)),
      message: report.message,
      ...(isShown && { htmlResult: renderHtml(report) }),
      ...(choice.notice !== null && { notice: choice.notice }),
      ...(isRefined && { method: report.method }),
    },
  };
}

const fold = ({ dictionary }: Report, words: readonly string[]) =>
  words.map((word) => foldWord(word, dictionary.language));

function tally(words: readonly string[]): { word: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
}
