import type { GlossaryField, GlossaryLanguage } from '../../glossary/glossary.ts';

/**
 * Matches the text before a word that is introduced by name: “a rhythm called atrial fibrillation”, “known as liver
 * steatosis”.
 */
export const named =
  /\b(?:called|termed|named|dubbed|known as|referred to as|so-called)\s+(?:an?\s+|the\s+)?(?:["“'‘]?[\p{L}-]+\s+)?["“'‘]?$/iu;

/**
 * Matches the text before a term that has just been paraphrased: “a lack of oxygen, or hypoxia”. After an earlier
 * comma it does not match, because the term may be the last of a list: “a sleeve, a brace, or a strap”.
 */
const paraphrased = /(?:^|[.!?;:(])[^.!?;:(),]{8,},\s+or\s+(?:an?\s+|the\s+)?["“'‘]?$/iu;

/**
 * Matches an opening bracket that explains: “(AF, an irregular heartbeat)”; not one with a reference, examples or a
 * number.
 */
const bracket = String.raw`\((?:[\p{Lu}\p{N}-]{2,11}[,;:] )?(?!(?:see|cf|e\.g|for example|such as|including|excluding|compared|versus|vs|fig|table|ref|data|in|at|from|with|by|all|both)(?![\p{L}]))(?!(?!an? |the )[^),]+,[^)]*\b(?:or|and)\b)`;

export const glossary: GlossaryLanguage = {
  // Of two fields that fit a text alike, the first explains a term, so the broadest come last.
  fields: async () => {
    const all = await import('./glossary-by-field.ts');
    const broadest = [all.genesAndCells, all.medicines, all.academicWords] as GlossaryField[];
    const fields = Object.values(all) as GlossaryField[];
    return [...fields.filter((field) => !broadest.includes(field)), ...broadest];
  },
  introduced: [named, paraphrased],
  explained: new RegExp(
    String.raw`^["”’]?\s*(?:${bracket}(?![^)]*\d)(?=[^)]{12})\p{Ll}|,\s+(?:i\.e\.|that is|which (?:is|are) (?:an?|the)|meaning)(?!\p{L})|,\s+or\s+[^.!?;:(),]{8,}[,.;]|\smeans? (?:an?|the|that)\s)`,
    'u',
  ),
};
