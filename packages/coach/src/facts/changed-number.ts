import { type Numeral, numeralsIn } from '../text/numerals.ts';
import type { Passage, Sentence } from '../text/passage.ts';
import { quoteWith } from '../text/quote.ts';
import { mayHoldNumber, shownNumber, toldNumbers } from '../text/same-number.ts';
import type { Fact } from './fact.ts';

/** So much of its words two sentences share that are one sentence in two versions. */
const sameShare = 0.8;
const fewestWords = 5;

/** The words of a sentence that belong to no number. */
const wordsBeside = ({ text, words, start }: Sentence, numbers: readonly Numeral[]) =>
  words
    .filter(
      (word) =>
        !numbers.some((one) => {
          const at = word.start - start;
          return at < one.start + one.text.length && at + word.text.length > one.start;
        }),
    )
    .map((word) => word.text.toLowerCase())
    .concat(text.endsWith('?') ? ['?'] : []);

const shareOfSame = (one: readonly string[], other: readonly string[]) => {
  const left = [...other];
  const shared = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return shared / Math.max(one.length, other.length, 1);
};

/** What a number counts, as far as the word after it tells. */
const unitOf = ({ text }: Sentence, { start, text: written }: Numeral) =>
  /^[-\s]*([\p{L}%°]+)/u.exec(text.slice(start + written.length))?.[1]?.toLowerCase() ?? '';

/** The one number in which two versions of a sentence differ. */
function differenceOf(was: Sentence, now: Sentence, language: Passage['language']) {
  const [before, after] = [numeralsIn(was.text, 1), numeralsIn(now.text, 1)];
  const [rest, other] = [wordsBeside(was, before), wordsBeside(now, after)];
  if (before.length !== after.length || before.length === 0) return null;
  if (rest.length < fewestWords || shareOfSame(rest, other) < sameShare) return null;
  const changed = before.flatMap((one, at) => {
    const next = after[at];
    return next && next.value !== one.value ? [{ was: one, now: next }] : [];
  });
  const [only] = changed;
  if (!only || changed.length > 1) return null;
  if (unitOf(was, only.was) !== unitOf(now, only.now)) return null;
  const isTold = [
    [was, only.was],
    [now, only.now],
  ] as const;
  return isTold.every(([{ text }, { start }]) =>
    toldNumbers(text, language).some((one) => one.start === start),
  )
    ? only
    : null;
}

/** A sentence of an earlier version that stands here with another number in it; neither number stands in the other version. */
export const changedNumber: Fact = ({ draft, earlier, messages, language }) => {
  const isHere = mayHoldNumber(draft.text);
  for (const before of earlier.toReversed()) {
    const wasThere = mayHoldNumber(before.text);
    for (const sentence of draft.sentences) {
      const found = before.sentences
        .map((one) => ({ one, change: differenceOf(one, sentence, language) }))
        .find(({ change }) => change && !isHere(change.was) && !wasThere(change.now));
      if (!found?.change) continue;
      const { was, now } = found.change;
      return {
        kind: 'change',
        text: messages.changedNumber(
          messages.quoted(shownNumber(found.one.text, was)),
          messages.quoted(shownNumber(sentence.text, now)),
        ),
        quote: quoteWith(sentence.text, now.text),
      };
    }
  }
  return null;
};
