import texts from '../../locale/English.json' with { type: 'json' };

/** Texts of a language by key. A plural is an object with its forms by CLDR category. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The built-in texts: the fallback where no translation file loads, and the keys that every file must have. */
export const english: Dictionary = texts;
