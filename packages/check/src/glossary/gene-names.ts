import type { GlossaryEntry, GlossaryField } from './glossary.ts';

const field: GlossaryField = { field: 'Genetics', cues: [], terms: [] };

const glosses = { gene: 'the name of a gene', protein: 'the name of a protein' } as const;

/** “The REST gene is …”, “the protein MET”; not “the NHS gene bank”, where another noun follows. */
const named =
  /\bthe (?:(\p{Lu}{3,6}) (gene|protein)(?=[,.;:)]|\s+(?:is|was|has|had|can|may|in|of|on|to|that|which|and|from|with|by|for)\b)|(gene|protein) (\p{Lu}{3,6})\b)/gu;

/** “Gene” or “protein” beside a name: the text already says what the name is. */
const saysItself = { before: /\b(?:gene|protein)\s$/u, behind: /^\s(?:gene|protein)/u } as const;

/**
 * A look-up for names that the text calls a gene or protein somewhere (“the REST gene”). Returns the entry for such a
 * name at `start` to `end`; null for other words, and where “gene” or “protein” stands beside the name.
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
