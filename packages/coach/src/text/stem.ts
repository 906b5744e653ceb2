import type { ConversationLanguage } from '@vernacular/exercises';
import { stemmer } from 'stemmer';

const functionWords = {
  en: `a about above after again all also although am among an and another any are as at be because been before being
    between both but by can could did do does done each either even every few for from further had has have having he
    her here hers him his how however i if in into is it its itself just less made make makes many may me might more
    most much must my no nor not of often on once one only or other our out over own per rather same she should since
    so some still such than that the their them then there therefore these they this those through thus to too two
    under until up upon us use used using very was we well were what when where whether which while who whose why will
    with within without would you your`,
  he: `אבל או אותו אותה אותם אחרי אחת אחד אך אל אלא אלה אם אני אנחנו אף אפשר אשר את אתה אתם בגלל בו בה בהם בין בכל בלי גם
    דבר דרך הוא היא היה היו הם הן הנה הרבה ואם זאת זה זו יותר יש כאשר כבר כדי כי כך כל כמה כמו כן לא לאחר לבין לה להם
    לו לכן למה למרות לפי לפני מאוד מה מי מן מספר מתי נגד על עוד עד עם פחות צריך רק של שלה שלהם שלו שלנו שם תוך תחת`,
};

const stops = {
  en: new Set(functionWords.en.split(/\s+/u)),
  he: new Set(functionWords.he.split(/\s+/u)),
};

const hebrewPrefix = /^[והבכלמש]{1,2}(?=.{3})/u;
const hebrewEnding = /(?<=.{3})(?:ויות|יות|ים|ות|ית|ת|ה|י)$/u;
const finalLetters: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
/** Replaces final letter forms, as before an ending: שפן as in שפני. */
export const unfinal = (word: string): string =>
  word.replaceAll(/[ךםןףץ]/gu, (letter) => finalLetters[letter] ?? letter);

const shownBeginning = 3;
/**
 * Whether a Hebrew word may contain another, judged by the first letters of the other without its article: קולו and
 * קולות.
 */
export const holdsBeginning = (word: string, other: string): boolean =>
  unfinal(word).includes(unfinal(other.replace(/^ה(?=.{3})/u, '')).slice(0, shownBeginning));

const shortestRoot = 3;

/** Hebrew writes one word with and without its vowel letters: עוצר, עוצרות and לעצור share their consonants. */
function hebrewRoot(word: string): string {
  const bare = word.replace(hebrewPrefix, '').replace(hebrewEnding, '');
  const root = unfinal(bare.replace(/(?<=.)[וי](?=.)/gu, ''));
  return root.length < shortestRoot ? bare : root;
}

const sameFamily: Readonly<Record<string, string>> = {
  rigour: 'rigor',
  birth: 'born',
  british: 'britain',
};

/** A rough stem (Porter 1980 for English): good enough to compare word families, not to be displayed. */
export function stem(word: string, language: ConversationLanguage): string {
  const lower = word.toLowerCase().replace(/['’]s?$/u, '');
  return language === 'he' ? hebrewRoot(lower) : stemmer(sameFamily[lower] ?? lower);
}

/** “It’s”, “they’re”. A negation such as “don’t” is a function word whatever stands before it. */
const contraction = /['’](?:s|re|ve|ll|d|m)$/u;
const denial = /n['’]t$/u;

export function isFunctionWord(word: string, language: ConversationLanguage): boolean {
  const lower = word.toLowerCase();
  return (
    stops[language].has(lower) ||
    (language === 'en' && (denial.test(lower) || stops.en.has(lower.replace(contraction, ''))))
  );
}
