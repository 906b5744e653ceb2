import { sameShareOf, wordsOutside } from '../text/sentence-overlap.ts';
import { numeralsIn, type Numeral } from '../text/numerals.ts';
import type { Passage, Sentence } from '../text/passage.ts';
import { quoteWith } from '../text/quote.ts';
import { mayHoldNumber, shownNumber, toldNumbers } from '../text/stated-and-new-numbers.ts';
import { change, note, type Fact } from './fact.ts';
import { factPatterns } from '../words/pattern-tables.ts';

const sameSentence = 0.8;
/** Share of equal words that is enough if one number may be a typing error of the other. */
const sameMatter = 0.3;
const fewestWords = 5;

const unitOf = ({ text }: Sentence, { start, text: written }: Numeral) =>
  /^[-\s]*([\p{L}%°]+)/u.exec(text.slice(start + written.length))?.[1]?.toLowerCase() ?? '';

const wordBefore = ({ text }: Sentence, { start }: Numeral) =>
  /([\p{L}]+)[\s(]*$/u.exec(text.slice(0, start))?.[1]?.toLowerCase() ?? '';

/** Whether one number may be a typing error of the other: one digit differs, or the digits are in another order. */
function isSlip({ text: one }: Numeral, { text: other }: Numeral): boolean {
  const before = Array.from(one);
  const after = Array.from(other);
  if (before.length !== after.length || before.length < 2) return false;
  if (!/^[\p{Nd}.,]+$/u.test(one + other)) return false;
  const differing = before.filter((digit, at) => digit !== after[at]).length;
  return differing === 1 || before.toSorted().join('') === after.toSorted().join('');
}

/** Whether two numbers stand in the same place of two versions of a sentence. */
function isSamePlace(was: Sentence, one: Numeral, now: Sentence, other: Numeral): boolean {
  const share = sameShareOf(
    wordsOutside(was, numeralsIn(was.text, 1)),
    wordsOutside(now, numeralsIn(now.text, 1)),
  );
  const isUnit = unitOf(was, one) === unitOf(now, other);
  if (share >= sameSentence && was.words.length > fewestWords) return isUnit;
  const [before, after] = [wordBefore(was, one), wordBefore(now, other)];
  const isBeside = (isUnit && unitOf(was, one) !== '') || (before !== '' && before === after);
  return share >= sameMatter && isSlip(one, other) && isBeside;
}

const numbersOf = ({ sentences, language }: Passage) =>
  sentences.flatMap((sentence) =>
    toldNumbers(sentence.text, language).map((numeral) => ({ sentence, numeral })),
  );

/**
 * Numbers that stand in the place of another in an earlier version. The old one stands nowhere in the draft, the new
 * one in no answer and in no version up to that one.
 */
function changedNumbers(draft: Passage, versions: readonly Passage[], answers: string) {
  const isHere = mayHoldNumber(draft.text);
  const now = numbersOf(draft);
  return versions.flatMap((version, at) => {
    const known = versions.slice(0, at + 1).map(({ text }) => text);
    const isKnown = mayHoldNumber([...known, answers].join('\n'));
    const before = numbersOf(version);
    return now
      .filter(({ numeral }) => !isKnown(numeral))
      .flatMap(({ sentence, numeral }) => {
        // The earlier number may still stand, correctly, in another sentence.
        const isHeld = mayHoldNumber(sentence.text);
        const isLost = (one: Numeral) => !isHere(one) || (isSlip(one, numeral) && !isHeld(one));
        const old = before.filter(
          (one) => isLost(one.numeral) && isSamePlace(one.sentence, one.numeral, sentence, numeral),
        );
        const [only, ...others] = old;
        return only && others.length === 0
          ? [
              {
                was: shownNumber(only.sentence.text, only.numeral),
                now: shownNumber(sentence.text, numeral),
                sentence: quoteWith(sentence.text, numeral.text),
              },
            ]
          : [];
      });
  });
}

/** Reports the first changed number together with the earlier one. */
export const changedNumber: Fact = ({ draft, versions, answers, say, quoted }) => {
  const [first] = changedNumbers(draft, versions, answers);
  if (!first) return null;
  const { was, now, sentence } = first;
  return change(say('changed', { was: quoted(was), now: quoted(now) }), sentence);
};

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
