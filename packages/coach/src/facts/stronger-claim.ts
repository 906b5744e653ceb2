import { type Passage, type Sentence, sharedStems } from '../text/passage.ts';
import { quote, shortened } from '../text/quote.ts';
import { stem } from '../text/stem.ts';
import type { Fact } from './fact.ts';

/** “May reduce”, “seems to lower”: a word of caution and the verb it stands at. */
const hedged =
  /(?<!\p{L})((?:may|might|could|(?:seems?|appears?|tends?) to) (?:(?:also|\p{L}+ly) )?)(\p{L}+)/giu;
/** “Was associated with”: two things go together, and neither brings about the other. */
const tied = /(?<!\p{L})(?:associated|correlated|linked|connected) (?:with|to)(?!\p{L})/iu;
/** Verbs by which one thing brings about another, in forms that are no noun and no adjective where they stand so. */
const causes =
  /(?<!(?<!\p{L})(?:the|of|other|these|possible|main|such) )(?<!\p{L})(?:caused|causes|reduces|prevents|improves|lowers|leads to|led to|protects|worsens|strengthens|weakens)(?! (?:in|for|of)(?!\p{L}))(?!\p{L})/iu;
/** With one of these the sentence is careful too, denies it, or tells who says so. */
const careful =
  /(?<!\p{L})(?:may|might|could|can|cannot|how|why|wanted|aims?|aimed|would|should|if|whether|perhaps|possibly|probably|potential(?:ly)?|likely|seem\p{L}*|appear\p{L}*|tend(?:s|ed)?|suggest\p{L}*|associat\p{L}*|correlat\p{L}*|link(?:s|ed)?|relat(?:ed|ion|ionship)|no|not|never|nor|neither|claim(?:s|ed)?|sa(?:y|ys|id)|believ\p{L}+|thought)(?!\p{L})|n['’]t(?!\p{L})/iu;

const fewestShared = 3;
const sameShare = 0.6;

const contentOf = ({ words }: Sentence) => words.filter(({ isContent }) => isContent);

/** Whether a sentence says with hardly another word what the one before says. */
function isSameMatter(before: Sentence, after: Sentence): boolean {
  const shared = sharedStems(before.words, after.words).size;
  const own = new Set(contentOf(after).map((word) => word.stem)).size;
  return shared >= fewestShared && shared >= own * sameShare;
}

/** The words of caution and those that stand in their place; null where the sentence may be as careful as it was. */
function changeOf(before: Sentence, after: Sentence) {
  if (careful.test(after.text) || after.text.endsWith('?') || !isSameMatter(before, after))
    return null;
  for (const [, caution = '', verb = ''] of before.text.matchAll(hedged)) {
    const bare = contentOf(after).find((word) => word.stem === stem(verb, 'en'));
    if (bare && new RegExp(`(?<!\\bto )\\b${bare.text}\\b`, 'u').test(after.text))
      return { was: `${caution}${verb}`, now: bare.text };
  }
  const was = tied.exec(before.text)?.[0];
  const now = causes.exec(after.text)?.[0];
  return was === undefined || now === undefined || causes.test(before.text) ? null : { was, now };
}

function strongerIn(before: Passage, after: Passage) {
  if (before.language !== 'en' || after.language !== 'en') return null;
  for (const sentence of after.sentences) {
    for (const other of before.sentences) {
      const change = changeOf(other, sentence);
      // A sentence that stood there already has not changed.
      const isOld = before.sentences.some((one) => one.text === sentence.text);
      if (change && !isOld) return { before: other, after: sentence, ...change };
    }
  }
  return null;
}

/** A sentence of the first text that stands here without its word of caution. English only. */
export const strongerClaim: Fact = ({ draft, earlier, messages }) => {
  const found = earlier[0] ? strongerIn(earlier[0], draft) : null;
  if (!found) return null;
  const { quoted } = messages;
  const before = quoted(shortened(found.before.text));
  return {
    kind: 'change',
    text: messages.strongerClaim(quoted(found.was), quoted(found.now), before),
    quote: quote(found.after.text),
  };
};

/** A sentence of the draft that the answer says without its word of caution. English only. */
export const strongerAnswer: Fact = ({ draft, answer, messages }) => {
  const found = strongerIn(draft, answer);
  if (!found) return null;
  const { quoted } = messages;
  return {
    kind: 'change',
    text: messages.strongerAnswer(quoted(found.was), quoted(found.now)),
    quote: quote(found.before.text),
  };
};
