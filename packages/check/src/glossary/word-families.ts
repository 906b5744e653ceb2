import type { PartOfSpeech } from '../plainer/tables/plain-entry.ts';

/** Endings of a word, each with the endings of the listed words that explain it, and what these must be. */
type Rule = readonly [endings: string, baseEndings: string, part: PartOfSpeech];

/**
 * Each rule was read on all pairs that it makes of the words of the news counts and the evaluation sets with the terms
 * of the glossary; one with more than 3 wrong pairs in 100 was dropped, like “spin, spinal” (-al) or “secretion,
 * secretive” (-ive).
 */
const rules: readonly Rule[] = [
  // Adjectives of nouns: ionosphere, ionospheric; virology, virological; fibrosis, fibrotic.
  ['ic', 'y|e|ia', 'n'],
  ['ical', 'y|ia', 'n'],
  ['omic', 'omics', 'n'],
  ['enetic', 'enetics', 'n'],
  ['amic', 'amus', 'n'],
  ['otic', 'osis', 'n'],
  ['lytic', 'lysis', 'n'],
  ['static', 'stasis', 'n'],
  ['itic', 'itis', 'n'],
  ['genic', 'genesis|gen', 'n'],
  ['meric', 'mer', 'n'],
  ['philic', 'phil', 'n'],
  ['ional', 'ion', 'n'],
  ['onary', 'on', 'n'],
  ['al', 'e|a', 'n'],
  ['ial', 'ium|ia', 'n'],
  ['viral', 'virus', 'n'],
  ['mal', 'm', 'n'],
  ['idal', 'id', 'n'],
  ['llar', 'lle|lla', 'n'],
  ['ular', 'ule|ula|le', 'n'],
  ['olar', 'olus', 'n'],
  ['branous', 'brane', 'n'],
  ['orous', 'ore', 'n'],
  ['ent', 'ence', 'n'],
  ['ant', 'ance', 'n'],
  ['ative', 'ation', 'n'],
  // Verbs of nouns in -ion: transfection, transfected.
  ['ated|ating', 'ation', 'n'],
  ['cted|cting|ct', 'ction', 'n'],
  ['fused|fusing', 'fusion', 'n'],
  ['pressed|pressing', 'pression', 'n'],
  ['ise|ised|ises|ising', 'isation', 'n'],
  ['ize|ized|izes|izing', 'ization', 'n'],
  ['lyse|lysed|lyze|lyzed', 'lysis', 'n'],
  // Who does it.
  ['ist', 'y', 'n'],
  ['grapher', 'graphy', 'n'],
  // Adverbs and nouns of adjectives, nouns of verbs.
  ['ly', '', 'a'],
  ['ically', 'ic', 'a'],
  ['ity|ness', '', 'a'],
  ['bility', 'ble', 'a'],
  ['ence|ency', 'ent', 'a'],
  ['ance|ancy', 'ant', 'a'],
  ['ion', 'e', 'v'],
  ['ation', 'e', 'v'],
];

/** Words that a rule gets wrong, or only sometimes right. */
const exceptions =
  /^(?:canopic|categorically|coronal|generali[sz]\w+|inflected|monopolists?|predat(?:ed|ing)|residual|sociali[sz]\w+|submarines?)$/u;

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
  const singular = key.replace(/(?<=ist|grapher|ion|ity)s$/u, '');
  for (const word of new Set([key, singular])) {
    for (const [endings, baseEndings, part] of rules) {
      for (const ending of endings.split('|')) {
        if (!word.endsWith(ending)) continue;
        const stem = word.slice(0, -ending.length);
        if (stem.length < (ending.length < 4 ? 5 : 4)) continue;
        for (const end of baseEndings.split('|')) yield { key: stem + end, parts: [part] };
      }
    }
    for (const [prefix, parts] of Object.entries(prefixes)) {
      const base = word.startsWith(prefix) ? word.slice(prefix.length) : '';
      if (isLongEnough(prefix, base)) yield { key: base, parts };
    }
  }
}

/** Whether a hyphen before a word joins it to such a prefix: “non-invasive”. */
export const prefixBefore = (text: string, start: number): string | null =>
  /(?<!\p{L})(non|pre|post|sub|intra|inter|extra|trans)[-‐‑]$/iu.exec(
    text.slice(Math.max(0, start - 7), start),
  )?.[1] ?? null;
