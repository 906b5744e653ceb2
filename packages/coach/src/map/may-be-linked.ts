import { isOfOneFamily } from '@vernacular/analyzer';

import type { Passage, Sentence } from '../text/passage.ts';
import { patterns } from '../words/patterns.ts';

/**
 * A “the” that is explained by what follows, not by an earlier sentence: “the director of the Globe”, “the Thames”.
 */
const knownByItself =
  /(?<!\p{L})[Tt]he (?:\p{Lu}|(?:\p{L}+ ){1,3}?(?:of|who|that|which|where|between)(?!\p{L}))/gu;

/** An acronym, which may stand for words that another sentence spells out. */
const shortForm = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]+s?(?![\p{L}\p{N}])/u;

const fewestWords = 2;

/** A sentence in quotation marks or brackets, a question, or the lead-in of a list belongs to the text around it. */
const isAside = (text: string) =>
  /^[(“"‘'״[–—-]|\?["”’']?$|:$/u.test(text) || /["”״’'][.,]?$/u.test(text);

/**
 * Whether a sentence may be linked to one of the others without sharing a word: by a pronoun or connector, a general
 * term, or a word of the same family. A sentence is called disconnected only if this is false.
 */
export function mayBeTied(
  { text, words }: Sentence,
  others: readonly Sentence[],
  language: Passage['language'],
): boolean {
  const content = words.filter(({ isContent }) => isContent);
  if (content.length < fewestWords || isAside(text) || shortForm.test(text)) return true;
  const { pronounOpening, connectorOpening, pointing, leaning, kin, core, longestBeginning } =
    patterns[language];
  const refers = [pronounOpening, connectorOpening, leaning, ...kin];
  if (refers.some((one) => one.test(text))) return true;
  if (pointing.test(text.replaceAll(knownByItself, ' '))) return true;
  const begins = (word: string) => core(word).slice(0, longestBeginning);
  const there = others.flatMap((other) => other.words).filter(({ isContent }) => isContent);
  const beginnings = new Set(
    there.map((word) => begins(word.text)).filter((one) => one.length === longestBeginning),
  );
  return content.some(
    (word) =>
      beginnings.has(begins(word.text)) ||
      there.some((other) => isOfOneFamily(word.text, other.text)),
  );
}
