import type { TagWords } from '@vernacular/check';

import type { Passage } from './passage.ts';

const part = String.raw`\p{Lu}\p{Ll}+(?:[’'-]\p{Lu}\p{Ll}+)*(?!-\p{Ll})`;
/** Words with a capital in the middle of a sentence: “Ministry of Health”, “Robert van Otterdijk”. None of an abbreviation. */
const name = new RegExp(
  String.raw`(?<=\p{Ll},? )${part}(?:(?: (?:of|van|von|de|der|den|del|di|da|la|le|el|al|bin))* ${part})*(?![\p{L}\p{N}-])`,
  'gu',
);
/** The word before, with a capital of its own, belongs to the name as well. */
const opensInside = /\p{Lu}[\p{L}’'-]* $/u;
/** A time of the year is told otherwise as easily. */
const noName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Internet)(?!\p{L})/u;

const mostCapitals = 0.5;
const shortest = 4;

export interface Name {
  readonly text: string;
  /** The sentence that holds it. */
  readonly sentence: string;
}

/**
 * The names of an English text, each once, in reading order: written with a capital within a sentence and tagged as a
 * proper noun. None of a heading, where every word has a capital, and none of Hebrew, which has no capitals.
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

/** Whether a text may speak of a name: by any of its words, or by one that begins alike, “Norwegian” for “Norway”. */
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
