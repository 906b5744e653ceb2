export { makeBundled } from './bundled/make-bundled.ts';
export { DiskFull } from './folder/atomic-file.ts';
export type { EditionFile } from './folder/read-browser-edition.ts';
export {
  type CatalogueEntry,
  type DictionaryStore,
  NotInstalled,
  openStore,
  type ResolvedDictionary,
  UnknownDictionary,
} from './open-store.ts';
export { languageMismatch, mismatchSentence } from './language-mismatch.ts';
export { FolderBusy } from './folder/folder-lock.ts';
export { DownloadFailed, WrongChecksum } from './news/download.ts';
export {
  installNews,
  NewsFileMissing,
  type NewsInstall,
} from './news/install-news-dictionaries.ts';
export type { OnProgress, Progress } from './progress.ts';
export { buildDictionary, type BuiltDictionary, NothingToCount } from './build/build-dictionary.ts';
export { CannotMerge, mergeDictionaries } from './build/merge-dictionaries.ts';
export { type Verdict, verifyDictionary, verifyFolder } from './folder/verify-dictionary.ts';
export { dictionaryInfo, type DictionaryInfo } from './folder/dictionary-info.ts';
export { UnreadableCounts } from './news/yearly-counts.ts';
