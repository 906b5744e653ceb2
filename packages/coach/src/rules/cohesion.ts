import type { Sentence } from '../text/passage.ts';
import { keyStems, sharedStems } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { leastLinked } from '../coherence/least-linked.ts';
import { has } from './markers.ts';
import type { Rule } from './rule.ts';

const bare = {
  en: /^(?:this|that|these|those)(?=\s+(?:is|are|was|were|has|have|had|means?|shows?|makes?|can|may|could|will|would|should|helps?|leads?|causes?|happens?|allows?)\b)/iu,
  he: /^(?:זה|זו|זאת|אלה|אלו)(?=\s+(?:אומר|מראה|גורם|יכול|עשוי|מאפשר|קורה|מביא|חשוב|היה|יהיה))/u,
};

/** “It” and “they” are traced with ease to the sentence before, but not over the end of a paragraph. */
const distant = {
  en: /^(?:it|they)(?!\p{L})(?!\s+(?:is|was|has been|seems|appears)\b[^.]*\b(?:that|whether|to|for)\b)/iu,
  he: /^(?:הוא|היא|הם|הן)(?!\p{L})/u,
};

/** A sentence that opens with “this” and no noun after it, or a paragraph with “it”. See: Gopen & Swan 1990, old information first. */
export const barePronoun: Rule = ({ draft, say, request }) => {
  const covered = new Set(request.table.map(([word]) => (word ?? '').trim().toLowerCase()));
  for (const [at, { text, paragraph }] of draft.sentences.entries()) {
    const before = draft.sentences[at - 1];
    if (!before) continue;
    const opensParagraph = before.paragraph !== paragraph;
    const word =
      bare[draft.language].exec(text)?.[0] ??
      (opensParagraph ? distant[draft.language].exec(text)?.[0] : undefined);
    if (word && !covered.has(word.toLowerCase())) {
      return { kind: 'change', text: say.change.barePronoun(word), quote: quote(text) };
    }
  }
  return null;
};

const occurrences = (text: string, word: string) =>
  word.trim() === '' ? 0 : text.toLowerCase().split(word.trim().toLowerCase()).length - 1;

/** A name the student chose to give up and the draft still uses. The table: term, other names, name to keep. */
export const otherName: Rule = ({ draft, request, say }) => {
  for (const [, others = '', keep = ''] of request.table) {
    for (const name of others.split(/[,;/]/u).map((part) => part.trim())) {
      const times = occurrences(draft.text, name);
      const sentence = draft.sentences.find(({ text }) => occurrences(text, name) > 0);
      const isPart = occurrences(keep, name) > 0;
      if (!sentence || times === 0 || keep.trim() === '' || isPart) continue;
      const text = say.change.otherName(name, keep.trim(), times);
      return { kind: 'change', text, quote: quote(sentence.text) };
    }
  }
  return null;
};

/** A key word that stands in three or more sentences under one name. */
export const oneName: Rule = ({ draft, say }) => {
  const key = keyStems(draft.words).find(
    ({ stem, word }) =>
      word.length > 3 &&
      draft.sentences.filter(({ words }) => words.some((other) => other.stem === stem)).length >= 3,
  );
  const sentence = key && draft.sentences.find(({ text }) => text.includes(key.word));
  return key && sentence
    ? { kind: 'works', text: say.works.oneName(key.word), quote: quote(sentence.text) }
    : null;
};

const opening = ({ words }: Sentence) => words.filter(({ isContent }) => isContent).slice(0, 2);

/** A sentence whose first content words take up a word of the sentence before. */
export const linkedOpening: Rule = ({ draft, say }) => {
  for (const [index, sentence] of draft.sentences.entries()) {
    const before = draft.sentences[index - 1];
    if (!before) continue;
    const shared = sharedStems(before.words, opening(sentence));
    const word = opening(sentence).find(({ stem }) => shared.has(stem))?.text;
    if (word) return { kind: 'works', text: say.works.link(word), quote: quote(sentence.text) };
  }
  return null;
};

/** The two neighbours that are least linked, as a question; never a score (zero overlap alone is no alarm). */
export const unlinked =
  (text: 'noLink' | 'noConnector'): Rule =>
  ({ draft, say }) => {
    const pair = leastLinked(draft);
    // A “because” in the sentence is a link, whatever its opening.
    const hasReason =
      pair && text === 'noConnector' && has(pair.second.text, 'reason', draft.language);
    return pair && !hasReason
      ? { kind: 'question', text: say.change[text], quote: quote(pair.second.text) }
      : null;
  };

/** The point the student wrote for a paragraph: ten words or fewer work. The table: paragraph, point, strongest sentence. */
export const pointOfParagraph: Rule = ({ draft, request, say }) => {
  const [, point = '', strongest = ''] = request.table.find(([, written]) => written?.trim()) ?? [];
  if (point.trim() === '') return null;
  const inDraft = draft.sentences.find(
    ({ text }) => strongest.trim() !== '' && text.includes(strongest.trim()),
  );
  const isShort = point.trim().split(/\s+/u).length <= 10;
  return {
    kind: isShort ? 'works' : 'change',
    text: isShort ? say.works.point : say.change.longPoint,
    quote: quote((inDraft ?? draft.sentences[0])?.text ?? ''),
  };
};
