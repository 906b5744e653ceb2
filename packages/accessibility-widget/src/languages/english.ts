import texts from '../../locale/English.json' with { type: 'json' };

/** The texts of a language by their keys; a plural has its forms by CLDR's names. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The built-in texts: the fallback where no translation file loads, and the keys that every file must have. */
export const english: Dictionary = texts;
