import type { Report } from './report.ts';
import { sentenceStatistics } from './sentences/sentence-statistics.ts';
import { foldWord } from './fold-word.ts';

/** The columns of Results.csv, as the specification names them. */
const standardColumns = [
  'File Name',
  'Common (percent, count)',
  'Mid-Frequency (percent, count)',
  'Rare (percent, count)',
  'Score',
  'Number Of Words',
] as const;

const extendedColumns = [
  'Distinct Words',
  'Unrounded Score',
  'Rare Words (word, count)',
  'Meets 98%',
  'Meets 95%',
  'Mean Sentence Length',
  'Flesch Reading Ease',
] as const;

/** Share of rare words, in percent, that a text may hold so that readers know 98 or 95 words of 100. */
const rareAtMost = { strict: 2, loose: 5 };

/** What a table holds beside the columns of the specification. */
export interface GroupCsvOptions {
  /** What trainers compare. */
  readonly extended?: boolean;
  /** How each text was read: not said while all are read by the published method. */
  readonly tellsMethod?: boolean;
}

/** The columns of Results.csv. */
export const groupCsvColumns = ({
  extended = false,
  tellsMethod = false,
}: GroupCsvOptions = {}): string[] => [
  ...standardColumns,
  ...(extended ? extendedColumns : []),
  ...(tellsMethod ? ['Method'] : []),
];

/** The row of one text under `groupCsvColumns` with the same options; cells are neither quoted nor escaped. */
export function groupCsvRow(
  report: Report,
  { extended = false, tellsMethod = false }: GroupCsvOptions = {},
): string[] {
  const { percentages } = report;
  return [
    report.name,
    `${percentages.common}%, ${report.common}`,
    `${percentages.mid}%, ${report.mid}`,
    `${percentages.rare}%, ${report.rare}`,
    report.score === null ? '' : String(report.score),
    String(report.cleaned),
    ...(extended ? extendedCells(report) : []),
    ...(tellsMethod ? [report.method] : []),
  ];
}

function extendedCells(report: Report): string[] {
  const { language } = report.dictionary;
  const fold = (word: string) => foldWord(word, language);
  const { meanSentenceLength, fleschReadingEase } = sentenceStatistics(report.text, language);
  const meets = (percent: number) =>
    report.cleaned === 0 ? '' : (100 * report.rare) / report.cleaned <= percent ? 'yes' : 'no';
  return [
    String(new Set(report.cleanedWords.map(fold)).size),
    report.unroundedScore?.toFixed(2) ?? '',
    tally(report.rareWords.map(fold))
      .map(([word, count]) => `${word} ${count}`)
      .join('; '),
    meets(rareAtMost.strict),
    meets(rareAtMost.loose),
    meanSentenceLength.toFixed(1),
    fleschReadingEase === null ? '' : fleschReadingEase.toFixed(1),
  ];
}

/** Words with how often they occur, most frequent first, then in order of appearance. */
function tally(words: readonly string[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
