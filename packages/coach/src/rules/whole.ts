import type { ConversationLanguage } from '@vernacular/exercises';

/** A pattern in each of the two languages. */
export type InBoth = Readonly<Record<ConversationLanguage, RegExp>>;

/** “n’t” ends a word: as a word of its own it would be found nowhere. */
const shortened = "n['’]t";

/** What may lean on a Hebrew word, in the order in which letters lean: “הכי” is no “כי”, and “בלשנית” no “שנית”. */
const leaning = 'ו[שהכבלמ]|ש[הכבלמ]|כש|מש|[בכלמ]ה|[ושהכבלמ]';

/** Whole words of English, and Hebrew words with up to two of their one-letter prefixes. */
export const whole = (en: string, he: string): InBoth => ({
  en: new RegExp(
    String.raw`(?<![\p{L}])(?:${en.replaceAll(`|${shortened}`, String.raw`|\p{L}*${shortened}`)})(?![\p{L}])`,
    'iu',
  ),
  he: new RegExp(String.raw`(?<![\p{L}])(?:${leaning})?(?:${he})(?![\p{L}])`, 'u'),
});
