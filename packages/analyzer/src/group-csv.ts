import { levels } from './levels/level.ts';
import type { Report } from './report.ts';
import { sentenceStatistics } from './sentences/sentence-statistics.ts';
import { fold } from './words/fold.ts';

const levelNames = ['Common', 'Mid-Frequency', 'Rare'];

const extendedColumns = [
  'Distinct Words',
  'Unrounded Score',
  'Distinct Rare Words',
  'Rare Words',
  'Meets 98%',
  'Meets 95%',
  'Mean Sentence Length',
  'Flesch Reading Ease',
];

/** The highest percentage of rare words at which readers know 98 or 95 of 100 words. */
const rareAtMost = { strict: 2, loose: 5 };

export interface GroupCsvOptions {
  /** One number a cell, and the columns of `extendedColumns`. */
  readonly extended?: boolean;
  /** A last column with the method, `published` or `refined`. */
  readonly tellsMethod?: boolean;
}

/** The header of Results.csv: the columns of the specification, those of the options, and the dictionary used. */
export const groupCsvColumns = ({ extended, tellsMethod }: GroupCsvOptions = {}): string[] => [
  'File Name',
  // Extended, a cell holds one number, so that spreadsheets can calculate with it.
  ...levelNames.flatMap((name) =>
    extended ? [`${name} (percent)`, `${name} (count)`] : [`${name} (percent, count)`],
  ),
  'Score',
  'Number Of Words',
  ...(extended ? extendedColumns : []),
  'Dictionary',
  ...(tellsMethod ? ['Method'] : []),
];

/** The row of one text under `groupCsvColumns` with the same options; cells are neither quoted nor escaped. */
export function groupCsvRow(report: Report, { extended, tellsMethod }: GroupCsvOptions = {}) {
  const { percentages } = report;
  return [
    report.name,
    ...levels.flatMap((level) =>
      extended
        ? [String(percentages[level]), String(report[level])]
        : [`${percentages[level]}%, ${report[level]}`],
    ),
    report.score === null ? '' : String(report.score),
    String(report.cleaned),
    ...(extended ? extendedCells(report) : []),
    report.dictionary.label,
    ...(tellsMethod ? [report.method] : []),
  ];
}

function extendedCells(report: Report): string[] {
  const { text, dictionary } = report;
  const { meanSentenceLength, fleschReadingEase } = sentenceStatistics(text, dictionary.language);
  const rareWords = mostOftenFirst(report.rareWords.map(fold));
  const meets = (percent: number) =>
    report.cleaned === 0 ? '' : (100 * report.rare) / report.cleaned <= percent ? 'yes' : 'no';
  return [
    String(new Set(report.cleanedWords.map(fold)).size),
    report.unroundedScore?.toFixed(2) ?? '',
    String(rareWords.length),
    rareWords.join('; '),
    meets(rareAtMost.strict),
    meets(rareAtMost.loose),
    meanSentenceLength.toFixed(1),
    fleschReadingEase === null ? '' : fleschReadingEase.toFixed(1),
  ];
}

function mostOftenFirst(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}
