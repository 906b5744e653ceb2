/** The words that tell two versions of a text apart, at most three each, as written. */
export interface Changed {
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

const most = 3;
const shortest = 5;
const small = new Set(
  `about after again already also another anybody anyone because becoming before being between could every everybody everyone first getting having might making nobody never nothing other second several should since somebody someone something still their there
   these those third through under until where whether which while whose within without would`.split(
    /\s+/u,
  ),
);

/** The words of a text, as written. */
export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'־-]*/gu) ?? [];

/** One word inside the other is a form of it: “hedge” and “hedges”, עצים and העצים. */
export const akin = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a)));

/** Whether a word says something by itself: a number, a name, a word of some length. */
export const hasWeight = (word: string) =>
  /\d|^\p{Lu}\p{L}{3}/u.test(word) || (word.length >= shortest && !small.has(word.toLowerCase()));

/** Names in the middle of a sentence, and numbers. */
const toldIn = (text: string) =>
  new Set(text.match(/(?<=[\p{L},;:] )\p{Lu}[\p{L}’'-]{2,}|\p{N}[\p{L}\p{N}]*/gu));

/** From this share of new words on a text is written anew, and a few of its words would say nothing of it. */
const anew = 0.6;
const fewestForAnew = 8;

function only(here: string, there: string): readonly string[] {
  const others = wordsOf(there).map((word) => word.toLowerCase());
  const heavy = new Set(
    wordsOf(here)
      .filter(hasWeight)
      .map((word) => word.toLowerCase()),
  );
  const found = new Map<string, string>();
  for (const word of wordsOf(here)) {
    const lower = word.toLowerCase();
    const isNew =
      hasWeight(word) && !small.has(lower) && !others.some((other) => akin(other, lower));
    if (isNew && ![...found.keys()].some((known) => akin(known, lower))) found.set(lower, word);
  }
  if (found.size > heavy.size * anew && heavy.size >= fewestForAnew) return [];
  // Names and numbers first: “Oslo” and “40” say more of a change than its longest word.
  const told = toldIn(here);
  return [...found.values()]
    .toSorted((a, b) => Number(told.has(b)) - Number(told.has(a)) || b.length - a.length)
    .slice(0, most);
}

/** What a revision brought in and took out: names and numbers first, then by length; nothing where all is new. */
export const whatChanged = (before: string, after: string): Changed => ({
  added: only(after, before),
  gone: only(before, after),
});
