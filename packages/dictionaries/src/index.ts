export {
  defaultCodes,
  generalDictionaries,
  knownDictionaries,
} from './catalogue/known-dictionaries.ts';
export type { DictionaryKind, KnownDictionary } from './catalogue/known-dictionary.ts';
export { englishPeriods, newsYears } from './catalogue/news-years.ts';
export type { CatalogueEntry } from './catalogue/catalogue-entry.ts';
export {
  displayCode,
  displayPeriod,
  InvalidCode,
  parseCode,
  type PeriodCode,
} from './catalogue/dictionary-code.ts';
export { openLevels } from './levels-edition/levels-and-counts-files.ts';
export {
  type AboutDictionary,
  type PackedDictionary,
  readPacked,
} from './packed/dictionary-file.ts';
export { DamagedDictionary } from './packed/packed-file.ts';
export { scaledCutoffs } from './catalogue/scaled-cutoffs.ts';
