import glossary from './glossary.json' with { type: 'json' };

/** What a term means, in a sentence of our own, and where its field is explained. */
export interface Meaning {
  /** As the glossary lists it. */
  readonly term: string;
  readonly meaning: string;
  readonly source: { readonly name: string; readonly url: string };
}

const sources = new Map(Object.entries(glossary.sources));

const meanings = new Map(
  Object.entries(glossary.terms).map(([term, [meaning = '', key = '']]): [string, Meaning] => {
    const source = sources.get(key);
    if (!source) throw new Error(`The glossary names no source “${key}”.`);
    return [term, { term, meaning, source }];
  }),
);

/** The words a written one may be a form of, itself first: a capital at the start of a sentence, a plural. */
const formsOf = (word: string): readonly string[] => {
  const lower = /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word;
  const one = lower.replace(/s$/u, '');
  return [word, lower, one, lower.replace(/ies$/u, 'y'), lower.replace(/es$/u, 'is')];
};

/** The meaning of a term as it is written in a text, or null: nothing is better than a wrong sense. */
export function meaningOf(word: string): Meaning | null {
  for (const form of formsOf(word)) {
    const known = meanings.get(form);
    if (known) return known;
  }
  return null;
}
