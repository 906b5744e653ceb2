import { wordStem } from '@vernacular/analyzer';

import { type Passage, readPassage, type Sentence } from '../text/passage.ts';

/** A sentence that states without a hedge what the other text states with one. */
export interface StrongerClaim {
  /** The sentence of the other text; `was` is its hedged wording. */
  readonly before: string;
  readonly was: string;
  readonly after: string;
  readonly now: string;
}

/** “May have fallen”. */
const hedgedPast = /(?<!\p{L})((?:may|might|could) have )(\p{L}+(?:ed|en|t|n|w))(?!\p{L})/giu;
/** A hedge and its verb: “may reduce”, “seems to lower”. */
const hedged =
  /(?<!\p{L})((?:may|might|could|(?:seems?|appears?|tends?) to) (?:(?:also|\p{L}+ly) )?)(\p{L}+)/giu;
const tied = /(?<!\p{L})(?:associated|correlated|linked|connected) (?:with|to)(?!\p{L})/iu;
/** Verbs of causation, except where they may be nouns or adjectives. */
const causes =
  /(?<!(?<!\p{L})(?:the|of|other|these|possible|main|such) )(?<!\p{L})(?:caused|causes|reduces|prevents|improves|lowers|leads to|led to|protects|worsens|strengthens|weakens)(?! (?:in|for|of)(?!\p{L}))(?!\p{L})/iu;
/** With one of these a sentence is hedged too, denies the claim, or attributes it. */
const careful =
  /(?<!\p{L})(?:may|might|could|can|cannot|how|why|wanted|aims?|aimed|would|should|if|whether|perhaps|possibly|probably|potential(?:ly)?|likely|seem\p{L}*|appear\p{L}*|tend(?:s|ed)?|suggest\p{L}*|associat\p{L}*|correlat\p{L}*|link(?:s|ed)?|relat(?:ed|ion|ionship)|no|not|never|nor|neither|claim(?:s|ed)?|sa(?:y|ys|id)|believ\p{L}+|thought)(?!\p{L})|n['’]t(?!\p{L})/iu;

const fewestShared = 3;
const sameShare = 0.6;

const contentOf = ({ words }: Sentence) => words.filter(({ isContent }) => isContent);

const stemsOf = (sentence: Sentence) => new Set(contentOf(sentence).map(({ stem }) => stem));

function isSameMatter(before: Sentence, after: Sentence): boolean {
  const [known, own] = [stemsOf(before), stemsOf(after)];
  const shared = [...own].filter((stem) => known.has(stem)).length;
  return shared >= fewestShared && shared >= own.size * sameShare;
}

/** The verb as it stands in a sentence without a hedge: “reduces”, “will reduce”. */
function withoutHedge(verb: string, after: Sentence): string | undefined {
  const bare = contentOf(after).find((word) => word.stem === wordStem(verb, 'en'))?.text;
  return bare && new RegExp(`(?<!\\bto )\\b(?:will )?${bare}\\b`, 'u').exec(after.text)?.[0];
}

/** “Is” for “may be”, where the same word follows. `rest` is what follows “may be”. */
function withoutMayBe(rest: string, after: string): string | undefined {
  const next = /^ (\p{L}+)/u.exec(rest)?.[1];
  return next === undefined
    ? undefined
    : new RegExp(`(?<!\\p{L})(?:is|are|was|were|will be)(?= ${next}(?!\\p{L}))`, 'u').exec(
        after,
      )?.[0];
}

function changeOf(before: Sentence, after: Sentence) {
  if (careful.test(after.text) || after.text.endsWith('?') || !isSameMatter(before, after))
    return null;
  for (const [, caution = '', verb = ''] of before.text.matchAll(hedgedPast)) {
    const now = new RegExp(`(?<!have |has |had )\\b${verb}\\b`, 'iu').exec(after.text)?.[0];
    if (now) return { was: `${caution}${verb}`, now };
  }
  for (const { 0: found, 1: caution = '', 2: verb = '', index } of before.text.matchAll(hedged)) {
    const now =
      verb === 'be'
        ? withoutMayBe(before.text.slice(index + found.length), after.text)
        : withoutHedge(verb, after);
    if (now) return { was: `${caution}${verb}`, now };
  }
  const was = tied.exec(before.text)?.[0];
  const now = causes.exec(after.text)?.[0];
  return was === undefined || now === undefined || causes.test(before.text) ? null : { was, now };
}

/** `strongerClaims` of two texts that have been read already. */
export function strongerIn(before: Passage, after: Passage): readonly StrongerClaim[] {
  if (before.language !== 'en' || after.language !== 'en') return [];
  const old = new Set(before.sentences.map(({ text }) => text));
  return after.sentences
    .filter(({ text }) => !old.has(text))
    .flatMap((sentence) => {
      for (const other of before.sentences) {
        const change = changeOf(other, sentence);
        if (change) return [{ before: other.text, after: sentence.text, ...change }];
      }
      return [];
    });
}

/**
 * The sentences of `after` that repeat a claim of `before` without its hedge: “may reduce” became “reduces”, or
 * “associated with” became “prevents”. Only English texts are compared.
 */
export const strongerClaims = (before: string, after: string): readonly StrongerClaim[] =>
  strongerIn(readPassage(before), readPassage(after));
