import type { Estimate, ReaderResults } from '@vernacular/contract';

import { columns } from '../terminal/columns.ts';
import { plainText } from '../terminal/plain-text.ts';

type Shown = NonNullable<ReaderResults['shown']>;

const percent = (share: number) => `${Math.round(share * 100)} %`;
const decimals = (estimate: Estimate | null) =>
  estimate === null
    ? ['can’t be told', '']
    : [estimate.estimate.toFixed(2), `${estimate.low.toFixed(2)} to ${estimate.high.toFixed(2)}`];
const onOneLine = (text: string) => plainText(text).replaceAll(/\s+/gu, ' ');

/** Returns the results of a reader test as text for a terminal. Words that no reader marked are only counted. */
export function resultsReport(
  { readers, test }: Pick<ReaderResults, 'readers' | 'test'>,
  { families, agreement, questions, ratings, doubtful }: Shown,
): string {
  const marked = families.filter(({ marked: by }) => by > 0);
  const parts = [
    `${readers} readers, asked until ${test.endsAt.slice(0, 10)}. ${doubtful.any} of them answered doubtfully.\n`,
    columns(
      [
        ['share', '95 %', 'marked', 'level', 'word'],
        ...marked.map(({ word, level, share, low, high, marked: by, readers: of }) => [
          percent(share),
          `${percent(low)} to ${percent(high)}`,
          `${by} of ${of}`,
          level,
          word,
        ]),
      ],
      { right: [0] },
    ) +
      `Marked by nobody: ${families.length - marked.length} of ${families.length} different words.\n`,
  ];
  if (agreement !== null) {
    const { markedWords, foundWords, sensitivity, specificity, kappa, auc } = agreement;
    parts.push(
      `The levels found ${foundWords} of the ${markedWords} words that a quarter of the readers marked.\n` +
        columns([
          ['', 'value', '95 %'],
          ['sensitivity', ...decimals(sensitivity)],
          ['specificity', ...decimals(specificity)],
          ['kappa', ...decimals(kappa)],
          ['area under the curve', ...decimals(auc)],
        ]),
    );
  }
  for (const { question, expected, answers } of questions)
    parts.push(
      [
        onOneLine(question),
        ...(expected === '' ? [] : [`  expected: ${onOneLine(expected)}`]),
        ...answers.map((answer) => `  - ${onOneLine(answer)}`),
        '',
      ].join('\n'),
    );
  parts.push(
    `Could tell it to a friend, 1 to 5: ${ratings.map((count, at) => `${at + 1}: ${count}`).join(', ')}\n`,
  );
  return parts.join('\n');
}
