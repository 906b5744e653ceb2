import type { PartOfSpeech } from '../plainer/tables/plain-entries.ts';

/** An adjective ending, and the possible endings of its base noun, separated by `|`. */
type Rule = readonly [ending: string, baseEndings: string];

/**
 * Only adjectives derived from nouns: readers found glosses of verbs for nouns, and of nouns for verbs, wrong as
 * often as right. Each rule was checked on all pairs that it makes from the news counts, the evaluation sets and the
 * glossary. Rules with more than 3 wrong pairs in 100 were dropped, such as “spin, spinal” (-al).
 */
const rules: readonly Rule[] = [
  // Ionosphere, ionospheric; virology, virological; fibrosis, fibrotic.
  ['ic', 'y|ia'],
  ['heric', 'here'],
  ['ical', 'y|ia'],
  ['omic', 'omics'],
  ['enetic', 'enetics'],
  ['amic', 'amus'],
  ['otic', 'osis'],
  ['lytic', 'lysis'],
  ['static', 'stasis'],
  ['itic', 'itis'],
  ['genic', 'genesis|gen'],
  ['meric', 'mer'],
  ['philic', 'phil'],
  ['viral', 'virus'],
  ['idal', 'id'],
  ['llar', 'lle|lla'],
  ['ular', 'ule|ula|le'],
  ['olar', 'olus'],
  ['branous', 'brane'],
  ['orous', 'ore'],
];

/** Words that a rule gets wrong, or only sometimes right. */
const exceptions = /^(?:canopic|submarines?)$/u;

const prefixes: Readonly<Record<string, readonly PartOfSpeech[]>> = {
  non: ['n', 'a'],
  un: ['a'],
  pre: ['n', 'a'],
  post: ['n', 'a'],
  sub: ['a'],
  intra: ['a'],
  inter: ['a'],
  extra: ['a'],
  trans: ['a'],
  re: ['n'],
};

/**
 * Whether a base is long enough after a prefix: six letters, after “re” a noun in -ation or -ition. “Resolute” is not
 * derived from “solute”.
 */
const isLongEnough = (prefix: string, base: string) =>
  prefix === 're' ? /\w{5}[ai]tion$/u.test(base) : base.length >= 6;

/** A possible base word, and the parts of speech that its entry may have. */
interface Base {
  readonly key: string;
  readonly parts: readonly PartOfSpeech[];
}

/** The words from which an English word may be derived, likeliest first: “stratospheric” → “stratosphere”. */
export function* basesOf(key: string): Generator<Base> {
  if (key.length < 7 || exceptions.test(key)) return;
  for (const [ending, baseEndings] of rules) {
    if (!key.endsWith(ending)) continue;
    const stem = key.slice(0, -ending.length);
    if (stem.length < (ending.length < 4 ? 5 : 4)) continue;
    for (const end of baseEndings.split('|')) yield { key: stem + end, parts: ['n'] };
  }
  for (const [prefix, parts] of Object.entries(prefixes)) {
    const base = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    if (isLongEnough(prefix, base)) yield { key: base, parts };
  }
}

/** The prefix that a hyphen joins to the word at `start`: “non” for “non-invasive”. Null if there is none. */
export const prefixBefore = (text: string, start: number): string | null =>
  /(?<!\p{L})(non|pre|post|sub|intra|inter|extra|trans)[-‐‑]$/iu.exec(
    text.slice(Math.max(0, start - 7), start),
  )?.[1] ?? null;
