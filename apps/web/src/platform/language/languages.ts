import {
  readConversationLanguage,
  siteLanguages,
  type ConversationLanguage,
} from '@vernacular/exercises';

export const languages = siteLanguages;

export type Language = ConversationLanguage;

/** Accepts codes such as `he-IL` or the older `iw`; English when no language matches. */
export const nearestLanguage = (code: string): Language => readConversationLanguage(code);

export function directionOf(code: string): 'ltr' | 'rtl' {
  return languages.find((language) => language.code === nearestLanguage(code))!.direction;
}
