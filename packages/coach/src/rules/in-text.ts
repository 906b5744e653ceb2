import type { CoachComment } from '@vernacular/exercises';

import { hasRoot, speaksOf } from '../text/family.ts';
import { nounsIn } from '../text/nouns.ts';
import { numeralsIn } from '../text/numerals.ts';
import { type Passage, readPassage, type Sentence, sharedStems } from '../text/passage.ts';
import { beginning, quote, quoteWith } from '../text/quote.ts';
import { isSameWord } from '../text/same-word.ts';
import { has } from './markers.ts';
import { isMetaWord } from './meta-words.ts';
import { strong } from './new-in-version.ts';
import { isIdea } from './idea.ts';
import { deniesAll, numbersIn, observed, quantity } from './proven.ts';
import type { Look, Rule } from './rule.ts';

const most = 3;

/** Words that the tagger takes for nouns, and Hebrew verbs that begin as a noun with its article does. */
const noNoun = {
  en: /^(?:account|measures?|answers?|reasons?|points?|cases?|lots?|ways?|kinds?|times?|things?|half|thirds?)$/iu,
  he: /^[ושמ]?ה(?:ראה|ראו|גיע|וביל|תחיל|פסיק|סביר|חליט|שפיע|גדיל|קטין|ביא|זיק|מליצ|צליח|ציע|זה|זאת|אלה|אלו|יו|ייתה|רבה|אם|כי|ינו|יות|ולכ)\p{L}*$|^[ושמ]?ה(?:כול|כל|ביתה|פוך|יום|לאה|יטב|חוצה|צידה|נה)$/u,
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
export const notInText = (look: Look, atMost = most): readonly string[] =>
  nounsOf(look)
    .filter((word) => !speaksOf(look.draft, word) && hasRoot(word.text, look.language))
    .map(({ text }) => text)
    .slice(0, atMost);

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

/** What a last text is to have gained from each answer. */
const gainOf = { objection: 'otherSide', certainty: 'namedLimit', reasoning: 'mechanism' } as const;
const fewestTaken = 2;

/** The sentence of the last summary that took most from an answer: words that the first summary had in no form, each as it stands there. */
export const nowInText: Rule = (look) => {
  const { draft, language, say } = look;
  const [first] = look.request.earlier.map(({ text }) => readPassage(text));
  if (first?.language !== language) return null;
  const [taken] = answersBefore(look)
    .flatMap(({ focus, answer }) => {
      const fresh = notInText({ ...look, draft: first, answer }, Infinity);
      return draft.sentences.flatMap((sentence) => {
        const words = sentence.words
          .map(({ text }) => text)
          .filter((text) => fresh.some((one) => isSameWord(text, one, language)));
        const isGain = has(sentence.text, gainOf[focus], language);
        const shared = sharedStems(sentence.words, answer.words).size + (isGain ? most : 0);
        const isTaken = words.length >= fewestTaken || isGain || shared > most;
        return words.length > 0 && isTaken && shared >= fewestTaken
          ? [{ focus, sentence, words: [...new Set(words)].slice(0, most), shared }]
          : [];
      });
    })
    .toSorted((a, b) => b.shared - a.shared || b.words.length - a.words.length);
  if (!taken || deniesAll[language].test(taken.sentence.text)) return null;
  const text = say.inText.nowThere[taken.focus](say.listed(taken.words.map(say.quoted)));
  return { kind: 'works', text, quote: quoteWith(taken.sentence.text, taken.words[0] ?? '') };
};

const claimShare = 0.7;
const fewestShared = 2;

/** The sentence that makes a claim, and its place; null where no sentence holds most of it. */
export const claimIn = ({ sentences }: Passage, claim: Passage) => {
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

/** Below this a whole number, “three valleys”, says little of what is meant. */
const leastTold = 10;

/** The sentence of the text that an answer points to by a number that stands there alone; its place, -1 where none does. */
export function placeOfNumber({ draft, answer }: Look): number {
  const told = numeralsIn(answer.text)
    .map(({ value }) => value)
    .filter((value) => value >= leastTold || !Number.isInteger(value));
  const places = told.flatMap((value) => {
    const holding = draft.sentences.flatMap((sentence, at) =>
      numeralsIn(sentence.text).some((one) => one.value === value) ? [{ sentence, at }] : [],
    );
    const [only] = holding;
    return only && holding.length === 1 && sharedStems(only.sentence.words, answer.words).size > 0
      ? [only.at]
      : [];
  });
  // Where the numbers of an answer stand in several sentences, none of them is what it points to.
  return new Set(places).size === 1 ? places[0]! : -1;
}

/** Whether a sentence holds half of what a claim speaks of. */
const speaksOfHalf = ({ words }: Sentence, claim: Passage) => {
  const keys = new Set(claim.words.filter(({ isContent }) => isContent).map(({ stem }) => stem));
  const shared = [...sharedStems(words, claim.words)].filter((one) => keys.has(one)).length;
  return shared >= fewestShared && shared * 2 >= keys.size;
};

const fewestApart = 2;

/** What the answer points to stands far from the claim that was given before. */
export const evidenceApart: Rule = (look) => {
  const { draft, request, say, language } = look;
  const claimed = request.before?.find(({ focus }) => focus === 'claim')?.answer ?? '';
  const own = readPassage(claimed);
  const claim = claimIn(draft, own);
  const at = placeOfNumber(look);
  const place = draft.sentences[at];
  // The claim may stand beside it once more, in other words.
  const isNear = draft.sentences
    .slice(Math.max(0, at - 1), at + 2)
    .some((one) => one !== place && speaksOfHalf(one, own));
  if (
    isNear ||
    !claim ||
    !place ||
    Math.abs(claim.at - at) < fewestApart ||
    draft.language !== language
  )
    return null;
  const text = say.inText.apart(beginning(place.text), at - claim.at);
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
