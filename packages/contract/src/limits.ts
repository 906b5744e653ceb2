const megabyte = 1024 * 1024;

/** The sizes and times this site promises. Bytes unless the name says otherwise. */
export const limits = {
  /** One text, typed or as a file. */
  article: 15 * megabyte,
  /** What an editor sends to be checked: some hundred thousand words. */
  check: 4 * megabyte,
  /** All files of one group together. */
  group: 15 * megabyte,
  /** Files of one group; more names than this are not a class but an accident. */
  groupFiles: 500,
  /** A grading result sent back to be made into a Word document. */
  download: 64 * megabyte,
  /** All texts of one dictionary of one's own. */
  corpus: 100 * megabyte,
  corpusFiles: 2000,
  /** Dictionaries that one person may have. */
  ownDictionaries: 5,
  /** Words that one person may say their readers know. */
  knownWords: 1000,
  /** Keys that one person may have for their programs. */
  apiKeys: 10,
} as const;
