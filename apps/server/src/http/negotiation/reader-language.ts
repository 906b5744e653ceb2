/** The languages in which we write to people: letters and documents. */
export type ReaderLanguage = 'en' | 'he';

/** The language to write in, from what a client says it prefers (Accept-Language). */
export const readerLanguage = (acceptLanguage: string | undefined): ReaderLanguage =>
  /^\s*(he|iw)\b/i.test(acceptLanguage ?? '') ? 'he' : 'en';
