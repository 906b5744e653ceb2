export {
  defaultCodes,
  generalDictionaries,
  type KnownDictionary,
  knownDictionaries,
} from './catalogue/known-dictionaries.ts';
export { englishPeriods, newsYears } from './catalogue/news-years.ts';
export { displayCode, displayPeriod, InvalidCode } from './catalogue/dictionary-code.ts';
export { openLevels } from './levels-edition/levels-and-counts-files.ts';
export { DamagedDictionary } from './packed/packed-file.ts';
export { scaledCutoffs } from './catalogue/scaled-cutoffs.ts';
