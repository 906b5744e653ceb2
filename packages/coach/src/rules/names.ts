import type { ConversationLanguage } from '@vernacular/exercises';

import type { Passage, Sentence, Word } from '../text/passage.ts';
import { readPassage } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { isSameWord } from '../text/same-word.ts';
import { holdsBeginning, isFunctionWord } from '../text/stem.ts';
import { nameFamilies } from './other-names.ts';
import type { Rule } from './rule.ts';
import { whole } from './whole.ts';

/** A place where a name stands, in one of its forms, as written there. */
interface Place {
  readonly sentence: Sentence;
  readonly form: string;
}

const wordsIn = (name: string): readonly Word[] => readPassage(name).words;
const owner = /['’]s?$/u;
const isWritten = (one: string, other: string) =>
  one.toLowerCase().replace(owner, '') === other.toLowerCase().replace(owner, '');

/** Where a name stands as words of its own, in every form: “rat” is in “rats” and “rat’s”, and not in “rate”. */
function placesOf({ sentences, language }: Passage, name: string): readonly Place[] {
  const wanted = wordsIn(name);
  if (wanted.length === 0) return [];
  return sentences.flatMap((sentence) =>
    sentence.words.flatMap((_, at): Place[] => {
      const here = sentence.words.slice(at, at + wanted.length);
      const isHere =
        here.length === wanted.length &&
        here.every(({ text }, index) => isSameWord(text, wanted[index]?.text ?? '', language));
      return isHere ? [{ sentence, form: here.map(({ text }) => text).join(' ') }] : [];
    }),
  );
}

/** Whether two words of a longer name stand in one sentence: “food that lasts a day or two” for “food of one day or two”. */
export const maySay = ({ sentences, language }: Passage, name: string): boolean =>
  sentences.some(
    ({ words }) =>
      wordsIn(name).filter(
        ({ isContent, text }) =>
          isContent && words.some((one) => isSameWord(one.text, text, language)),
      ).length > 1,
  );

/** How often a name stands in a text, in every form. */
export const countOfName = (draft: Passage, name: string): number => placesOf(draft, name).length;

/** The names of a cell, parted by commas; a dash is none. */
const namesIn = (cell = '') =>
  cell
    .split(/[,;/]/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** A row of the student’s table: term, other names, name to keep. Without a choice the term is kept. */
export const rowOf = ([term = '', others = '', keep = '']: readonly string[]) => {
  const kept = namesIn(keep).length > 0 ? namesIn(keep) : namesIn(term);
  const given = [...namesIn(others), ...namesIn(term)];
  return { kept, others: given.filter((one) => !kept.some((name) => isWritten(one, name))) };
};

const isSmall = (name: string, language: ConversationLanguage) =>
  // “שם” is “there”, and in a table of names a name.
  wordsIn(name).every(
    ({ text }) =>
      text.length === 1 || (isFunctionWord(text, language) && !/^(?:שם|דבר|דרך)$/u.test(text)),
  );

/** A word that holds sentences together, given as the name of an idea. */
export const smallName: Rule = ({ draft, request, say }) => {
  const names = request.table.flatMap(([term, , keep]) => [...namesIn(term), ...namesIn(keep)]);
  const small = names.find((name) => isSmall(name, draft.language));
  return small === undefined
    ? null
    : { kind: 'question', text: say.change.smallName(small), quote: '' };
};

/** Hebrew writes “שפן סלע” as “שפני סלע” as well: all its words in one sentence, by their beginnings. */
const mayStand = ({ sentences, language }: Passage, name: string) =>
  language === 'he' &&
  sentences.some(({ words }) =>
    wordsIn(name).every(({ text }) => words.some((one) => holdsBeginning(one.text, text))),
  );

/** “Panels in the field”: where it stands is no part of a name, and its first words are. */
const mayBegin = (draft: Passage, name: string) => {
  const words = wordsIn(name);
  const [first, second, ...rest] = words.map(({ text }) => text);
  return rest.length > 0 && placesOf(draft, `${first} ${second}`).length > 0;
};

/** A name the student wants to keep and the draft never uses. */
export const keptNowhere: Rule = ({ draft, request, say }) => {
  for (const { kept, others } of request.table.map(rowOf)) {
    const [name] = kept;
    const isThere = (one: string) =>
      draft.text.toLowerCase().includes(one.toLowerCase()) ||
      placesOf(draft, one).length > 0 ||
      mayStand(draft, one) ||
      mayBegin(draft, one);
    if (name === undefined || kept.some(isThere)) continue;
    const place = others.flatMap((one) => placesOf(draft, one))[0];
    const text = say.change.keptNowhere(name);
    return { kind: 'change', text, quote: quote(place?.sentence.text ?? '') };
  }
  return null;
};

/** “Jargon, or technical language, is …”: the sentence that tells what a name means holds both. */
const defines = {
  en: /(?<!\p{L})(?:or|is|are|called|known as|means?|i\.e\.|that is|namely|refers? to|defined as|abbreviated|in short)(?!\p{L})|[(–—]/iu,
  he: /(?<!\p{L})(?:או|הוא|היא|הם|הן|נקר\p{L}+|מכונ\p{L}+|המכונ\p{L}+|כלומר|דהיינו|פירוש\p{L}*|מוגדר\p{L}*)(?!\p{L})|[(–—]/u,
};

/** Whether a sentence names a thing both ways because it tells that they are one. */
const isDefinition = ({ text }: Sentence, { language }: Passage, one: string, other: string) => {
  const [first, last] = [one, other]
    .map((name) => text.toLowerCase().indexOf(name.toLowerCase()))
    .toSorted((a, b) => a - b) as [number, number];
  return first >= 0 && first !== last && defines[language].test(text.slice(first, last));
};

/** “… frequencies. The lowest five of these, which founders call the partials”: what the next sentence calls so. */
const isToldNext = ({ sentences, language }: Passage, { sentence }: Place, other: string) => {
  const next = sentences[sentences.indexOf(sentence) + 1];
  if (!next) return false;
  const [there] = placesOf({ ...readPassage(next.text), sentences: [next], language }, other);
  const at = there ? next.text.indexOf(there.form) : -1;
  return at > 0 && calls[language].test(next.text.slice(Math.max(0, at - nearName), at));
};
const nearName = 25;
const calls = whole('call(?:s|ed)?|known as|named', String.raw`נקרא\p{L}*|קורא\p{L}*|מכונ\p{L}*`);

/** “These infants”: a noun that a pointing word stands at. */
const pointed = {
  en: (form: string) =>
    new RegExp(String.raw`\b(?:these|those|this|that|such) ${form}(?!\p{L})`, 'iu'),
  he: (form: string) =>
    new RegExp(String.raw`${form} (?:ה)?(?:זה|זו|זאת|אלה|אלו|הללו)(?!\p{L})`, 'u'),
};

/** “… in preterm infants. These infants …”: what points to a thing that the sentence before has named is plain. */
function pointsToLast(
  { sentences, language }: Passage,
  { sentence, form }: Place,
  all: readonly string[],
) {
  const before = sentences[sentences.indexOf(sentence) - 1];
  const isNamed = (name: string) =>
    before !== undefined && placesOf({ ...before, sentences: [before], language }, name).length > 0;
  return pointed[language](form).test(sentence.text) && all.some(isNamed);
}

/** “והרדיולוג” is the word with what leans on its beginning, “רדיולוגיה” another word. */
const isLeaning = (form: string, name: string) => form.endsWith(name.replace(/^ה(?=.{3})/u, ''));

const longestName = 3;

/** “Another drug” and “no drug” are not the drug. */
const another = /(?<!\p{L})(?:an)?(?:other|different|no|any|similar|new)$/iu;

/**
 * A name the student chose to give up and the draft still uses. Where it stands in both numbers the coach asks: “the
 * drug” may be the one, and “drugs” those it is compared with.
 */
export const otherName: Rule = ({ draft, request, say }) => {
  for (const { kept, others } of request.table.map(rowOf)) {
    const [keep] = kept;
    for (const name of others) {
      const isPart = kept.some(
        (one) =>
          placesOf(readPassage(one), name).length > 0 ||
          // “Urban vertical farms” holds the name “vertical farm”.
          placesOf(readPassage(name), one).length > 0 ||
          mayStand(readPassage(one), name),
      );
      // So many words tell what a thing is.
      const isPhrase = wordsIn(name).length > longestName;
      if (keep === undefined || isPart || isPhrase || isSmall(name, draft.language)) continue;
      const places = placesOf(draft, name).filter(
        ({ sentence, form }) =>
          (draft.language === 'en' || isLeaning(form, name)) &&
          !pointsToLast(draft, { sentence, form }, [name, ...kept]) &&
          !another.test(sentence.text.split(form)[0]?.trimEnd() ?? '') &&
          !kept.some((one) => isDefinition(sentence, draft, form, one)),
      );
      const [first] = places;
      const isExplained = placesOf(draft, name).some(({ sentence, form }) =>
        kept.some(
          (one) =>
            isDefinition(sentence, draft, form, one) || isToldNext(draft, { sentence, form }, one),
        ),
      );
      // A text that tells that the two names are one may use both.
      if (!first || isExplained) continue;
      const forms = [...new Set(places.map(({ form }) => form.toLowerCase().replace(owner, '')))];
      const isSure = draft.language === 'he' || forms.length === 1;
      const [form = name] = forms;
      const isAsGiven = draft.language === 'he' || form === name.toLowerCase();
      const shown = isAsGiven ? name : form;
      const text = isSure
        ? say.change.otherName(shown, keep, places.length)
        : say.change.otherForms(forms.map(say.quoted).join(', '), keep, places.length);
      return { kind: isSure ? 'change' : 'question', text, quote: quote(first.sentence.text) };
    }
  }
  return null;
};

const fewestSentences = 3;

/** A term of the student’s table that stands in three sentences or more, and none of its other names beside it. */
export const oneName: Rule = (look) => {
  const { draft, request, say } = look;
  if ([renamed, otherName, keptNowhere, smallName].some((rule) => rule(look))) return null;
  for (const { kept, others } of request.table.map(rowOf)) {
    const [name] = kept;
    if (
      name === undefined ||
      others.length === 0 ||
      others.some((one) => placesOf(draft, one).length > 0)
    )
      continue;
    const holding = [...new Set(placesOf(draft, name).map(({ sentence }) => sentence))];
    const [first] = holding;
    if (!first || holding.length < fewestSentences) continue;
    const text = say.works.oneName(name, holding.length);
    return { kind: 'works', text, quote: quote(first.text) };
  }
  return null;
};

const singular = (word: string) => word.toLowerCase().replace(/^ה(?=.{3})|s$|ים$|י?ם$/gu, '');

/** Three names that could mean one thing, or two in a short text: a question, since they may well be two. */
export const renamed: Rule = ({ draft, say }) => {
  for (const family of nameFamilies[draft.language]) {
    const found = [...draft.text.matchAll(family)].map(({ 1: name = '', index }) => ({
      name,
      index,
    }));
    const names = [...new Map(found.map((one) => [singular(one.name), one])).values()];
    const second = names[1];
    if (names.length < 2 || !second) continue;
    const sentence = draft.sentences.findLast(({ start }) => start <= second.index);
    const isTold = [...names].some(
      ({ name }) =>
        name !== second.name && sentence && isDefinition(sentence, draft, name, second.name),
    );
    if (isTold) continue;
    const shown = names
      .slice(0, 4)
      .map(({ name }) => say.quoted(name))
      .join(', ');
    return {
      kind: 'question',
      text: say.change.renamed(shown),
      quote: quote(sentence?.text ?? ''),
    };
  }
  return null;
};
