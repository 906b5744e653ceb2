import { isOfOneFamily } from '@vernacular/analyzer';

import { knowsNot } from '../text/is-dont-know-answer.ts';
import { type Passage, readPassage, type Sentence, type Word } from '../text/passage.ts';
import { factPatterns } from '../words/patterns.ts';

export const bareCell = (cell: string): string =>
  cell.replaceAll(/^[\s"“”„״'.…]+|[\s"“”״'.…]+$/gu, '');

export const isTold = (cell: string): boolean =>
  bareCell(cell) !== '' && !cell.includes('?') && !knowsNot(bareCell(cell));

const wordsOf = (text: string) => readPassage(text).words.map((word) => word.text.toLowerCase());

/** A reference to a sentence instead of a quotation: “the second sentence”, “paragraph 2”. */
const named =
  /(?<!\p{L})(?:sentences?|paragraphs?|lines?|first|second|third|fourth|last|title|ה?משפט|ה?פסקה|ה?שורה|ה?ראשו\p{L}+|ה?שני\p{L}*|ה?אחרו\p{L}+)(?!\p{L})/iu;
const fewestWords = 2;

/** Sentences that hold the words of a cell in sequence; the parts around an ellipsis are matched separately. */
export function sentencesHolding({ sentences }: Passage, cell: string): readonly Sentence[] {
  const parts = bareCell(cell)
    .split(/…|\.{3}/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  if (parts.length === 0 || parts.flat().length < fewestWords) return [];
  return sentences.filter((sentence) => {
    const words = ` ${sentence.words.map(({ text }) => text.toLowerCase()).join(' ')} `;
    return parts.every((part) => words.includes(` ${part.join(' ')} `));
  });
}

const contentIn = (text: string) => readPassage(text).words.filter(({ isContent }) => isContent);

/** The content words of a cell; none if the cell comments on the text instead of naming a thing. */
export function thingIn(cell: string, { language }: Passage): readonly Word[] {
  const { comment } = factPatterns[language];
  const told = readPassage(cell);
  const isThing =
    comment !== undefined &&
    isTold(cell) &&
    told.language === language &&
    told.words.length <= mostOfThing &&
    // Numbers may be written in another way.
    !/\p{Nd}/u.test(cell) &&
    !comment.test(cell) &&
    !named.test(cell);
  return isThing ? contentIn(cell) : [];
}
const mostOfThing = 6;

const speaksOf = (words: readonly Word[], { text }: Word): boolean =>
  words.some((one) => isOfOneFamily(one.text, text));

export const standsAny = (words: readonly Word[], thing: readonly Word[]): boolean =>
  thing.some((one) => speaksOf(words, one));

export function isNowhere(draft: Passage, cell: string): boolean {
  const wanted = contentIn(bareCell(cell));
  return (
    isTold(cell) &&
    !named.test(cell) &&
    readPassage(cell).language === draft.language &&
    wanted.length >= fewestWords &&
    sentencesHolding(draft, cell).length === 0 &&
    !draft.sentences.some(({ words }) => wanted.every((one) => speaksOf(words, one)))
  );
}
