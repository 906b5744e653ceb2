import type { ReaderResults } from './reader-results.ts';

type Shown = NonNullable<ReaderResults['shown']>;

const columns = [
  [
    'word',
    'The word in small letters, in the form that stands most often in the text; in English its forms count as one word.',
  ],
  ['level', 'By the dictionary: common, mid, rare, or other where the language has no dictionary.'],
  ['marked', 'Readers who marked the word, wherever it stands.'],
  ['readers', 'Readers whose answers are counted.'],
  ['share', 'marked / readers.'],
  ['low', 'Lower bound of the 95 % interval of share (Wilson score).'],
  ['high', 'Upper bound of the same interval.'],
  [
    'difficulty',
    'Difficulty in logits by a Rasch model, less the median ability of the readers; of the 60 words that most readers marked; empty with fewer than 20 readers.',
  ],
  ['difficulty_low', 'Lower bound of its 95 % interval.'],
  ['difficulty_high', 'Upper bound of its 95 % interval.'],
] as const;

/** Rows of a CSV file: a header, then each different word, by the share of readers who marked it. */
export const wordRows = ({ families }: Shown): readonly (readonly string[])[] => [
  columns.map(([name]) => name),
  ...families.map(({ word, level, marked, readers, share, low, high, difficulty }) => [
    word,
    level,
    ...[marked, readers, share, low, high].map(String),
    ...[difficulty?.estimate, difficulty?.low, difficulty?.high].map((value) =>
      String(value ?? ''),
    ),
  ]),
];

/** Rows of a CSV file: a header, then each answer with its question. */
export const answerRows = ({ questions }: Shown): readonly (readonly string[])[] => [
  ['question', 'expected', 'answer'],
  ...questions.flatMap(({ question, expected, answers }) =>
    answers.map((answer) => [question, expected, answer]),
  ),
];

/**
 * Text that explains the columns of both files, tells about the test, and quotes its text. In English, like the
 * columns.
 */
export function codebook(test: ReaderResults['test'], readers: number): string {
  const { dictionary, audience, textLanguage, createdAt, endsAt, text } = test;
  return [
    'Readers marked each word that they did not know or could not say in their own words.',
    '',
    `Readers counted: ${readers}. Asked from ${createdAt} to ${endsAt}.`,
    `Language of the text: ${textLanguage}. Dictionary of the levels: ${dictionary?.label ?? 'none'}.`,
    ...(audience ? [`Readers asked for: ${audience}.`] : []),
    '',
    'Words, one row each:',
    ...columns.map(([name, meaning]) => `- ${name}: ${meaning}`),
    '',
    'Answers, one row each, sorted for each question, capitals first: question, expected, answer.',
    '',
    'The text:',
    '',
    text,
    '',
  ].join('\n');
}
