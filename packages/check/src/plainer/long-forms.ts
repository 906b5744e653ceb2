import type { Stretch } from '../text/sentences.ts';

/** A short form in brackets behind the words for which it stands: “subthalamic nucleus (STN)”. */
const inBrackets = /\((?<short>[\p{L}\p{N}][\p{L}\p{N}-]{1,9})(?=[),;])/gu;

const twoCapitals = /\p{Lu}.*\p{Lu}/u;

/**
 * The words before a bracket for which the letters in it stand: each letter is found from right to left, and the first
 * begins a word. See: Schwartz and Hearst 2003, “A simple algorithm for identifying abbreviation definitions in
 * biomedical text”.
 */
function longForm(before: string, short: string): string | null {
  let at = before.length;
  for (const wanted of Array.from(short.toLowerCase().replaceAll('-', '')).toReversed()) {
    at = before.toLowerCase().lastIndexOf(wanted, at - 1);
    if (at <= 0) break;
  }
  // The first letter begins a word.
  while (at > 0 && /[\p{L}\p{N}]/u.test(before[at - 1]!))
    at = before.toLowerCase().lastIndexOf(short[0]!.toLowerCase(), at - 1);
  if (at < 0) return null;
  const long = before.slice(at).trim();
  const words = long.split(/[\s-]+/u).length;
  const isFitting = words > 1 && words <= Math.min(short.length + 5, short.length * 2);
  return isFitting && !/[.!?;:()]/u.test(long) ? long : null;
}

/** “Disease” behind a capital speaks of a name: “Crohn disease”. */
const beginsWithName = /^\p{Lu}[\p{L}-]+(?:['’]s | disease| syndrome)/u;

const beginsSentence = (text: string, at: number) =>
  /(?:^|[.!?:]\s|\n)\s*$/u.test(text.slice(0, at));

/** The words as they stand within a sentence. */
const withinSentence = (long: string) =>
  /^\p{Lu}\p{Ll}/u.test(long) && !beginsWithName.test(long)
    ? long[0]!.toLowerCase() + long.slice(1)
    : long;

/** The place of a short form behind its definition gives the words for which it stands; others give null. */
export function longForms(text: string): (place: Stretch) => string | null {
  const defined = new Map<string, { readonly long: string; readonly from: number }>();
  for (const { index, groups } of text.matchAll(inBrackets)) {
    const short = groups!['short']!;
    if (!twoCapitals.test(short) || defined.has(short)) continue;
    const before = text.slice(Math.max(0, index - 160), index).trimEnd();
    const long = longForm(before, short);
    if (long === null) continue;
    const at = text.lastIndexOf(long, index);
    defined.set(short, {
      long: beginsSentence(text, at) ? withinSentence(long) : long,
      from: index + short.length,
    });
  }
  return ({ start, end }) => {
    const definition = defined.get(text.slice(start, end));
    if (!definition || start < definition.from) return null;
    const { long } = definition;
    return beginsSentence(text, start) ? long[0]!.toUpperCase() + long.slice(1) : long;
  };
}
