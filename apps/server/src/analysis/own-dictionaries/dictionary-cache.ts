import { openStore, type DictionaryStore } from '@vernacular/dictionaries/node';

const maxOpen = 8;

/** Opens the dictionaries of a folder. The eight folders used last stay open. */
export function dictionaryCache(): (folder: string) => DictionaryStore {
  const opened = new Map<string, DictionaryStore>();
  return (folder) => {
    const store = opened.get(folder) ?? openStore(folder);
    opened.delete(folder);
    opened.set(folder, store);
    const [oldest] = opened.keys();
    if (opened.size > maxOpen && oldest !== undefined) opened.delete(oldest);
    return store;
  };
}
