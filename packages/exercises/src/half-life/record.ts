import { field } from '../exercise/facts.ts';
import type { Facts } from '../exercise/facts.ts';
import { isScored } from '../grade/grade.ts';
import type { Grade } from '../grade/grade.ts';
import type { WordRange } from '../turn/turn.ts';

export const fields = {
  studentName: field('text', null, 'Name', 'שם'),
  targetAudience: field('choice', 'target_audience', 'Target Audience', 'קהל היעד'),
  ...graded('text120First', 'text120_first', 'First text, 120 words', 'טקסט ראשון, 120 מילים'),
  ...graded('text60', 'text60', 'Text of 60 words', 'טקסט של 60 מילים'),
  ...graded('text30', 'text30', 'Text of 30 words', 'טקסט של 30 מילים'),
  ...graded('text120Last', 'text120_last', 'Last text, 120 words', 'טקסט אחרון, 120 מילים'),
  whichIsBetter: field('choice', 'which_is_better', 'Which Is Better', 'מה טוב יותר'),
};

export type Name = keyof typeof fields;
export type HalfLifeFacts = Facts<Name>;

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

/** A text that could not be read has no score and never gets one. */
export const isScoredIn = (facts: HalfLifeFacts, text: TextName): boolean =>
  facts[`${text}JargonScore`] !== '';

type Graded<T extends string> = Record<
  `${T}${'' | 'TotalWords' | 'RareWords' | 'RareWordsPercentage' | 'JargonScore' | 'Jargon' | 'GPT3'}`,
  ReturnType<typeof field>
>;

/** The table has no columns for the grade and the coach's version of the last text. */
function graded<T extends string>(name: T, column: string, en: string, he: string): Graded<T> {
  const more = (suffix: string) => (column === 'text120_last' ? null : `${column}_${suffix}`);
  return {
    [name]: field('text', column, en, he),
    [`${name}TotalWords`]: field('number', null, `${en}: total words`, `${he}: סך המילים`),
    [`${name}RareWords`]: field('number', null, `${en}: rare words`, `${he}: מילים נדירות`),
    [`${name}RareWordsPercentage`]: field(
      'number',
      null,
      `${en}: rare words, percent`,
      `${he}: אחוז המילים הנדירות`,
    ),
    [`${name}JargonScore`]: field('number', more('jargon_score'), `${en}: score`, `${he}: ציון`),
    [`${name}Jargon`]: field('words', more('jargon'), `${en}: jargon`, `${he}: ז׳רגון`),
    [`${name}GPT3`]: field('coach', more('gpt3'), `${en}: coach’s version`, `${he}: גרסת המאמן`),
  } as Graded<T>;
}
