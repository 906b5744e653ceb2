import {
  cautious,
  rounded,
  type Cautions,
  type Pair,
  type PairedDifferences,
  type Spread,
  type StudentResult,
} from '@vernacular/analyzer';

import { columns } from '../terminal/columns.ts';
import { plainText } from '../terminal/plain-text.ts';
import type { ComparisonReport } from './comparison-report.ts';

const explanation = `d_z: mean change / SD of the changes.
d_av: mean change / mean of the two SDs, Hedges-corrected.
t: paired t test; W: Wilcoxon’s signed ranks; p is two-sided.
`;

/** Returns tables: each student, means with effect sizes, and tests of the mean change. */
export function terminalComparison(comparison: ComparisonReport): string {
  const { students, rareShare, score, cautions } = comparison;
  const { onlyBefore, onlyAfter, strongerClaims, countedWith } = comparison;
  const each = [
    ['STUDENT', 'RARE WORDS %', 'AFTER', 'CHANGE', 'SCORE', 'AFTER', 'CHANGE'],
    ...students.map(rowOf),
  ];
  const all = [
    ['MEAN (SD)', 'BEFORE', 'AFTER', 'CHANGE', 'd_z', 'd_av'],
    ['Rare words %', ...summaryOf(rareShare)],
    ['Score', ...summaryOf(score)],
  ];
  const sure = [
    ['MEAN CHANGE', '95 % FROM', 'TO', 't', 'df', 'p', 'W', 'p'],
    ['Rare words %', ...certaintyOf(rareShare)],
    ['Score', ...certaintyOf(score)],
  ];
  const missing = [
    ...onlyBefore.map((path) => `Only before: ${plainText(path)}\n`),
    ...onlyAfter.map((path) => `Only after: ${plainText(path)}\n`),
  ];
  return [
    columns(each, { right: [1, 2, 3, 4, 5, 6] }),
    `${students.length === 1 ? '1 student' : `${students.length} students`} in both rounds.\n`,
    columns(all, { right: [1, 2, 3, 4, 5] }),
    `${columns(sure, { right: [1, 2, 3, 4, 5, 6, 7] })}${explanation}`,
    ...cautionsOf(cautions),
    ...(missing.length > 0 ? [missing.join('')] : []),
    ...strongerClaims.map(
      ({ student, before, after }) =>
        `${plainText(student)}: a word of caution is gone.\n  Before: ${plainText(before)}\n  After:  ${plainText(after)}\n`,
    ),
    `Word counts: ${countedWith.join('; ')}.\n`,
  ].join('\n');
}

const rowOf = ({ student, rareShare, score }: StudentResult): string[] => [
  plainText(student),
  ...cellsOf(rareShare),
  ...cellsOf(score),
];

const cellsOf = ({ before, after }: Pair): string[] => [
  rounded(before, 1),
  rounded(after, 1),
  signed(after - before, 1),
];

const summaryOf = ({ before, after, change, dz, dav }: PairedDifferences): string[] => [
  spread(before, rounded),
  spread(after, rounded),
  spread(change, signed),
  dz === null ? '–' : signed(dz, 2),
  dav === null ? '–' : signed(dav, 2),
];

const certaintyOf = ({ inference: { interval, t, wilcoxon } }: PairedDifferences): string[] => [
  interval ? signed(interval.low, 1) : '–',
  interval ? signed(interval.high, 1) : '–',
  ...(t ? [signed(t.t, 2), String(t.df), chance(t.p)] : ['–', '–', '–']),
  ...(wilcoxon ? [rounded(wilcoxon.w, 1), chance(wilcoxon.p)] : ['–', '–']),
];

const chance = (p: number): string => (p < 0.001 ? '<0.001' : rounded(p, 3));

function cautionsOf({ shortTexts, isSmall }: Cautions): string[] {
  const names = shortTexts.map(plainText).join(', ');
  const sentences = [
    ...(isSmall
      ? [`Fewer than ${cautious.students} students: one of them can turn the result.`]
      : []),
    ...(shortTexts.length > 0
      ? [`Texts under ${cautious.words} words, where one word moves the share: ${names}.`]
      : []),
  ];
  return sentences.length === 0 ? [] : [`${sentences.join('\n')}\n`];
}

const spread = ({ mean, sd }: Spread, write: typeof rounded): string =>
  sd === null ? write(mean, 1) : `${write(mean, 1)} (${rounded(sd, 1)})`;

/** With a plus sign or a real minus sign (U+2212), which is easier to see than a hyphen. */
function signed(value: number, decimals: number): string {
  const number = rounded(value, decimals);
  if (number.startsWith('-')) return number.replace('-', '−');
  return Number(number) === 0 ? number : `+${number}`;
}
