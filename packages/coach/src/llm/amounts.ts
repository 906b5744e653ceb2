import { numeralsIn } from '../text/numerals.ts';

/** A number, a share or a vague count of a text. */
export interface Amount {
  readonly start: number;
  readonly end: number;
  /** Null where only the word says how much: “dozens”, “last century”. */
  readonly value: number | null;
  readonly isShare: boolean;
  readonly text: string;
}

const before = String.raw`(?<!\p{L})[ובלכמשה]{0,2}`;
/** Shares in words, and what they are; “the third sentence” is none. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/(?<![\p{L}-])hal(?:f|ves)(?![\p{L}])/giu, 1 / 2],
  [/\btwo[- ]thirds\b/giu, 2 / 3],
  [/\b(?:a|one) third(?= of\b|[^\p{L}]*$|[.,;:!?])|\bthirds\b/giu, 1 / 3],
  [/\bthree[- ]quarters\b/giu, 3 / 4],
  [/\b(?:a|one) quarter\b|\bquarters\b/giu, 1 / 4],
  [/\b(?:a|one) fifth\b(?!-)/giu, 1 / 5],
  [/\b(?:a|one) tenth\b(?!-)/giu, 1 / 10],
  [new RegExp(String.raw`${before}(?:חצי|מחצית)(?!\p{L})`, 'gu'), 1 / 2],
  [new RegExp(String.raw`${before}שני שלישים?(?:י)?(?!\p{L})`, 'gu'), 2 / 3],
  [new RegExp(String.raw`${before}שליש(?!\p{L})`, 'gu'), 1 / 3],
  [new RegExp(String.raw`${before}שלושת רבעי(?!\p{L})`, 'gu'), 3 / 4],
  [new RegExp(String.raw`${before}(?:רבע)(?!\p{L})`, 'gu'), 1 / 4],
];

/** Counts and times that no number says. */
const vague =
  /\b(?:one (?:\p{L}+ )?(?:in|out of)(?: every)? (?:\p{Nd}+|a hundred|two|three|four|five|six|seven|eight|nine|ten)|dozens|scores? (?:of|eggs)|four score|hundreds|thousands|millions|billions|(?:the |in )(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)|(?:last|this|previous|[IVX]+(?:th)?|\w+th) century|centuries|decades?|vast majority|double[- ]blind|p-value)\b|(?<!\p{L})[ובלכמש]{0,2}(?:עשרות|מאות|אלפי|מיליוני|מיליארדי) \p{L}+|שנות ה\p{L}+|(?:המאה|במאה) ה\p{L}+/giu;

const between = /^\s(?:in|of|out of|from(?: every)?|מתוך|מכל)\s(?:every )?$/u;
const many: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
  מיליון: 1e6,
  מיליארד: 1e9,
};

const ofDigits = (digits: string) =>
  Number(digits.replaceAll(/,(?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.'));

type Place = Pick<Amount, 'start' | 'end'>;
const isWithin = (one: Place, other: Place) => other.start <= one.start && one.end <= other.end;
const percent = /^\s?(?:%|per ?cent|אחוז)/iu;

/** Each amount that a text states, in digits or in words of both languages; of one and two only the digits. */
export function amountsIn(text: string): readonly Amount[] {
  const at = (start: number, end: number, value: number | null, isShare = false): Amount => ({
    start,
    end,
    value,
    isShare,
    text: text.slice(start, end).toLowerCase(),
  });
  const numerals = numeralsIn(text)
    .filter(({ text: found }) => /\p{L}/u.test(found))
    .map(({ text: found, start, value }) => ({ start, end: start + found.length, value }));
  const digits = [...text.matchAll(/\p{N}+(?:[.,]\p{Nd}+)*/gu)]
    .map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      value: ofDigits(found),
    }))
    .filter((one) => !numerals.some((other) => isWithin(one, other)));
  const singles = [...numerals, ...digits]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, value }) => {
      const isShare = percent.test(text.slice(end));
      return at(start, end, isShare ? value / 100 : value, isShare);
    });
  const ratios = singles.flatMap((one, place) => {
    const next = singles[place + 1];
    return next && between.test(text.slice(one.end, next.start))
      ? [at(one.start, next.end, one.value! / next.value!, true)]
      : [];
  });
  const inParts = shares.flatMap(([pattern, value]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index: start }) => {
      const end = start + found.length;
      const [more = '', name = ''] = /^ (?:an? )?(\p{L}+)/u.exec(text.slice(end)) ?? [];
      const times = many[name];
      return times ? at(start, end + more.length, value * times) : at(start, end, value, true);
    }),
  );
  const unsaid = [...text.matchAll(vague)].map(({ 0: found, index }) =>
    at(index, index + found.length, null),
  );
  return [...ratios, ...inParts, ...singles, ...unsaid].filter(
    (one, place, all) => !all.slice(0, place).some((other) => isWithin(one, other)),
  );
}

/** What makes two amounts the same: “70%” and “7 of 10”, “three” and “3”. */
export const namesOf = ({ value, isShare, text }: Amount): readonly string[] => {
  if (value === null) return [text];
  if (!isShare) return [String(value)];
  const parts = text.match(/\p{Nd}+|\p{L}+/gu) ?? [];
  return [`share ${value.toFixed(3)}`, ...parts.filter((part) => /^\p{Nd}/u.test(part))];
};
