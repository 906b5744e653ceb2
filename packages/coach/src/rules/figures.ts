import { numeralsIn } from '../text/numerals.ts';
import { isFunctionWord } from '../text/stem.ts';
import { isYear, least } from './new-in-version.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

/** What is wished for, planned or supposed is no figure of the study. */
const supposed = whole(
  String.raw`would|could|should|if|need|needs|more than one|at least|expect\p{L}*|want|let['’]?s|imagine|suppose|say|100 ?(?:%|percent)|certain|sure|another`,
  'אם|צריך|צריכים|הייתי|היינו|נניח|רוצה|לפחות|בטוח|בטוחה',
);

/** So far a round number may stand from what it rounds. */
const round = 0.05;

/** Whether a figure follows from two that are known: 330 where 22 houses hold 15 people each, “almost 600” of 412 and 171. */
const isReckoned = (wanted: number, known: ReadonlySet<number>): boolean =>
  [...known].some((one) =>
    [...known].some(
      (other) =>
        Math.min(one, other) > 1 &&
        [one * other, one + other, one - other].some(
          (made) => Math.abs(made - wanted) <= (wanted % 10 === 0 ? wanted * round : 0),
        ),
    ),
  );

/** A figure of the answer that stands in no text and no answer before it: its source is asked for. */
export const figureFromNowhere: Rule = ({ draft, answer, request, say, language }) => {
  const before = (request.before ?? []).flatMap((one) => [one.draft, one.answer]);
  const earlier = request.earlier.map(({ text }) => text);
  const known = new Set(
    numeralsIn([draft.text, ...earlier, ...before].join('\n')).map(({ value }) => value),
  );
  for (const { text } of answer.sentences) {
    if (supposed[language].test(text)) continue;
    const found = numeralsIn(text).find(
      (one) =>
        /\p{Nd}/u.test(one.text) &&
        !isYear(one) &&
        (one.isShare || one.value >= least) &&
        !known.has(one.value) &&
        !isReckoned(one.value, known),
    );
    if (!found) continue;
    const [number = '', unit = ''] =
      /^([\p{Nd}.,]*\p{Nd}(?: ?%)?)(?: (\p{L}+))?/u.exec(text.slice(found.start))?.slice(1) ?? [];
    const isBare = !found.isShare && isFunctionWord(unit.toLowerCase(), language);
    const shown = isBare ? number : `${number} ${unit}`;
    return { kind: 'change', text: say.change.figureFromNowhere(shown.trim()), quote: '' };
  }
  return null;
};
