import { indexKnownWords } from '@vernacular/check/known';
import { foldWord, scriptOf } from '@vernacular/analyzer';

/** What readers marked in one text that they were asked about. */
export interface ReaderRound {
  /** URL of the results page; its last part is the results key. */
  readonly resultsLink: string;
  readonly readers: number;
  /** Each word of the text, then phrases marked as one, with how many marked it; empty without results. */
  readonly words: readonly (readonly [word: string, marked: number])[];
}

export interface MarkedByReaders {
  readonly marked: number;
  readonly readers: number;
  /** For a term that nobody marked as one phrase: the word of it that most readers marked. */
  readonly word?: string;
}

/** Returns how many readers marked a word and how many were asked; null for a word that no reader was asked about. */
export type FindMarked = (word: string) => MarkedByReaders | null;

/** Returns a lookup: a word's own entry or, when it has none, the entries of its other forms. */
export function findForms<Said>(words: ReadonlyMap<string, Said>) {
  const formsOf = indexKnownWords([...words.keys()].filter((word) => !word.includes(' ')));
  return (word: string): readonly Said[] => {
    const folded = foldWord(word, scriptOf(word));
    const forms = words.has(folded) ? [folded] : (formsOf(folded) ?? []);
    return forms.map((form) => words.get(form)!);
  };
}

/** Looks a word and its forms up in each round; the first round that asked about it answers. */
export function findMarked(rounds: readonly ReaderRound[]): FindMarked {
  const indexed = rounds.map(({ readers, words }) => ({
    readers,
    find: findForms(new Map(words)),
  }));
  return (word) => {
    for (const { readers, find } of indexed) {
      const times = find(word);
      if (times.length > 0) return { marked: Math.max(...times), readers };
    }
    return null;
  };
}

const wordsOf = (term: string) => term.split(/[\s-]+/u).filter(Boolean);

/**
 * Returns how many readers marked a term as one phrase or, if nobody did, the word of the term that the largest share
 * of readers marked. Null when no reader was asked about its words, or when some of them were not asked about and
 * nobody marked the others.
 */
export function markedOfTerm(term: string, find: FindMarked): MarkedByReaders | null {
  const words = wordsOf(term);
  const whole = words.length > 1 ? find(words.join(' ')) : null;
  if (whole) return whole;
  const found = words.flatMap((word) => {
    const marked = find(word);
    return marked ? [{ ...marked, word }] : [];
  });
  const [most] = found.toSorted(
    (one, other) => other.marked / other.readers - one.marked / one.readers,
  );
  if (most === undefined) return null;
  // Unknown if a word of the term was not in the test, because nobody was asked about it.
  return most.marked === 0 && found.length < words.length ? null : most;
}

/** If at least this many readers all knew a word, it is sorted last whatever its level. */
const fewestToKnow = 10;

export interface Hardness {
  /** Share of the readers who marked it, 0 to 1; 0 also without readers, -1 when at least ten readers all knew it. */
  readonly share: number;
}

/** Sorts families by the share of readers who marked them, known to all last. A term has no `forms`. */
export function hardestFirst<Family extends { word: string; forms: readonly string[] }>(
  families: readonly Family[],
  find: FindMarked,
): readonly (Family & Hardness)[] {
  return families
    .map((family) => {
      const { word, forms } = family;
      const found = (forms.length > 0 ? forms : wordsOf(word)).map(find);
      // A term is as hard as its hardest word.
      const share = Math.max(...found.map((each) => (each ? each.marked / each.readers : 0)));
      const isKnown = share === 0 && found.every((each) => each && each.readers >= fewestToKnow);
      return { ...family, share: isKnown ? -1 : share };
    })
    .toSorted((one, other) => other.share - one.share);
}
