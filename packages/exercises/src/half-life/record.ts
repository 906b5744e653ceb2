import { field, type Facts } from '../answers/record-fields.ts';
import { isScored, type Grade } from '../grade/grade.ts';
import { choicesIn } from '../answers/choices.ts';
import type { WordRange } from '../turn/turn.ts';
import { inLanguages } from '../words/site-languages.ts';
import { labelled, messageFormatters, words, type Words } from '../words/words.ts';

type Label = keyof Words['halfLife']['labels'];

const label = (name: Label) => labelled(({ halfLife }) => halfLife.labels[name]);

export const fields = {
  studentName: field('text', null, label('studentName')),
  targetAudience: field('choice', 'target_audience', label('targetAudience')),
  ...graded('text120First', 'text120_first'),
  ...graded('text60', 'text60'),
  ...graded('text30', 'text30'),
  ...graded('text120Last', 'text120_last'),
  whichIsBetter: field('choice', 'which_is_better', label('whichIsBetter')),
};

export const audiences = choicesIn(({ halfLife }) => halfLife.audiences);

export const verdicts = choicesIn(({ halfLife }) => halfLife.verdicts);

export type Name = keyof typeof fields;
export type HalfLifeFacts = Facts<Name>;

/** The four texts of the exercise, in the order in which they are written. */
export const texts = ['text120First', 'text60', 'text30', 'text120Last'] as const;

export type TextName = (typeof texts)[number];

export const ranges: Readonly<Record<TextName, WordRange>> = {
  text120First: { from: 100, to: 140 },
  text60: { from: 45, to: 75 },
  text30: { from: 20, to: 40 },
  text120Last: { from: 100, to: 140 },
};

export const scoresOf =
  (text: TextName) =>
  (grade: Grade): Partial<HalfLifeFacts> => ({
    [`${text}TotalWords`]: String(grade.total),
    [`${text}RareWords`]: String(grade.rare),
    [`${text}RareWordsPercentage`]: String(grade.percentages.rare),
    [`${text}JargonScore`]: isScored(grade, ranges[text]) ? String(grade.score) : '',
    [`${text}Jargon`]: grade.rareWords.map(({ word }) => word).join(', '),
  });

/** Whether a text of the record has a score: it was graded, and its score is meaningful. */
export const isScoredIn = (facts: HalfLifeFacts, text: TextName): boolean =>
  facts[`${text}JargonScore`] !== '';

type Graded<T extends string> = Record<
  `${T}${'' | 'TotalWords' | 'RareWords' | 'RareWordsPercentage' | 'JargonScore' | 'Jargon' | 'GPT3'}`,
  ReturnType<typeof field>
>;

/** The table has no columns for the grade and the coach's version of the last text. */
function graded<T extends TextName>(name: T, column: string): Graded<T> {
  const more = (suffix: string) => (column === 'text120_last' ? null : `${column}_${suffix}`);
  const labelWith = (suffix: Label) =>
    inLanguages((language) => {
      const { labels } = words[language].halfLife;
      return messageFormatters[language].fill(labels[suffix], { text: labels[name] });
    });
  return {
    [name]: field('text', column, label(name)),
    [`${name}TotalWords`]: field('number', null, labelWith('TotalWords')),
    [`${name}RareWords`]: field('number', null, labelWith('RareWords')),
    [`${name}RareWordsPercentage`]: field('number', null, labelWith('RareWordsPercentage')),
    [`${name}JargonScore`]: field('number', more('jargon_score'), labelWith('JargonScore')),
    [`${name}Jargon`]: field('words', more('jargon'), labelWith('Jargon')),
    [`${name}GPT3`]: field('coach', more('gpt3'), labelWith('GPT3')),
  } as Graded<T>;
}
