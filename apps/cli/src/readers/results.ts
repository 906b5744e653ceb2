import type { Estimate, ReaderResults } from '@vernacular/contract';
import { answerRows, wordRows } from '@vernacular/contract/reader-results-files';
import { writeResultsCsv } from '@vernacular/documents';

import { command } from '../command.ts';
import { exitCodes, print, Trouble, UsageError } from '../streams-and-exit-codes.ts';
import { columns } from '../terminal/columns.ts';
import { plainText } from '../terminal/plain-text.ts';
import { readResults, siteIn, whyHidden } from './reader-test-client.ts';
import { siteHelp, siteOf } from './site-client.ts';

export default command({
  help: `Usage: vernacular readers results LINK [options]

What readers marked and answered: the different words by the share of readers who marked them, with
95 % intervals; how the levels agree with the readers; the answers beside the expected ones. Nothing is
shown of fewer than five readers; the exit code is then 1. LINK is the one for the results. It opens them
by itself, so no key is sent.

Options:
${siteHelp}; a whole LINK names its own
  --leave-out-doubtful  without answers that were too fast, all or none of many words, or the same again
  --json                print JSON, as the site has it
  --format csv          print the words as a table
  --answers             with --format csv: the answers instead of the words
  --help                show this
`,
  options: {
    site: { type: 'string' },
    'leave-out-doubtful': { type: 'boolean', default: false },
    json: { type: 'boolean' },
    format: { type: 'string', choices: ['csv'] },
    answers: { type: 'boolean' },
  },
  async run({ values, operands: [link, ...more] }, outside) {
    if (link === undefined || more.length > 0) throw new UsageError('Give one link.');
    const { format, json, answers } = values;
    if ((json && format) || (answers && !format))
      throw new UsageError('Choose --json or --format csv; --answers goes with the second.');
    const site = siteOf(siteIn(link) ?? values.site, outside);
    const results = await readResults(site, link, values['leave-out-doubtful']);
    const { shown } = results;
    if (json) await print(outside.stdout, `${JSON.stringify(results, null, 2)}\n`);
    if (shown === null) {
      if (json) return exitCodes.trouble;
      throw new Trouble(whyHidden(results));
    }
    if (format === 'csv')
      await print(outside.stdout, writeResultsCsv(answers ? answerRows(shown) : wordRows(shown)));
    else if (!json) await print(outside.stdout, resultsReport(results, shown));
  },
});

type Shown = NonNullable<ReaderResults['shown']>;

const percent = (share: number) => `${Math.round(share * 100)} %`;
const decimals = (estimate: Estimate | null) =>
  estimate === null
    ? ['can’t be told', '']
    : [estimate.estimate.toFixed(2), `${estimate.low.toFixed(2)} to ${estimate.high.toFixed(2)}`];
const onOneLine = (text: string) => plainText(text).replaceAll(/\s+/gu, ' ');

/** Returns the results of a reader test as text for a terminal. Words that no reader marked are only counted. */
function resultsReport(
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
