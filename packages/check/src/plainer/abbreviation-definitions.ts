import type { Stretch } from '../text/sentences.ts';

/** An abbreviation in brackets after its long form: “subthalamic nucleus (STN)”. */
const inBrackets = /\((?<short>[\p{L}\p{N}][\p{L}\p{N}-]{1,9})(?=[),;])/gu;

const twoCapitals = /\p{Lu}.*\p{Lu}/u;

/**
 * The long form before a bracketed abbreviation, or null. Each letter of the abbreviation is searched from right to
 * left, and the first must begin a word. See: Schwartz and Hearst 2003, “A simple algorithm for identifying
 * abbreviation definitions in biomedical text”.
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

/** Long forms that begin with a surname, which keeps its capital: “Crohn disease”. */
const beginsWithName = /^\p{Lu}[\p{L}-]+(?:['’]s | disease| syndrome)/u;

const beginsSentence = (text: string, at: number) =>
  /(?:^|[.!?:]\s|\n)\s*$/u.test(text.slice(0, at));

/** The long form with a small first letter, as inside a sentence. */
const withinSentence = (long: string) =>
  /^\p{Lu}\p{Ll}/u.test(long) && !beginsWithName.test(long)
    ? long[0]!.toLowerCase() + long.slice(1)
    : long;

/** A look-up that gives the long form for the place of an abbreviation after its definition; null elsewhere. */
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
