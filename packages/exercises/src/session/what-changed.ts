/** The words that tell two versions of a text apart, at most three each, as written. */
export interface Changed {
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

const most = 3;
const shortest = 5;
const small = new Set(
  `about after again also because before being between could every first might never other should since still their there
   these those through under until where which while whose within without would`.split(/\s+/u),
);

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'־-]*/gu) ?? [];

/** One word inside the other is a form of it: “hedge” and “hedges”, עצים and העצים. */
const akin = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a)));

const hasWeight = (word: string) =>
  /\d|^\p{Lu}\p{L}{3}/u.test(word) || (word.length >= shortest && !small.has(word.toLowerCase()));

function only(here: string, there: string): readonly string[] {
  const others = wordsOf(there).map((word) => word.toLowerCase());
  const found = new Map<string, string>();
  for (const word of wordsOf(here)) {
    const lower = word.toLowerCase();
    const isNew =
      hasWeight(word) && !small.has(lower) && !others.some((other) => akin(other, lower));
    if (isNew && ![...found.keys()].some((known) => akin(known, lower))) found.set(lower, word);
  }
  return [...found.values()].toSorted((a, b) => b.length - a.length).slice(0, most);
}

/** What a revision brought in and took out, by its longest words. */
export const whatChanged = (before: string, after: string): Changed => ({
  added: only(after, before),
  gone: only(before, after),
});
