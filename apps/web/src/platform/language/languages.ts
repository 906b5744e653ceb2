import {
  readConversationLanguage,
  siteLanguages,
  type ConversationLanguage,
} from '@vernacular/exercises';

/** The languages the site speaks, each under its own name. */
export const languages = siteLanguages;

export type Language = ConversationLanguage;

/** The site's language nearest to a code such as `he-IL` or the older `iw`; English when there is none. */
export const nearestLanguage = (code: string): Language => readConversationLanguage(code);

/** Whether a language is written from the left or from the right. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return languages.find((language) => language.code === nearestLanguage(code))!.direction;
}
