/** Abbreviations that hardly anybody needs spelt out. */
const known =
  /^(?:UK|USA?|EU|UN|BBC|TV|DNA|RNA|HIV|AIDS|GPS|CEO|PhD|NASA|NATO|WHO|FBI|IT|PC|CD|DVD|NHS|IQ|OK|ID|AM|PM|BC|AD|PDF|SMS|AI|CO2?|COVID(?:-19)?)s?$/u;

const capitals = /^\p{Lu}{2,6}s?$/u;
/** “cART”, “mRNA”, “HbA1c”, “CD4”: a capital after a small letter, or a capital beside a digit. */
const mixed = /^\p{Ll}{1,3}\p{Lu}{1,5}s?$|^(?=.*\p{Lu})(?=.*\p{N})[\p{L}\p{N}]{2,8}$/u;

/** Whether a word as written is an abbreviation: read without its capitals it may look like a common word, “cART” like “cart”. */
export const isAbbreviation = (word: string): boolean => capitals.test(word) || mixed.test(word);

const token = /(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]+(?:-\p{N}+)?(?![\p{L}\p{N}]|-[\p{L}\p{N}])/gu;
const mostShouted = 0.3;

/** The abbreviations that a text does not spell out, each once; none where much of it is written in capitals. */
export function abbreviationsIn(text: string): readonly string[] {
  const words = text.match(token) ?? [];
  const found = words.filter(isAbbreviation);
  if (found.length > words.length * mostShouted) return [];
  const isSpelt = (one: string) => text.includes(`(${one})`) || text.includes(`${one} (`);
  return [...new Set(found)].filter((one) => !known.test(one) && !isSpelt(one));
}
