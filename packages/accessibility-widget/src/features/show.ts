const format = (language: string, options: Intl.NumberFormatOptions) => (value: number) => {
  try {
    return new Intl.NumberFormat(language, options).format(value);
  } catch {
    return new Intl.NumberFormat('en', options).format(value); // a language tag Intl does not know
  }
};

/** 120 → "120%" in the reader's digits. */
export const percent = (value: number, language: string): string =>
  format(language, { style: 'percent' })(value / 100);

/** 1.1 → "110%". */
export const share = (value: number, language: string): string =>
  format(language, { style: 'percent' })(value);

/** 2 → "2 px", which no line divides. */
export const pixels = (value: number, language: string): string =>
  `${format(language, {})(value)} px`;

/** 60 → "60". */
export const plain = (value: number, language: string): string => format(language, {})(value);
