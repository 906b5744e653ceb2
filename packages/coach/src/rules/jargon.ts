import { isAbbreviation } from '@vernacular/exercises';

import { readPassage } from '../text/passage.ts';
import type { Passage, Word } from '../text/passage.ts';
import { quote, quoteWith } from '../text/quote.ts';
import { readerOf } from './reader.ts';
import type { Rule } from './rule.ts';

const isWord = ({ text }: Word, word: string) => text.toLowerCase() === word.toLowerCase();

/** Units, which everybody reads as such, and endings that make a rare form of a common word. */
const unit =
  /^(?:\d+\p{L}*|km|kg|cm|mm|ml|kwh|kilos?|metres?|litres?|\p{L}+(?:seconds?|metres?|meters?|grams?|watts?|hertz)|celsius|euros?)$/iu;
const shortest = 7;
const plainForm = /^(?:un)?\p{L}{3,7}(?:ers?|ists?|ness|less|s)$/iu;

/** Hebrew writes a plain verb in a hundred forms, most of them rare; a borrowed term shows by its ending or its beginning. */
const loanword =
  /(?:ציה|ציית|יזם|לוגי\p{L}*|טיבי\p{L}*|טרי\p{L}*|אלי\p{L}*|וזה|סיס|גרפיה)$|^[והבלמכש]{0,2}(?:אלקטרו|מיקרו|פוטו|ביו|נוירו|היפו|פסיכו|גלוט|אופטו)/u;

/** Shorter ones are names as often: נבאלי. */
const shortestLoan = 6;
const longestPlain = 4;
const inflected = /(?:תי|נו|תם|תן|ים|ות|ה|ו)$|^[איתנ]/u;

/** A long word that comes back, and that no ending or beginning shows to be a form of a verb. */
const isTerm = (word: string, { text }: Passage) =>
  word.length > longestPlain && !inflected.test(word) && text.split(word).length > 2;

/** A name in the middle of a sentence and a unit are no jargon, and neither is a plain word in a rarer form. */
function isJargon(word: string, draft: Passage): boolean {
  if (draft.language === 'he')
    return (word.length >= shortestLoan && loanword.test(word)) || isTerm(word, draft);
  if (unit.test(word) || plainForm.test(word) || word.length < shortest) return false;
  const isName = /^\p{Lu}/u.test(word);
  const starts = draft.sentences.some(({ words: [first] }) => first && isWord(first, word));
  return !isName || starts;
}

const many = 3;

/** As `rarestWord`, where a text holds three or more of them. */
export const manyRare: Rule = (look) =>
  look.request.jargon.filter(({ word }) => isJargon(word, look.draft)).length >= many
    ? rarestWord(look)
    : null;

/** What stands right after a word that is explained where it stands. */
const explanation = {
  en: /^(?:\s*\((?!\p{Lu}{2,}\)|\d)[^)]{4,}\)|, (?:that is|i\.e\.|which (?:is|are|means)|or|a|an|the) \p{L}+[^,.;]{3,}[,.;]|,? (?:is|are|means) (?:a|an|the|what|when)(?!\p{L}))/u,
  he: /^(?:\s*\([^)]{4,}\)|, (?:כלומר|שהוא|שהיא|שהם|או)(?!\p{L})|, ה?\p{L}{2,} (?:של|ש\p{L}{2,}|ה\p{L}+)(?!\p{L})| (?:הוא|היא|הם|הן|פירושו|פירושה)(?!\p{L}))/u,
};

/** “A hormone called cortisol”: what stands right before such a word. */
const introduction = {
  en: /\p{L} (?:called|named|known as|by the name of) (?:the |an? )?(?:\p{L}+ )?[“"'‘]?$/iu,
  he: /\p{L} (?:ש?נקרא\p{L}*|ה?מכונ\p{L}+|בשם|ה?ידוע\p{L}* כ) ?[״"'״]?$/u,
};

const explainedIn = ({ sentences, language }: Passage, word: string) =>
  sentences.find(({ text, start, words }) =>
    words.some((one) => {
      const at = one.start - start;
      return (
        isWord(one, word) &&
        (explanation[language].test(text.slice(at + one.text.length)) ||
          introduction[language].test(text.slice(0, at)))
      );
    }),
  );

/** The rarest word of the draft, with a plainer one where a table knows one. Replace before you define: Shulman et al. 2020. */
export const rarestWord: Rule = ({ request, draft, say, plainerOf }) => {
  const doubtful = request.jargon.filter(
    ({ word }) => !explainedIn(draft, word) && (plainerOf(word) !== null || isJargon(word, draft)),
  );
  const known = doubtful.find(({ word }) => plainerOf(word) !== null) ?? doubtful[0];
  const sentence =
    known && draft.sentences.find(({ words }) => words.some((one) => isWord(one, known.word)));
  if (!known || !sentence) return null;
  const plainer = plainerOf(known.word);
  const reader = readerOf(request);
  const listener = reader ? say.reader[reader].listener : say.listener;
  const text = plainer
    ? say.change.rareWord(known.word, plainer)
    : say.change.rareWordAlone(known.word, listener);
  return { kind: 'change', text, quote: quote(sentence.text) };
};

/** Whether a word is explained where it stands first: a later explanation comes too late for a reader. */
const isExplainedFirst = (passage: Passage, word: string) => {
  const first = passage.sentences.find(({ words }) => words.some((one) => isWord(one, word)));
  return first !== undefined && explainedIn(passage, word) === first;
};

/** A rare word or an abbreviation that stood bare in every version before, and is explained where it first stands now. */
export const nowExplained: Rule = ({ request, draft, say, language }) => {
  const before = request.earlier.map(({ text }) => readPassage(text));
  if (before.length === 0 || before.some((one) => one.language !== language)) return null;
  const terms = [
    ...request.jargon.map(({ word }) => word),
    ...draft.words.flatMap(({ text }) => (isAbbreviation(text) ? [text] : [])),
  ];
  for (const word of terms) {
    const stood =
      before.at(-1)!.words.some((one) => isWord(one, word)) &&
      before.every((one) => !explainedIn(one, word));
    const place = stood && isExplainedFirst(draft, word) ? explainedIn(draft, word) : null;
    if (place)
      return { kind: 'works', text: say.works.explained(word), quote: quoteWith(place.text, word) };
  }
  return null;
};
