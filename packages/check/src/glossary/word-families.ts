import type { PartOfSpeech } from '../plainer/tables/plain-entry.ts';

/** The ending of a word, and those of the nouns that explain it. */
type Rule = readonly [ending: string, baseEndings: string];

/**
 * Adjectives of nouns alone: strangers who read glosses in their sentences found those of verbs for nouns and of nouns
 * for verbs wrong as often as right. Each rule was read on all pairs that it makes of the words of the news counts and
 * the evaluation sets with the terms of the glossary; one with more than 3 wrong pairs in 100 was dropped, like “spin,
 * spinal” (-al).
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

/** “Resolute” is not of “solute”: the base after a prefix is long, after “re” a noun of an action. */
const isLongEnough = (prefix: string, base: string) =>
  prefix === 're' ? /\w{5}[ai]tion$/u.test(base) : base.length >= 6;

/** A listed word that may explain another, and what it must be. */
interface Base {
  readonly key: string;
  readonly parts: readonly PartOfSpeech[];
}

/** The words of which an English word is made, the likeliest first: “stratospheric” → “stratosphere”. */
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

/** Whether a hyphen before a word joins it to such a prefix: “non-invasive”. */
export const prefixBefore = (text: string, start: number): string | null =>
  /(?<!\p{L})(non|pre|post|sub|intra|inter|extra|trans)[-‐‑]$/iu.exec(
    text.slice(Math.max(0, start - 7), start),
  )?.[1] ?? null;
