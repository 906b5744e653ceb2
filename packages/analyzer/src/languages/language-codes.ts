/** The languages of texts. Apart from `catalogue.ts`, so that what only names them does not load their rules. */
export const languageCodes = ['en', 'he'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** An object with one value for each text language, `{ en: …, he: … }`. */
export const inTextLanguages = <Value>(
  valueOf: (language: LanguageCode) => Value,
): Readonly<Record<LanguageCode, Value>> =>
  Object.fromEntries(languageCodes.map((code) => [code, valueOf(code)])) as Record<
    LanguageCode,
    Value
  >;
