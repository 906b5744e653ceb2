export { analyze, type AnalyzeOptions } from './analyze.ts';
export {
  cautious,
  type Cautions,
  type Comparison,
  compareStudents,
  type StudentResult,
  studentResult,
} from './comparison/compare-students.ts';
export { comparisonCsvRows, type LeftOut } from './comparison/comparison-csv.ts';
export { comparisonStatisticsRows } from './comparison/comparison-statistics-csv.ts';
export { type NamedPair, pairByName, type Paired, studentOf } from './comparison/pair-by-name.ts';
export type { Pair, PairedDifferences, Spread } from './comparison/paired-differences.ts';
export type { RoundName } from './comparison/before-after-in-file-names.ts';
export { splitBeforeAndAfter } from './comparison/split-before-after.ts';
export { rounded } from './comparison/format-decimals.ts';
export type { Interval } from './comparison/statistics/bootstrap.ts';
export { countWords } from './count-words.ts';
export type { AboutDictionary, Dictionary } from './dictionary.ts';
export { FEWEST_WORDS_FOR_DIFFICULTY, HARDEST } from './difficulty/difficulty.ts';
export { firstAfter } from './binary-search.ts';
export { formsOf } from './possible-base-forms.ts';
export { cutAtWords, gradingResult, type GradingResult } from './grading-result.ts';
export { groupCsvColumns, groupCsvRow } from './group-csv.ts';
export {
  foreignSentence,
  identifyLanguage,
  type IdentifiedLanguage,
  isForeign,
} from './identify-language.ts';
export { languages } from './languages/list.ts';
export { inTextLanguages, type LanguageCode, languageCodes } from './languages/language-codes.ts';
export type { Language } from './languages/language.ts';
export { levelWords, type Method } from './level-words.ts';
export { countedBy } from './levels/dictionary-for-word.ts';
export { type Level, levels, numberOfLevel } from './levels/level.ts';
export { hasScore, type Totals, totalsOf } from './levels/totals-and-score.ts';
export { wholeShares } from './levels/percentages-summing-to-100.ts';
export { measure } from './text-totals.ts';
export { translationFaults } from './messages/translation-faults.ts';
export {
  fill,
  type InEveryLanguage,
  type Message,
  messageFormatter,
  type MessageFormatter,
} from './messages/message-formatter.ts';
export { dictionaryDisplayName, type NamedCounts } from './dictionary-display-name.ts';
export type { Refinement } from './refined/refinement.ts';
export type { FoundSymbol } from './refined/alphanumeric-symbols.ts';
export { renderHtml, writeHtml } from './render-html.ts';
export type { Report } from './report.ts';
export { scanWords } from './scan-words.ts';
export { isSameWord } from './same-word/same-word.ts';
export { isOfOneFamily } from './same-word/word-family.ts';
export { withoutFinals, wordStem } from './same-word/word-stem.ts';
export { scoreFeedback } from './score-feedback.ts';
export type { Tokens } from './tokens.ts';
export { sentenceEnds } from './sentences/sentence-ends.ts';
export { sentenceStatistics } from './sentences/sentence-statistics.ts';
export { spellingVariants } from './spelling/spelling-variants.ts';
export { hasLettersOf, languageByScript, languageSample, scriptOf } from './language-by-script.ts';
export { HIGH_START, LOW_START, stepHigh, stepLow } from './words/fingerprint.ts';
export { foldWord } from './words/fold.ts';
export { withoutHyphenation } from './words/line-end-hyphenation.ts';
export { buildFingerprintTable, buildWordTable, countOf } from './words/word-table.ts';
