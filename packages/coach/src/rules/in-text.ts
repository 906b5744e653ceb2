import type { CoachComment } from '@vernacular/exercises';

import { speaksOf } from '../text/family.ts';
import { nounsIn } from '../text/nouns.ts';
import { readPassage, sharedStems, type Passage } from '../text/passage.ts';
import { quote, quoteWith } from '../text/quote.ts';
import { isSameWord } from '../text/same-word.ts';
import { isMetaWord } from './meta-words.ts';
import { strong } from './new-in-version.ts';
import { isIdea } from './idea.ts';
import { deniesAll, numbersIn, observed, quantity } from './proven.ts';
import type { Look, Rule } from './rule.ts';

const most = 3;

/** Words that the tagger takes for nouns, and Hebrew verbs that begin as a noun with its article does. */
const noNoun = {
  en: /^(?:measures?|answers?|reasons?|points?|cases?|lots?|ways?|kinds?|times?|things?|half|thirds?)$/iu,
  he: /^[ושמ]?ה(?:ראה|ראו|גיע|וביל|תחיל|פסיק|סביר|חליט|שפיע|גדיל|קטין|ביא|זיק|מליצ|צליח|ציע|זה|זאת|אלה|אלו|יו|ייתה|רבה|אם|כי|ינו|יות|ולכ)\p{L}*$/u,
};

/** Nouns of the answer, each once; in Hebrew words that a preposition or an article leans on. */
const nounsOf = ({ answer, language, tag }: Pick<Look, 'answer' | 'language' | 'tag'>) => {
  const isNoun =
    language === 'he'
      ? ({ text }: { readonly text: string }) => /^[ושמ]?ה[\u05D0-\u05EA]{3,}$/u.test(text)
      : ((tag && nounsIn(answer, tag)) ?? (() => false));
  return answer.words.filter(
    (word, at, all) =>
      word.isContent &&
      isNoun(word) &&
      !noNoun[language].test(word.text) &&
      isIdea(word.text, language) &&
      !isMetaWord(word.stem, language) &&
      all.findIndex(({ stem }) => stem === word.stem) === at,
  );
};

/** What an answer speaks of by a noun that no sentence of the text has in any form. */
export const notInText = (look: Look): readonly string[] => {
  return nounsOf(look)
    .filter((word) => !speaksOf(look.draft, word))
    .map(({ text }) => text)
    .slice(0, most);
};

/** Whether an answer promises what the text does not: nobody is asked to put that into the text. */
const promisesMore = ({ answer, draft, language }: Look): boolean =>
  strong[language].test(answer.text) && !strong[language].test(draft.text);

/** Names what of the claim a reader of the text would not find in it. Asked for a claim and its question, only the first sentence is the claim. */
export const notYetInText: Rule = (look) => {
  const { say, answer } = look;
  const [only] = answer.sentences;
  if (!only || promisesMore(look)) return null;
  const words = notInText({ ...look, answer: readPassage(only.text) });
  if (words.length === 0) return null;
  return {
    kind: 'question',
    text: say.inText.notYet(say.listed(words.map(say.quoted))),
    quote: '',
  };
};

/** The answers that a last summary is read beside: what they say is what a reader was to find. */
const answersTo = ['objection', 'certainty', 'reasoning'] as const;

const answersBefore = ({ request, language }: Look) =>
  answersTo.flatMap((focus) => {
    const given = request.before?.find((one) => one.focus === focus)?.answer ?? '';
    const answer = readPassage(given);
    return given === '' || answer.language !== language ? [] : [{ focus, answer }];
  });

/** What the last summary took over from an answer: a word that the first had not. */
export const nowInText: Rule = (look) => {
  const [first] = look.request.earlier.map(({ text }) => readPassage(text));
  if (first?.language !== look.language) return null;
  for (const { focus, answer } of answersBefore(look)) {
    const missing = new Set(notInText({ ...look, answer }));
    const words = notInText({ ...look, draft: first, answer }).filter((one) => !missing.has(one));
    const place = look.draft.sentences.find((sentence) =>
      sentence.words.some(({ text }) => isSameWord(text, words[0] ?? '', look.language)),
    );
    if (words.length === 0 || !place || deniesAll[look.language].test(place.text)) continue;
    const text = look.say.inText.nowThere[focus](look.say.listed(words.map(look.say.quoted)));
    return { kind: 'works', text, quote: quote(place.text) };
  }
  return null;
};

const claimShare = 0.7;
const fewestShared = 2;

/** The sentence that makes a claim, and its place; null where no sentence holds most of it. */
const claimIn = ({ sentences }: Passage, claim: Passage) => {
  const keys = new Set(
    claim.words
      .filter(({ isContent, stem }) => isContent && !isMetaWord(stem, claim.language))
      .map(({ stem }) => stem),
  );
  const found = sentences
    .map((sentence, at) => ({
      sentence,
      at,
      shared: [...sharedStems(sentence.words, claim.words)].filter((stem) => keys.has(stem)).length,
    }))
    .toSorted((a, b) => b.shared - a.shared)[0];
  return found && found.shared >= fewestShared && found.shared / keys.size >= claimShare
    ? found
    : null;
};

const fewestSentences = 4;

/** The claim comes late in the text: its place is told. */
export const claimComesLate: Rule = ({ draft, answer, say }) => {
  const found = claimIn(draft, answer);
  const all = draft.sentences.length;
  if (!found || all < fewestSentences || found.at < all / 3 || found.at < 2) return null;
  const text = say.inText.claimLate(found.at + 1, all);
  return { kind: 'question', text, quote: quote(found.sentence.text) };
};

/** The number the answer points to stands far from the claim that was given before. */
export const evidenceApart: Rule = ({ draft, answer, request, say, language }) => {
  const claimed = request.before?.find(({ focus }) => focus === 'claim')?.answer ?? '';
  const claim = claimIn(draft, readPassage(claimed));
  const told = new Set(numbersIn(answer.text));
  const at = draft.sentences.findIndex(
    ({ text, words }) =>
      numbersIn(text).some((one) => told.has(one)) && sharedStems(words, answer.words).size > 0,
  );
  const place = draft.sentences[at];
  if (!claim || !place || Math.abs(claim.at - at) < 2) return null;
  if (draft.language !== language) return null;
  const text = say.inText.apart(at + 1, claim.at + 1);
  return { kind: 'question', text, quote: quote(claim.sentence.text) };
};

/** The text gives numbers, and an answer about its evidence none of them. */
export const numbersUnnamed: Rule = ({ draft, answer, say, language }) => {
  if (numbersIn(answer.text).length > 0) return null;
  const found = draft.sentences.flatMap((sentence) => {
    const number = observed[language].test(sentence.text) ? quantity(sentence.text, draft) : null;
    return number === null ? [] : [{ sentence, number }];
  });
  const [first] = found;
  if (!first) return null;
  const text = say.inText.numbers(say.quoted(first.number));
  return { kind: 'question', text, quote: quoteWith(first.sentence.text, first.number) };
};

/** What can be told of an answer and of the place in the text that it is about: the last word, in place of a stock question. */
const places: Partial<Record<Look['request']['focus'], readonly Rule[]>> = {
  claim: [claimComesLate, notYetInText],
  evidence: [evidenceApart, numbersUnnamed],
};

/** The first that can be told and was not told before. */
export function placeInText(look: Look, said: ReadonlySet<string>): CoachComment | null {
  if (look.answer.language !== look.language) return null;
  for (const rule of places[look.request.focus] ?? []) {
    const comment = rule(look);
    if (comment && !said.has(comment.text)) return comment;
  }
  return null;
}
