import { codes } from './codes.ts';

/** The languages of texts. Apart from `list.ts`, so that what only names them does not load their rules. */
export const languageCodes = codes;

export type LanguageCode = (typeof languageCodes)[number];

/** An object with one value for each text language, `{ en: …, he: … }`. */
export const inTextLanguages = <Value>(
  valueOf: (language: LanguageCode) => Value,
): Readonly<Record<LanguageCode, Value>> =>
  Object.fromEntries(languageCodes.map((code) => [code, valueOf(code)])) as Record<
    LanguageCode,
    Value
  >;
