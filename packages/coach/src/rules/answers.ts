import type { Passage } from '../text/passage.ts';
import { keyStems, sharedStems } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Sayings } from '../texts/sayings.ts';
import { isMetaWord } from './meta-words.ts';
import type { Rule } from './rule.ts';

/** What an answer is about: its key words, without those that speak about the text itself. */
const subjectsOf = (answer: Passage) =>
  keyStems(answer.words).filter(({ stem }) => !isMetaWord(stem, answer.language));

/** The sentence of the draft that shares most content words with the answer. */
function nearest(draft: Passage, answer: Passage) {
  const ranked = draft.sentences
    .map((sentence) => ({ sentence, shared: sharedStems(sentence.words, answer.words) }))
    .toSorted((a, b) => b.shared.size - a.shared.size);
  return ranked[0] ?? null;
}

/** What the student said about the draft is found in it: at least half of the answer's key words in one sentence. */
export const answerInDraft =
  (text: (say: Sayings['works'], word: string) => string): Rule =>
  ({ draft, answer, say }) => {
    const keys = subjectsOf(answer);
    const best = nearest(draft, answer);
    if (
      !best ||
      keys.length === 0 ||
      best.shared.size < Math.max(1, Math.min(3, keys.length / 2))
    ) {
      return null;
    }
    const word = keys.find(({ stem }) => best.shared.has(stem))?.word;
    if (word === undefined) return null;
    return { kind: 'works', text: text(say.works, word), quote: quote(best.sentence.text) };
  };

/** A key word of the answer that the whole draft lacks. */
export const answerNotInDraft =
  (text: (say: Sayings['change'], word: string) => string, atLeastMissing = 1): Rule =>
  ({ draft, answer, say }) => {
    const here = new Set(draft.words.map(({ stem }) => stem));
    const subjects = subjectsOf(answer);
    const absent = subjects.filter(({ stem }) => !here.has(stem));
    const missing = absent[0];
    const last = draft.sentences.at(-1);
    // Most of the answer must be absent: a word more or less is the writer's own business.
    const isMostlyAbsent = absent.length * 2 > subjects.length;
    if (!missing || absent.length < atLeastMissing || !isMostlyAbsent || !last) return null;
    return { kind: 'change', text: text(say.change, missing.word), quote: quote(last.text) };
  };

/** Nothing of the answer is in the draft. */
export const nothingOfAnswer =
  (text: (say: Sayings['change'], answer: string) => string): Rule =>
  ({ draft, answer, say }) => {
    const last = draft.sentences.at(-1);
    if (!last || subjectsOf(answer).length === 0) return null;
    const here = new Set(draft.words.map(({ stem }) => stem));
    if (subjectsOf(answer).some(({ stem }) => here.has(stem))) return null;
    return { kind: 'change', text: text(say.change, answer.text.trim()), quote: quote(last.text) };
  };
