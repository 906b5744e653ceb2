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
