const megabyte = 1024 * 1024;

/** The limits of this site, in bytes unless the name says otherwise. */
export const limits = {
  article: 15 * megabyte,
  check: 4 * megabyte,
  /**
   * Most matches of one check, and most sentences whose ranges it returns. Of a longer text the first ones are
   * returned.
   */
  checkMatches: 1000,
  checkSentences: 20_000,
  group: 15 * megabyte,
  /** Files in one group; more are taken for an accident, not a class. */
  groupFiles: 500,
  download: 64 * megabyte,
  corpus: 100 * megabyte,
  corpusFiles: 2000,
  ownDictionaries: 5,
  knownWords: 1000,
  apiKeys: 10,
  apiKeyDays: 365,
  /** Limits of one reader test; `bytes` is the size of all its answers. */
  readerTest: {
    characters: 40_000,
    words: 5000,
    questions: 3,
    readers: 500,
    /** Results of fewer readers are not shown. */
    fewestShown: 5,
    days: 365,
    bytes: 8 * megabyte,
  },
  readerTests: 100,
} as const;
