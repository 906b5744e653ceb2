import { readPassage, type Passage, type Sentence } from '../text/passage.ts';
import { patterns } from '../words/pattern-tables.ts';
import { isOfOneFamily, isSameWord } from '@vernacular/analyzer';
import { isIdea } from '../text/topic-words.ts';

/** A “the” that is explained by what follows it: “the director of the Globe”, “the Thames”. */
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
function mayBeTied(
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

function ideasOf({ sentences, language }: Passage): readonly ReadonlyMap<string, string>[] {
  const known = new Map<string, string>();
  const keyOf = (word: string) => {
    const lower = word.toLowerCase();
    const key =
      known.get(lower) ?? [...known.values()].find((one) => isSameWord(one, lower)) ?? lower;
    known.set(lower, key);
    return key;
  };
  return sentences.map(({ text, words }) => {
    const families = patterns[language].synonyms.flatMap((family, at) =>
      [...text.matchAll(family)].map(([, name = '']) => ({ key: `one of ${at}`, name })),
    );
    const named = new Set(families.map(({ name }) => name.toLowerCase()));
    const ideas = new Map<string, string>();
    for (const { text: word, isContent } of words) {
      if (!isContent || named.has(word.toLowerCase()) || !isIdea(word, language)) continue;
      const key = keyOf(word);
      if (!ideas.has(key)) ideas.set(key, word);
    }
    for (const { key, name } of families) if (!ideas.has(key)) ideas.set(key, name);
    return ideas;
  });
}

/** Two sentences, by index from 0, and the ideas, as written, that occur in both and in none between them. */
export interface Tie {
  readonly from: number;
  readonly to: number;
  readonly ideas: readonly string[];
}

export interface Point {
  readonly text: string;
  readonly opensParagraph: boolean;
  /** The ideas it shares, each with the indices of the other sentences that contain it. */
  readonly shares: readonly { readonly idea: string; readonly with: readonly number[] }[];
  /** The words at its start that point back, such as “They” or “However”; null if there are none. */
  readonly pointer: string | null;
}

/** A draft as a graph: its sentences as points, and ties between those that share an idea. */
export interface DraftMap {
  readonly points: readonly Point[];
  readonly ties: readonly Tie[];
  /** Sentences that share no word, related word or more general word with another, and do not begin by pointing back. */
  readonly islands: readonly number[];
  /** Sentences, islands excluded, that certainly have no link to an earlier sentence. */
  readonly jumps: readonly number[];
}

/** Most sentences in a map, as many as a picture can show; later ones are left out. */
export const mostSentences = 60;

const pointerIn = (text: string, { language }: Passage): string | null =>
  (patterns[language].connectorOpening.exec(text) ??
    patterns[language].pronounOpening.exec(text))?.[0] ?? null;

/** Maps which sentences share an idea: the same word in any form, or synonyms from a short list. */
export function mapOf(text: string): DraftMap {
  const passage = readPassage(text);
  const sentences = passage.sentences.slice(0, mostSentences);
  const ideas = ideasOf({ ...passage, sentences });
  const places = new Map<string, number[]>();
  for (const [at, held] of ideas.entries())
    for (const key of held.keys()) places.set(key, [...(places.get(key) ?? []), at]);

  const ties = new Map<string, { from: number; to: number; ideas: string[] }>();
  for (const [key, held] of places) {
    for (const [at, to] of held.slice(1).entries()) {
      const from = held[at] ?? to;
      const tie = ties.get(`${from} ${to}`) ?? { from, to, ideas: [] };
      tie.ideas.push(ideas[to]?.get(key) ?? key);
      ties.set(`${from} ${to}`, tie);
    }
  }
  const points = sentences.map(({ text: words, paragraph }, at): Point => {
    const shares = [...(ideas[at] ?? [])].flatMap(([key, idea]) => {
      const others = (places.get(key) ?? []).filter((place) => place !== at);
      return others.length > 0 ? [{ idea, with: others }] : [];
    });
    return {
      text: words,
      opensParagraph: at > 0 && sentences[at - 1]?.paragraph !== paragraph,
      shares: shares.toSorted((one, other) => other.with.length - one.with.length),
      pointer: at > 0 ? pointerIn(words, passage) : null,
    };
  });
  const isSure = (at: number, others: typeof sentences) => {
    const sentence = sentences[at];
    return sentence !== undefined && !mayBeTied(sentence, others, passage.language);
  };
  const islands = points.flatMap(({ shares }, at) =>
    shares.length === 0 && isSure(at, sentences.toSpliced(at, 1)) ? [at] : [],
  );
  const jumps = points.flatMap(({ shares }, at) => {
    const isTakenUp = shares.some((one) => one.with.some((other) => other < at));
    const isOther = at === 0 || islands.includes(at) || isTakenUp;
    return !isOther && isSure(at, sentences.slice(0, at)) ? [at] : [];
  });
  return { points, ties: [...ties.values()], islands, jumps };
}
