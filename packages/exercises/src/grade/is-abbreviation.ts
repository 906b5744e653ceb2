const capitals = /^\p{Lu}{2,6}s?$/u;
/** “cART”, “mRNA”, “HbA1c”, “CD4”: a capital after a small letter, or a capital beside a digit. */
const mixed = /^\p{Ll}{1,3}\p{Lu}{1,5}s?$|^(?=.*\p{Lu})(?=.*\p{N})[\p{L}\p{N}]{2,8}(?:\.\p{N})?$/u;

/** Whether a word as written is an abbreviation: read without its capitals it may look like a common word, “cART” like “cart”. */
export const isAbbreviation = (word: string): boolean => capitals.test(word) || mixed.test(word);
