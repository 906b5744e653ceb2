/**
 * The languages of the site, each under its own name: its screens, conversations, letters, documents and
 * pictures. One more is one more line; what has no text in it then fails to compile, or a test that names it.
 */
export const siteLanguages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'he', name: 'עברית', direction: 'rtl' },
] as const;

/** A language of the site. */
export type ConversationLanguage = (typeof siteLanguages)[number]['code'];

/** Something in each language of the site. */
export type InLanguages<Value> = Readonly<Record<ConversationLanguage, Value>>;

/** The codes of the languages of the site. */
export const conversationLanguages = siteLanguages.map(({ code }) => code);

/** The site's language nearest to a code such as `he-IL`, or `iw` as Java calls Hebrew; English when there is none. */
export function readConversationLanguage(value: unknown): ConversationLanguage {
  const [primary = ''] = typeof value === 'string' ? value.toLowerCase().split('-') : [];
  const code = primary === 'iw' ? 'he' : primary;
  return conversationLanguages.find((language) => language === code) ?? 'en';
}
