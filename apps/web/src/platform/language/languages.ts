import {
  readConversationLanguage,
  siteLanguages,
  type ConversationLanguage,
} from '@vernacular/exercises';

export { siteLanguages as languages } from '@vernacular/exercises';

export type Language = ConversationLanguage;

/** The site's language for a code such as `he-IL` or the older `iw`; English when none matches. */
export const nearestLanguage = (code: string): Language => readConversationLanguage(code);

export const directionOf = (code: string): 'ltr' | 'rtl' =>
  siteLanguages.find((language) => language.code === nearestLanguage(code))!.direction;

/** Sets the language and the direction of the page. */
export function describeDocument(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
