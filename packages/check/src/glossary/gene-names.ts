import type { GlossaryEntry, GlossaryField } from './glossary.ts';

const field: GlossaryField = { field: 'Genetics', cues: [], terms: [] };

const glosses = { gene: 'the name of a gene', protein: 'the name of a protein' } as const;

/** “The REST gene is …”, “the protein MET”; not “the NHS gene bank”, where another noun follows. */
const named =
  /\bthe (?:(\p{Lu}{3,6}) (gene|protein)(?=[,.;:)]|\s+(?:is|was|has|had|can|may|in|of|on|to|that|which|and|from|with|by|for)\b)|(gene|protein) (\p{Lu}{3,6})\b)/gu;

/** A name where the text says itself that it is one. */
const saysItself = { before: /\b(?:gene|protein)\s$/u, behind: /^\s(?:gene|protein)/u } as const;

/**
 * Returns a lookup for names that the text somewhere calls a gene or a protein: the entry for such a name from `start`
 * to `end`, null where the word “gene” or “protein” stands beside it.
 */
export function geneNamesIn(
  text: string,
): (start: number, end: number) => { entry: GlossaryEntry; field: GlossaryField } | null {
  const entries = new Map<string, GlossaryEntry>();
  for (const [, before, kindBehind, kindBefore, behind] of text.matchAll(named)) {
    const term = (before ?? behind)!;
    const kind = (kindBehind ?? kindBefore) as keyof typeof glosses;
    if (!entries.has(term)) entries.set(term, { term, gloss: glosses[kind] });
  }
  return (start, end) => {
    const entry = entries.size === 0 ? undefined : entries.get(text.slice(start, end));
    if (!entry || saysItself.behind.test(text.slice(end, end + 9))) return null;
    return saysItself.before.test(text.slice(Math.max(0, start - 9), start))
      ? null
      : { entry, field };
  };
}
