import type { ConversationLanguage } from '@vernacular/exercises';

/** A pattern in each of the two languages. */
export type InBoth = Readonly<Record<ConversationLanguage, RegExp>>;

/** “n’t” ends a word: as a word of its own it would be found nowhere. */
const shortened = "n['’]t";

/** Whole words of English, and Hebrew words with up to two of their one-letter prefixes. */
export const whole = (en: string, he: string): InBoth => ({
  en: new RegExp(
    String.raw`(?<![\p{L}])(?:${en.replaceAll(`|${shortened}`, String.raw`|\p{L}*${shortened}`)})(?![\p{L}])`,
    'iu',
  ),
  he: new RegExp(String.raw`(?<![\p{L}])[ושהכבלמ]{0,2}(?:${he})(?![\p{L}])`, 'u'),
});
