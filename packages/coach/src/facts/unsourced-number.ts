import { type Numeral, numeralsIn } from '../text/numerals.ts';
import { mayHoldNumber, shownNumber, toldNumbers } from '../text/stated-and-new-numbers.ts';
import { factPatterns } from '../words/patterns.ts';
import { note, type Fact } from './fact.ts';

/** Whether a figure is the difference of two numbers in a text. */
function isDifference({ value }: Numeral, text: string): boolean {
  const values = numeralsIn(text, 1).map((one) => one.value);
  return values.some((one) =>
    values.some((other) => Math.abs(Math.abs(one - other) - value) < 1e-6),
  );
}

/** Reports a percentage or decimal of the answer that no text and no earlier answer has. */
export const unknownFigure: Fact = ({ draft, answer, request, say, quoted, language }) => {
  if (answer.language !== language) return null;
  const known = [
    draft.text,
    ...request.earlier.map(({ text }) => text),
    ...(request.before ?? []).flatMap((one) => [one.draft, one.answer]),
  ];
  const isKnown = mayHoldNumber(known.join('\n'));
  for (const { text } of answer.sentences) {
    if (factPatterns[language].supposed.test(text)) continue;
    const found = toldNumbers(text, language).find(
      (one) =>
        (one.isShare || /\p{Nd}\.\p{Nd}/u.test(one.text)) &&
        !isDifference(one, draft.text) &&
        !isKnown(one),
    );
    if (!found) continue;
    return note(say('unknownFigure', { figure: quoted(shownNumber(text, found)) }));
  }
  return null;
};
