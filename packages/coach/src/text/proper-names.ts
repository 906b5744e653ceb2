import type { TagWords } from '@vernacular/check';

import type { Passage } from './passage.ts';

const part = String.raw`\p{Lu}\p{Ll}+(?:[’'-]\p{Lu}\p{Ll}+)*(?!-\p{Ll})`;
/** Capitalised words inside a sentence, no abbreviations: “Ministry of Health”, “Robert van Otterdijk”. */
const name = new RegExp(
  String.raw`(?<=\p{Ll},? )${part}(?:(?: (?:of|van|von|de|der|den|del|di|da|la|le|el|al|bin))* ${part})*(?![\p{L}\p{N}-])`,
  'gu',
);
/** A capitalised word right before the match belongs to the name as well, so the match starts in its middle. */
const opensInside = /\p{Lu}[\p{L}’'-]* $/u;
/** Months and weekdays can easily be expressed in other words, so they don’t count as names. */
const noName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Internet)(?!\p{L})/u;

const mostCapitals = 0.5;
const shortest = 4;

export interface Name {
  readonly text: string;
  readonly sentence: string;
}

/**
 * The names of an English text, each once, in reading order: capitalised within a sentence and tagged as a proper
 * noun. A heading, capitalised throughout, and Hebrew, which has no capitals, give none.
 */
export function namesIn({ sentences, language }: Passage, tag?: TagWords): readonly Name[] {
  if (language !== 'en' || !tag) return [];
  const all = sentences.flatMap(({ text, words }) => {
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word.text)).length;
    const found = [...text.matchAll(name)].filter(
      ({ 0: one, index }) =>
        one.length >= shortest && !noName.test(one) && !opensInside.test(text.slice(0, index)),
    );
    if (found.length === 0 || capitals > words.length * mostCapitals) return [];
    const proper = new Set(tag(text).flatMap((word) => (word.tag === 'PROPN' ? [word.start] : [])));
    return found
      .filter(({ index }) => proper.has(index))
      .map(([one]) => ({ text: one.replace(/['’]s?$/u, ''), sentence: text }));
  });
  return [...new Map(all.toReversed().map((one) => [one.text, one])).values()].toReversed();
}

const shortForm = /^\p{Lu}{2,5}$/u;
const isShortOf = (one: string, other: string) =>
  other.length > 1 && (one.startsWith(other) || other.startsWith(one));

/** Whether a text may mention a name, by one of its words, their first four letters, or its initials. */
export function mayHoldName({ words, text }: Passage, found: string): boolean {
  const lower = text.toLowerCase();
  const initials = (found.match(/\p{Lu}/gu) ?? []).join('');
  // “USA” and “US” stand for the “United States”.
  if (words.some((one) => shortForm.test(one.text) && isShortOf(one.text, initials))) return true;
  return found
    .split(/[\s-]+/u)
    .filter((one) => /^\p{Lu}/u.test(one))
    .some((one) => {
      const begins = one.toLowerCase().slice(0, shortest);
      return (
        lower.includes(one.toLowerCase()) ||
        (one.length >= shortest && words.some((word) => word.text.toLowerCase().startsWith(begins)))
      );
    });
}
