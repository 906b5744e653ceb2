import { connectorOpening } from '../coherence/openings.ts';
import { keyStems, sharedStems } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Rule } from './rule.ts';
import { isTopical } from './topical.ts';

const fewestSentences = 3;

/** “They” and “these” take something up; “this review” may well speak of the text itself. */
const pronoun = {
  en: /^(?:these|those|they|such)(?!\p{L})(?! (?:days|who|that|are the))/iu,
  he: /^(?:אלה|אלו|הם|הן)(?!\p{L})/u,
};

/** A text whose first words answer something: its order may be another one. See: the coherence measure. */
export const opensByAnswering: Rule = ({ draft, say, language }) => {
  const [first] = draft.sentences;
  if (!first || draft.sentences.length < fewestSentences) return null;
  const word =
    connectorOpening[language].exec(first.text)?.[0] ?? pronoun[language].exec(first.text)?.[0];
  // “Here”, “first” and “to find out …” open texts too.
  const isAnswer =
    word !== undefined && !/^(?:here|there|to|in|so|first|and|next)(?!\p{L})/iu.test(word);
  return isAnswer
    ? { kind: 'question', text: say.change.opensByAnswering(word.trim()), quote: quote(first.text) }
    : null;
};

const acronym = /(?<![\p{L}\d-])[A-Z]{2,6}s?(?![\p{L}\d-])/gu;
const known =
  /^(?:UK|US|USA|EU|UN|BBC|TV|DNA|RNA|HIV|AIDS|GPS|CEO|PhD|MRI|NASA|NATO|WHO|FBI|IT|PC|CD|DVD|NHS|IQ|OK|ID|AM|PM|BC|AD|PDF|SMS|AI|CO)s?$/u;

/** An acronym that stands before the sentence that spells it out in brackets. */
export const explainedLater: Rule = ({ draft, say }) => {
  for (const [at, { text }] of draft.sentences.entries()) {
    for (const [term] of text.matchAll(acronym)) {
      const isSpelt = (one: string) => one.includes(`(${term})`) || one.includes(`${term} (`);
      const isLater = draft.sentences
        .slice(at + 1)
        .some((later) => later.text.includes(`(${term})`));
      if (
        known.test(term) ||
        !isLater ||
        draft.sentences.slice(0, at + 1).some((one) => isSpelt(one.text))
      )
        continue;
      return { kind: 'change', text: say.change.explainedLater(term), quote: quote(text) };
    }
  }
  return null;
};

const fewestParagraphs = 3;
const fewestWords = 25;

/** A paragraph that shares no word of weight with any other, where those are tied to one another. */
export const paragraphApart: Rule = ({ draft, say, language }) => {
  const paragraphs = [...new Set(draft.sentences.map(({ paragraph }) => paragraph))].map((one) => {
    const sentences = draft.sentences.filter(({ paragraph }) => paragraph === one);
    return { sentences, words: sentences.flatMap(({ words }) => words) };
  });
  if (paragraphs.length < fewestParagraphs) return null;
  const isTied = (a: (typeof paragraphs)[number], b: (typeof paragraphs)[number]) => {
    const shared = sharedStems(a.words, b.words);
    return keyStems(a.words).some(
      ({ stem, word }) => shared.has(stem) && isTopical(word, language),
    );
  };
  const apart = paragraphs.filter((one) =>
    paragraphs.every((other) => other === one || !isTied(one, other)),
  );
  const [lone] = apart;
  const first = lone?.sentences[0];
  if (!lone || !first || apart.length > 1 || lone.words.length < fewestWords) return null;
  return { kind: 'question', text: say.change.paragraphApart, quote: quote(first.text) };
};
