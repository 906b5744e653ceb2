import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

/** A number with the words after it: “87 percent”, “450 schools”. */
const figure =
  /(?<![\p{L}\d.,/-])(?<number>\d+(?:[.,]\d+)*)(?: ?%| (?!(?:and|or|of|in|to|before|after|at|on|with|than|by|for|from|but|when|as|the|a|were|was|had|is|are|it|i|we)(?!\p{L}))\p{L}+(?:-\p{L}+)*)?/gu;

/** What is wished for, planned or supposed is no figure of the study. */
const supposed = whole(
  String.raw`would|could|should|if|need|needs|more than one|at least|expect\p{L}*|want|let['’]?s|imagine|suppose|say|100 ?(?:%|percent)|certain|sure|another`,
  'אם|צריך|צריכים|הייתי|היינו|נניח|רוצה|לפחות|בטוח|בטוחה',
);

const least = 10;
const year = /^(?:1[5-9]|20)\d\d$/u;

const valueOf = (number: string) => Number(number.replaceAll(/,(?=\d{3}(?!\d))/gu, ''));
const numbersIn = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/gu)].map(([one]) => one.replaceAll(/[.,]$/gu, ''));

/** Whether a figure follows from two that are known: 330 where 22 houses hold 15 people each. */
function isReckoned(made: string, known: ReadonlySet<string>): boolean {
  const wanted = valueOf(made);
  const values = [...known].map(valueOf).filter((value) => value > 1);
  return values.some((one) =>
    values.some((other) => [one * other, one + other, one - other].includes(wanted)),
  );
}

/** A figure of the answer that stands in no text and no answer before it: its source is asked for. */
export const figureFromNowhere: Rule = ({ draft, answer, request, say, language }) => {
  const before = (request.before ?? []).flatMap((one) => [one.draft, one.answer]);
  const earlier = request.earlier.map(({ text }) => text);
  const known = new Set([draft.text, ...earlier, ...before].flatMap(numbersIn));
  for (const { text } of answer.sentences) {
    if (supposed[language].test(text)) continue;
    for (const found of text.matchAll(figure)) {
      const number = found.groups?.['number'] ?? '';
      const isShare = /%|per ?cent|אחוז/iu.test(found[0]);
      if (known.has(number) || year.test(number) || isReckoned(number, known)) continue;
      if (!isShare && valueOf(number) < least) continue;
      return { kind: 'change', text: say.change.figureFromNowhere(found[0].trim()), quote: '' };
    }
  }
  return null;
};
