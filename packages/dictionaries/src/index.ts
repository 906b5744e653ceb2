export {
  defaultCodes,
  type DictionaryKind,
  generalDictionaries,
  type KnownDictionary,
  knownDictionaries,
  publishedCutoffs,
} from './catalogue/known-dictionaries.ts';
export { englishPeriods, newsYears } from './catalogue/news-years.ts';
export type { CatalogueEntry } from './catalogue/catalogue-entry.ts';
export {
  displayCode,
  displayPeriod,
  InvalidCode,
  parseCode,
  type PeriodCode,
} from './catalogue/period-code.ts';
export { openLevels } from './levels-edition/levels-file.ts';
export {
  type AboutDictionary,
  type PackedDictionary,
  readPacked,
} from './packed/dictionary-file.ts';
export { DamagedDictionary } from './packed/packed-file.ts';
export { scaledCutoffs } from './catalogue/scaled-cutoffs.ts';
