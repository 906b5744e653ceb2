import { languages } from './languages/catalogue.ts';
import { languageSample, tellLanguage } from './tell-language.ts';

/** The language a text was found to be in. */
export interface IdentifiedLanguage {
  /** ISO 639-1: `de`. */
  readonly code: string;
  /** In English: `German`. */
  readonly name: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Function words of English that few other languages write the same. */
const englishWords = new Set(
  'the of and with that this which from are were have has been they their these by'.split(' '),
);

/** The share of them from which a text is taken as English: 19 of 20 English passages have it, and 4 of 16,000 in other languages. */
const englishShare = 0.08;

/** Below so many words in small letters, no text in Latin letters is taken as another language than English. */
const fewestWords = 6;

/**
 * Below so many, the text with its capitals has to be in the same language as its words in small letters. Of 1,056 such
 * English sentences with hardly any function words, from seven public sets, none was then taken for another language.
 */
const fewWords = 12;

/** What the detector reads at once: it looks at no more than the first 350 bytes. */
const passageLength = 300;

/** Passages read of one text, spread over its first pages. */
const mostPassages = 10;

/** How many of the passages must be in one language for the text to be. */
const mostOfThem = 0.75;

/** The share of passages of known language that the detector names right, and so its highest confidence. */
const surest = 0.99;

const word = /(?:https?:|www\.)\S+|([\p{L}\p{M}'’]+)/gu;
const capital = /^\p{Lu}/u;

/**
 * The language of a text: English or Hebrew by its letters as in `tellLanguage`, or another one when that is sure; null when
 * nothing tells. The detector (280 kB packed) is loaded only for a text with hardly any English function words.
 */
export async function identifyLanguage(text: string): Promise<IdentifiedLanguage | null> {
  const letters = tellLanguage(text);
  const byLetters = tellLanguage(text, { isSure: true }) === undefined ? 0.5 : 1;
  if (letters === 'he') return named(letters, byLetters);
  const sample = text.slice(0, languageSample);
  const words = wordsOf(sample);
  const english = words.filter(isEnglishWord).length;
  if (letters === 'en' && english >= englishShare * words.length) return named(letters, byLetters);
  // Names, acronyms and genera look alike in every language, and lists of them would be taken for Spanish or German.
  const running = words.filter((one) => !capital.test(one));
  const isShort = letters !== undefined && running.length < fewWords;
  const other =
    letters === undefined || running.length >= fewestWords ? await detect(running.join(' ')) : null;
  const isOther =
    other !== null && (!isShort || (await detect(words.join(' ')))?.code === other.code);
  if (isOther && !isMostlyEnglish(sample, words.length)) return other;
  return letters ? named(letters, 0.5) : null;
}

const wordsOf = (text: string) => [...text.matchAll(word)].flatMap(([, found]) => found ?? []);

const isEnglishWord = (one: string) => englishWords.has(one.toLowerCase());

/** Whether half of the words or more stand in sentences with an English function word: the rest is a quotation. */
function isMostlyEnglish(text: string, total: number): boolean {
  const sentences = text.split(/(?<=[.!?])[\s”"»)]+|[„“«"]/u).map(wordsOf);
  const english = sentences.filter((words) => words.some(isEnglishWord)).flat().length;
  return english * 2 >= total;
}

/** The language, if it is neither English nor Hebrew. */
async function detect(running: string): Promise<IdentifiedLanguage | null> {
  const { eld } = await import('eld/extrasmall');
  const passages = spreadOver(running).map((passage) => eld.detect(passage));
  const shareOf = (code: string) =>
    passages.filter((one) => one.language === code && one.isReliable()).length / passages.length;
  const found = passages.find(({ language }) => shareOf(language) >= mostOfThem)?.language;
  if (found === undefined || found in languages) return null;
  return named(found, surest * shareOf(found));
}

/** Passages of about the same length, so that a short rest at the end does not count as much as the others. */
function spreadOver(text: string): string[] {
  const parts = Math.min(mostPassages, Math.ceil(text.length / passageLength));
  return Array.from({ length: parts }, (_, at) =>
    text.slice(Math.floor((at * text.length) / parts)).slice(0, passageLength),
  );
}

/** Whether a text is in a language that is neither English nor Hebrew. */
export const isForeign = (found: IdentifiedLanguage | null): found is IdentifiedLanguage =>
  found !== null && !(found.code in languages);

/** "This looks like German. Vernacular can judge English and Hebrew." */
export function foreignSentence({ name }: IdentifiedLanguage): string {
  const judged = Object.values(languages).map((one) => one.name);
  return `This looks like ${name}. Vernacular can judge ${judged.join(' and ')}.`;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

const named = (code: string, confidence: number): IdentifiedLanguage => ({
  code,
  name: names.of(code) ?? code,
  confidence,
});
