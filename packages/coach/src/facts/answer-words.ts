import { isAbbreviation } from '@vernacular/exercises';

import { hasRoot, speaksOf } from '../text/family.ts';
import { isIdea } from '../text/idea.ts';
import { isMetaWord } from '../text/meta-words.ts';
import { nounsIn } from '../text/nouns.ts';
import type { Passage, Sentence, Word } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Fact, FactContext } from './fact.ts';

const most = 5;
const fewestOfSentence = 4;
/** A value, or who the writer is, in so few words is looked for word by word. */
const shortAnswer = 10;
const ofPerson: ReadonlySet<string> = new Set(['value', 'credentials', 'pathos', 'ethos']);

const asSpoken = ({ words }: Sentence) => words.map(({ text }) => text.toLowerCase()).join(' ');

/** The place of the first sentence of a draft that stands word for word in the answer; -1 where none does. */
function sharedSentence(draft: Passage, answer: Passage): number {
  const told = answer.sentences.filter(({ words }) => words.length >= fewestOfSentence);
  const spoken = new Set(told.map(asSpoken));
  return draft.sentences.findIndex((sentence) => spoken.has(asSpoken(sentence)));
}

/** In Hebrew a noun shows by the article that leans on it, which verbs of some forms look like. */
const isHebrewNoun = ({ text }: Word) =>
  /^[ושמ]?ה[\u05D0-\u05EA]{3,}$/u.test(text) &&
  !/^[ושמ]?ה(?:ראה|ראו|גיע|וביל|תחיל|פסיק|סביר|חליט|שפיע|גדיל|קטין|ביא|זיק|מליצ|צליח|ציע|זה|זאת|אלה|אלו|יו|ייתה|רבה|אם|כי|ינו|יות|ולכ|כול|כל|ביתה|פוך|יום|לאה|יטב|חוצה|צידה|נה)\p{L}*$/u.test(
    text,
  );

/** The words of an answer that name a thing, each once: its nouns, and of a value every word. */
function keyWords({ answer, request, tag }: FactContext): readonly Word[] {
  const { words, language } = answer;
  const isShort = ofPerson.has(request.focus) && words.length <= shortAnswer;
  const isNoun =
    language === 'he' ? isHebrewNoun : ((tag && nounsIn(answer, tag)) ?? (() => false));
  return words.filter(
    (word, at, all) =>
      word.isContent &&
      word.text.length > 1 &&
      !isMetaWord(word.stem, language) &&
      (isShort || (isIdea(word.text, language) && isNoun(word))) &&
      all.findIndex(({ stem }) => stem === word.stem) === at,
  );
}

/** Whether a draft has a word in no form. Of an abbreviation that cannot be told. */
const isAbsent = (draft: Passage, word: Word) =>
  !isAbbreviation(word.text) && hasRoot(word.text, draft.language) && !speaksOf(draft, word);

/** The place of a sentence of the answer in the draft; else the key words of the answer that stand in it, and those that do in no form. */
export const answerWords: Fact = (context) => {
  const { draft, answer, messages } = context;
  if (draft.language !== answer.language) return null;
  const at = sharedSentence(draft, answer);
  const shared = draft.sentences[at];
  if (shared) {
    const text = messages.answerSentence(at + 1, draft.sentences.length);
    return { kind: 'note', text, quote: quote(shared.text) };
  }
  const words = keyWords(context);
  // Only the very word: “democracy” in the text is not “democracies”.
  const written = new Set(draft.words.map((word) => word.text.toLowerCase()));
  const here = words.filter((word) => written.has(word.text.toLowerCase()));
  const told = (found: readonly Word[], message: (list: string) => string) =>
    found.length === 0
      ? []
      : [
          message(
            messages.listed(
              found.slice(0, most).map(({ text }) => messages.quoted(text.replace(/['’]s?$/u, ''))),
            ),
          ),
        ];
  // What is not in the text is worth more than what is.
  const absent = told(
    words.filter((word) => isAbsent(draft, word)),
    messages.onlyInAnswer,
  );
  const [text = ''] = [...absent, ...told(here, messages.inBoth)];
  return text === '' ? null : { kind: 'note', text, quote: '' };
};
