import glossary from './glossary.json' with { type: 'json' };

/** The meaning of a term in our own words, with a source on its field. */
export interface Meaning {
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

const formsOf = (word: string): readonly string[] => {
  const lower = /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word;
  const one = lower.replace(/s$/u, '');
  return [word, lower, one, lower.replace(/ies$/u, 'y'), lower.replace(/es$/u, 'is')];
};

/** The meaning of a term as a text writes it, or null: no answer is better than a wrong sense. */
export function meaningOf(word: string): Meaning | null {
  for (const form of formsOf(word)) {
    const known = meanings.get(form);
    if (known) return known;
  }
  return null;
}
