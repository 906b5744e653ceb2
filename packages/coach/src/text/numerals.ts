/** A number in digits or words. `start` counts UTF-16 units; `isShare` if a percent sign or word follows. */
export interface Numeral {
  readonly text: string;
  readonly start: number;
  readonly value: number;
  readonly isShare: boolean;
}

/** Numbers the words of a line: `from`, `from + step` and so on. A slash separates words of equal value. */
const values = (
  from: number,
  step: number,
  words: string,
): readonly (readonly [string, number])[] =>
  words
    .trim()
    .split(/\s+/u)
    .flatMap((all, at) => all.split('/').map((word) => [word, from + at * step] as const));

const small: ReadonlyMap<string, number> = new Map([
  ...values(
    1,
    1,
    'one two three four five six seven eight nine ten eleven twelve/dozen thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...values(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'),
  ...values(
    1,
    1,
    'אחד/אחת שניים/שתיים/שני/שתי/שתים/שנים שלושה/שלוש/שלושת ארבעה/ארבע/ארבעת חמישה/חמש/חמשת שישה/שש/ששת שבעה/שבע/שבעת שמונה/שמונת תשעה/תשע/תשעת עשרה/עשר/עשרת',
  ),
  ...values(20, 10, 'עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים'),
  ...values(100, 100, 'מאה מאתיים'),
  ...values(2000, 0, 'אלפיים'),
]);

const many: ReadonlyMap<string, number> = new Map([
  ...values(100, 0, 'hundred/מאות'),
  ...values(1000, 0, 'thousand/אלף/אלפים/אלפי'),
  ...values(1e6, 0, 'million/מיליון'),
  ...values(1e9, 0, 'billion/מיליארד'),
]);

/** Digits that are not part of a name such as “16S” or “COVID-19”; or a word. */
const token =
  /(?<![\p{L}\p{N}]|[A-Za-z]-|\p{N}[.,/])\p{Nd}+(?:[.,]\p{Nd}+)*(?![\p{L}\p{N}]|[.,]\p{Nd}|-\p{Lu})|\p{L}+/gu;
const leaning = /^[ובלכמשה]{0,3}(?=\p{L}{2})/u;
const share = /^(?:\s?%| per ?cent| אחוז)/iu;

interface Part {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly isMany: boolean;
  readonly isJoined: boolean;
}

const ofDigits = (digits: string) =>
  Number(digits.replaceAll(/,(?=\p{Nd}{3}(?!\p{Nd}))/gu, '').replace(',', '.'));

function partOf(text: string, word: string, start: number): Part | null {
  const end = start + word.length;
  const lower = word.toLowerCase();
  const most = leaning.exec(lower)?.[0].length ?? 0;
  for (let at = 0; at <= most; at += 1) {
    const bare = lower.slice(at);
    const value = /^\p{Nd}/u.test(bare) ? ofDigits(bare) : (small.get(bare) ?? many.get(bare));
    if (value === undefined) continue;
    const isJoined = at > 0 ? lower.startsWith('ו') : /(?:-| and )$/u.test(text.slice(0, start));
    return { start: start + at, end, value, isMany: many.has(bare), isJoined };
  }
  return null;
}

function joined(before: number, { value, isMany, isJoined }: Part): number | null {
  if (isMany) {
    // “Two hundred and five thousand” is rare enough to be taken for two numbers.
    return before % value === 0 && before >= value ? null : before * value;
  }
  const isTeen = value === 10 && before < 10 && !isJoined;
  const isRest = before >= 20 && value < (before % 100 === 0 ? 100 : before % 10 === 0 ? 10 : 1);
  return isTeen || (isRest && (isJoined || before < 100)) ? before + value : null;
}

/** Smaller numbers in words may count nothing: “one could”, “השני”. */
const leastInWords = 3;

/** The numbers of an English or Hebrew text, in order. Those in words count from `least` on. */
export function numeralsIn(text: string, least = leastInWords): readonly Numeral[] {
  const found: { start: number; end: number; value: number; isDigits: boolean }[] = [];
  for (const { 0: word, index } of text.matchAll(token)) {
    const part = partOf(text, word, index);
    // In the town name באר שבע the second word is not the number seven.
    if (!part || text.slice(0, index).endsWith('באר ')) continue;
    const last = found.at(-1);
    const isNext = last && /^(?:[ -]| and )$/u.test(text.slice(last.end, index));
    const whole = isNext && (part.isMany || !last.isDigits) ? joined(last.value, part) : null;
    if (last && whole !== null) Object.assign(last, { value: whole, end: part.end });
    else if (
      !part.isMany ||
      /^(?:hundred|thousand|million|billion|אלף|מיליון|מיליארד)$/iu.test(word)
    )
      found.push({ ...part, isDigits: /\p{Nd}/u.test(word) });
  }
  return found
    .filter(({ value, isDigits }) => isDigits || value >= least)
    .map(({ start, end, value }) => ({
      text: text.slice(start, end),
      start,
      value,
      isShare: share.test(text.slice(end)),
    }));
}
