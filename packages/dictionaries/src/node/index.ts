export { makeBundled } from './bundled/make-bundled.ts';
export { DiskFull } from './folder/atomic-file.ts';
export type { EditionFile } from './folder/edition-file.ts';
export {
  type DictionaryStore,
  NotInstalled,
  openStore,
  type ResolvedDictionary,
  UnknownDictionary,
} from './open-store.ts';
export { FolderBusy } from './folder/folder-lock.ts';
export { DownloadFailed, WrongChecksum } from './news/download.ts';
export { installNews, type NewsInstall } from './news/install-news.ts';
export type { OnProgress, Progress } from './progress.ts';
