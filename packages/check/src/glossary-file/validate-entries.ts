import type { LanguageCode } from '@vernacular/analyzer';

import type { GlossaryEntry, GlossaryField } from '../glossary/glossary.ts';

/** One fault of a glossary entry, as a sentence. */
interface Fault {
  readonly term: string;
  readonly sentence: string;
}

interface FieldToJudge {
  readonly language: LanguageCode;
  readonly field: GlossaryField;
  /** The rare words of a gloss, by the general counts of its language. */
  readonly rareWordsOf: (gloss: string) => readonly string[];
}

const MOST_WORDS = 12;
/** In letters. Unrelated words often share a shorter beginning. */
const SHORTEST_STEM = 6;
/**
 * A gloss word that begins with this share of a term's letters counts as the same word; “protein” does not for
 * “proteinuria”.
 */
const SHARED = 0.7;

const notInBrackets = /[();:]|[.!?]$|\brefers? to\b/u;
const article =
  /^(?:an?|the|one|any|each|every|another|something|somebody|how|what|where|whether|when|all|no)\b/u;

/** The faults by the rules of `docs/glossary-fields.md`, in the order of the file. */
export const faultsIn = ({ field, ...rules }: FieldToJudge): readonly Fault[] => {
  const seen = new Set<string>();
  return field.terms.flatMap((entry) => {
    const key = `${entry.term.toLowerCase()} ${entry.part ?? 'n'}`;
    const isTwice = seen.has(key);
    seen.add(key);
    const sentences = [
      ...(isTwice ? ['It stands twice in this field.'] : []),
      ...faultsOf(entry, rules),
    ];
    return sentences.map((sentence) => ({ term: entry.term, sentence }));
  });
};

function* faultsOf(
  entry: GlossaryEntry,
  { language, rareWordsOf }: Omit<FieldToJudge, 'field'>,
): Generator<string> {
  for (const gloss of [entry.gloss, entry.glosses ?? []].flat()) {
    const { length } = gloss.split(/\s+/u);
    if (length > MOST_WORDS) yield `“${gloss}” has ${length} words; at most ${MOST_WORDS} fit.`;
    const rare = rareWordsOf(gloss);
    if (rare.length > 0) yield `“${gloss}” has rare words: ${rare.join(', ')}.`;
    if (notInBrackets.test(gloss)) yield `“${gloss}” cannot stand in brackets as it is.`;
    // A common word may stand in both: “electron microscope”, “a microscope that …”.
    const own = ownWords(entry.term).find(
      (word) => rareWordsOf(word).length > 0 && hasWordLike(gloss, word),
    );
    if (own !== undefined) yield `“${gloss}” explains the term by its own word “${own}”.`;
  }
  const isCountable = (entry.part ?? 'n') === 'n' && entry.glosses !== undefined;
  if (language === 'en' && isCountable && !article.test(entry.gloss))
    yield `“${entry.gloss}” lacks an article, for its term is countable.`;
}

const ownWords = (term: string) =>
  term
    .toLowerCase()
    .split(/[\s-]/u)
    .filter((word) => word.length >= SHORTEST_STEM);

/**
 * Whether a gloss has a word that begins with most of the letters of a word of its term: “angioplastic” for
 * “angioplasty”.
 */
const hasWordLike = (gloss: string, own: string) => {
  const stem = own.slice(0, Math.max(SHORTEST_STEM, Math.ceil(own.length * SHARED)));
  return gloss
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.startsWith(stem));
};
