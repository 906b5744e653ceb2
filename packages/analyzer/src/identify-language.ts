import { languages } from './languages/list.ts';
import { languageSample, languageByScript } from './language-by-script.ts';

export interface IdentifiedLanguage {
  /** ISO 639-1: `de`. */
  readonly code: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

const englishWords = new Set(
  'the of and with that this which from are were have has been they their these by'.split(' '),
);

/** From this share of its function words on a text is English: 19 of 20 English texts, 4 of 16,000 others. */
const englishShare = 0.08;

/** With fewer different lower-case words, a text in Latin letters is always taken for English. */
const fewestWords = 6;

/**
 * With fewer lower-case words, the detector must name one language for all words, capitalised too, and for each half:
 * then none of 1,056 such English sentences of seven public sets was taken for another language.
 */
const fewWords = 12;

/** Characters per passage; the detector reads at most the first 350 bytes. */
const passageLength = 300;

const mostPassages = 10;

const mostOfThem = 0.75;

/** Accuracy of the detector on passages of known language, used as its highest confidence. */
const surest = 0.99;

const word = /(?:https?:|www\.)\S+|[\p{L}\p{M}'’]+/gu;
const address = /[:.]/u;
const capital = /^\p{Lu}/u;

/**
 * Resolves to the language of a text: by its script, or another if that is certain; null if unknown. The detector
 * (280 kB compressed) is loaded only for a text with hardly any English function words.
 */
export async function identifyLanguage(text: string): Promise<IdentifiedLanguage | null> {
  const letters = languageByScript(text);
  const byLetters = languageByScript(text, { isSure: true }) === undefined ? 0.5 : 1;
  if (letters !== undefined && letters !== 'en') return named(letters, byLetters);
  const sample = text.slice(0, languageSample);
  const words = wordsOf(sample);
  const english = words.filter(isEnglishWord).length;
  if (letters === 'en' && english >= englishShare * words.length) return named(letters, byLetters);
  // Without capitalised words: lists of names, acronyms and genera would be taken for Spanish or German.
  const running = words.filter((one) => !capital.test(one));
  const distinct = new Set(running).size;
  const isShort = letters !== undefined && running.length < fewWords;
  const other =
    letters === undefined || distinct >= fewestWords ? await detect(running.join(' ')) : null;
  const isOther = other !== null && (!isShort || (await isSure(words, other.code)));
  if (isOther && !isMostlyEnglish(sample, words.length)) return other;
  return letters ? named(letters, 0.5) : null;
}

/** Whether the detector finds the same language in all words of a short text and in each half of it, each word once. */
async function isSure(all: readonly string[], code: string): Promise<boolean> {
  const words = [...new Set(all)];
  const middle = Math.ceil(words.length / 2);
  const parts = [words, words.slice(0, middle), words.slice(middle)];
  const found = await Promise.all(parts.map((part) => detect(part.join(' '))));
  return found.every((one) => one?.code === code);
}

const wordsOf = (text: string) => (text.match(word) ?? []).filter((one) => !address.test(one));

const isEnglishWord = (one: string) => englishWords.has(one.toLowerCase());

/** Whether half of the words or more are in sentences with an English function word: the rest is quoted. */
function isMostlyEnglish(text: string, total: number): boolean {
  const sentences = text.split(/(?<=[.!?])[\s”"»)]+|[„“«"]/u).map(wordsOf);
  const english = sentences.filter((words) => words.some(isEnglishWord)).flat().length;
  return english * 2 >= total;
}

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

/** Whether a text was identified as of a language that has no dictionaries; false if its language is unknown. */
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
