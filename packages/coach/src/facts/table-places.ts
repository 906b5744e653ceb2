import { knowsNot } from '../text/knows-not.ts';
import { speaksOf } from '../text/family.ts';
import { type Passage, readPassage, type Sentence, type Word } from '../text/passage.ts';

/** A cell as it may stand in the text: without quotation marks, dots and spaces around it. */
export const bareCell = (cell: string): string =>
  cell.replaceAll(/^[\s"“”„״'.…]+|[\s"“”״'.…]+$/gu, '');

/** A cell that tells something: no “I don’t know”, no question. */
export const isTold = (cell: string): boolean =>
  bareCell(cell) !== '' && !cell.includes('?') && !knowsNot(bareCell(cell));

const wordsOf = (text: string) => readPassage(text).words.map((word) => word.text.toLowerCase());

/** Where a sentence is named and not quoted: “the second sentence”, “paragraph 2”. */
const named =
  /(?<!\p{L})(?:sentences?|paragraphs?|lines?|first|second|third|fourth|last|title|ה?משפט|ה?פסקה|ה?שורה|ה?ראשו\p{L}+|ה?שני\p{L}*|ה?אחרו\p{L}+)(?!\p{L})/iu;
const fewestWords = 2;

/** The sentences that hold words of a cell one after the other; in several parts where the cell has an ellipsis. */
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

/** Words of a draft as a passage of their own. */
export const within = (draft: Passage, words: readonly Word[]): Passage => ({ ...draft, words });

const contentIn = (text: string) => readPassage(text).words.filter(({ isContent }) => isContent);

/** The words of weight in a cell; none where the cell comments on the text rather than names a thing. */
export function thingIn(cell: string, { language }: Passage): readonly Word[] {
  const isComment = {
    en: /(?<!\p{L})(?:not|no|nothing|none|i|it|this|should|delete|add|unclear)(?!\p{L})|n['’]t(?!\p{L})/iu,
    he: /(?<!\p{L})(?:לא|אין|כלום|אני|למחוק|אמחק|להוסיף|לדעתי|זה)(?!\p{L})/u,
  };
  const told = readPassage(cell);
  const isThing =
    isTold(cell) &&
    told.language === language &&
    told.words.length <= mostOfThing &&
    !isComment[language].test(cell) &&
    !named.test(cell);
  return isThing ? contentIn(cell) : [];
}
const mostOfThing = 6;

/** Whether some of these words stand in a stretch of the draft, in any form. */
export const standsAny = (
  draft: Passage,
  words: readonly Word[],
  thing: readonly Word[],
): boolean => thing.some((one) => speaksOf(within(draft, words), one));

/** Whether no sentence of a draft holds all words of weight of a cell, in any form: then the cell quotes nothing of it. */
export function isNowhere(draft: Passage, cell: string): boolean {
  const wanted = contentIn(bareCell(cell));
  return (
    isTold(cell) &&
    !named.test(cell) &&
    readPassage(cell).language === draft.language &&
    wanted.length >= fewestWords &&
    sentencesHolding(draft, cell).length === 0 &&
    !draft.sentences.some(({ words }) => wanted.every((one) => speaksOf(within(draft, words), one)))
  );
}
