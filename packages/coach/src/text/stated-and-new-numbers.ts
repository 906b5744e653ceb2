import type { LanguageCode } from '@vernacular/analyzer';

import { type Numeral, numeralsIn } from './numerals.ts';

/** Smaller numbers are left out: words such as “a”, “both” or “pair” may stand for them. */
const leastTold = 3;

/** “60 words” refers to the exercise, not to the subject. */
const ofExercise = /^ ?(?:words|מילים)(?!\p{L})/u;
const ofList = /^[.)]\s/u;
const ofPart =
  /^[- ](?:hal(?:f|ves)|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)(?!\p{L})/iu;

/** Numbers a comment may mention: from three, or decimal. In Hebrew only digits: “שבע” may be a verb. */
export const toldNumbers = (text: string, language: LanguageCode): readonly Numeral[] =>
  numeralsIn(text).filter(({ value, text: written, start }) => {
    const after = text.slice(start + written.length);
    return (
      (value >= leastTold || !Number.isInteger(value)) &&
      (language === 'en' || /\p{Nd}/u.test(written)) &&
      !ofPart.test(after) &&
      !ofExercise.test(after) &&
      !(ofList.test(after) && /(?:^|\n)\s*$/u.test(text.slice(0, start)))
    );
  });

/** A number as written, with the percent sign or word after it. */
export const shownNumber = (text: string, { text: written, start, isShare }: Numeral): string => {
  if (!isShare) return written;
  const unit = /^(?: ?%| per ?cent| אחוזים| אחוז)/iu.exec(text.slice(start + written.length));
  return `${written}${unit?.[0] ?? ''}`;
};

const inOtherWords: Readonly<Record<number, RegExp>> = {
  3: /\b(?:triple\p{L}*|threefold|thrice|trio|third)\b|שליש|פי שלוש/iu,
  4: /\b(?:quadrupl\p{L}*|fourfold|quarter|fourth)\b|רבע/iu,
  5: /\b(?:fivefold|fifth)\b|חמישית/iu,
  10: /\b(?:tenfold|tenth|decade)\b|עשירית|עשור/iu,
  20: /\bfifths?\b|חמישית/iu,
  25: /\bquarters?\b|רבע/iu,
  33: /\bthirds?\b|שליש/iu,
  40: /\bfifths\b|חמישיות/iu,
  50: /\bhal(?:f|ves)\b|חצי|מחצית/iu,
  60: /\bfifths\b|חמישיות/iu,
  66: /\bthirds\b|שליש/iu,
  67: /\bthirds\b|שליש/iu,
  75: /\bquarters\b|רבעים/iu,
  80: /\bfifths\b|חמישיות/iu,
  100: /\b(?:all|every|everyone|entire\p{L}*|century|double\p{L}*|twice)\b|כל|מאה/iu,
  200: /\b(?:double\p{L}*|twice|twofold|two centuries)\b|כפול|פי שניים/iu,
  300: /\b(?:triple\p{L}*|threefold)\b|פי שלוש/iu,
};
const halved = /\b(?:half|quarter)\b|חצי|רבע|מחצית/iu;

const shortMany = /(\p{Nd}+(?:[.,]\p{Nd}+)*)\s?(k|m|mn|bn|b|tn|trn)(?!\p{L})/giu;
const manyOf: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 };
const shortValues = (text: string) =>
  Array.from(
    text.matchAll(shortMany),
    ([, digits = '', unit = '']) =>
      Number(digits.replaceAll(',', '')) * (manyOf[unit.slice(0, 1).toLowerCase()] ?? 1),
  );

const digitsOf = (text: string) => text.replaceAll(/\P{Nd}/gu, '');
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

const sharesIn = (values: readonly number[]) =>
  values.slice(1).flatMap((whole, at) => {
    const part = values[at] ?? 0;
    return part > 0 && part < whole ? [Math.round((100 * part) / whole)] : [];
  });

const precision = (value: number) => String(value).replaceAll(/\D|0+$/gu, '').length;
const mayBeYear = (value: number) => value >= 1900 && value < 2100;
/** “6,000” for 5,986: under 1 % apart, other significant digits. Two years never: nobody rounds a year. */
const isRounded = (one: number, other: number) =>
  Math.abs(one - other) < other / 100 &&
  precision(one) !== precision(other) &&
  !(mayBeYear(one) && mayBeYear(other));

/**
 * Returns a test of whether the text may state a number: by value, in words, as a share or part, rounded, or in the
 * same digits. In doubt it says yes, so that only a missing number is called absent.
 */
export function mayHoldNumber(text: string): (one: Numeral) => boolean {
  const values = numeralsIn(text, 1).map(({ value }) => value);
  const known = new Set([...values, ...sharesIn(values), ...shortValues(text)].map(rounded));
  const written = new Set(
    Array.from(text.matchAll(/\p{Nd}+(?:[.,\s/]\p{Nd}+)*/gu), ([digits]) => digitsOf(digits)),
  );
  for (const [digits] of text.matchAll(/\p{Nd}+/gu)) written.add(digits);
  const isHalved = halved.test(text);
  return ({ value, text: digits }) =>
    [value, value / 100, value * 100].some((one) => known.has(rounded(one))) ||
    written.has(digitsOf(digits)) ||
    values.some((one) => isRounded(one, value)) ||
    (isHalved && [2, 4, 4 / 3].some((times) => known.has(rounded(value * times)))) ||
    (isHalved && !Number.isInteger(value)) ||
    inOtherWords[value]?.test(text) === true;
}

const ofWhole = /^(?: \p{L}+)? (?:(?:in|of|out of)(?: the| every)?|מתוך|מכל) $/u;

function heldShares(sentence: string, isHeld: (one: Numeral) => boolean): readonly Numeral[] {
  const all = numeralsIn(sentence, 1);
  return all.slice(1).flatMap((whole, at) => {
    const part = all[at];
    if (!part || !ofWhole.test(sentence.slice(part.start + part.text.length, whole.start)))
      return [];
    const [value] = sharesIn([part.value, whole.value]);
    return value !== undefined && isHeld({ ...part, text: '', value }) ? [part, whole] : [];
  });
}

/** The numbers of a sentence, as written, that `isHeld` does not accept. */
export function newNumbersOf(
  sentence: string,
  language: LanguageCode,
  isHeld: (one: Numeral) => boolean,
): readonly string[] {
  const held = new Set(heldShares(sentence, isHeld).map(({ start }) => start));
  return toldNumbers(sentence, language)
    .filter((one) => !held.has(one.start) && !isHeld(one))
    .map((one) => shownNumber(sentence, one));
}
