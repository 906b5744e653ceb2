import type { LanguageCode } from '@vernacular/analyzer';

import { readStored, store } from '../../../platform/storage.ts';
import { scriptOf } from './script-of.ts';

const key = 'analyser.known';

/** The words that the writer's readers know, by the language of their letters, in the order in which they were marked. */
export type KnownLists = Readonly<Record<LanguageCode, readonly string[]>>;

/** What the writer's readers know, kept on this device. */
export interface KnownWords {
  read(): KnownLists;
  subscribe(listener: () => void): () => void;
  has(word: string): boolean;
  add(...words: readonly string[]): void;
  remove(...words: readonly string[]): void;
}

const codes = ['en', 'he'] as const satisfies readonly LanguageCode[];
const sorted = (words: Iterable<string>): KnownLists => {
  const all = [...new Set(words)];
  const of = (code: LanguageCode) => all.filter((word) => scriptOf(word) === code);
  return { en: of('en'), he: of('he') };
};

/** Every known word, of any language. */
export const allOf = (lists: KnownLists): readonly string[] => codes.flatMap((code) => lists[code]);

function kept(): KnownLists {
  try {
    const words: unknown = Object.values(JSON.parse(readStored(key) ?? '{}') as object).flat();
    return sorted((words as unknown[]).filter((word) => typeof word === 'string'));
  } catch {
    return sorted([]);
  }
}

/** Opens what is kept on this device, and hears what another tab adds. */
export function openKnownWords(): KnownWords {
  const listeners = new Set<() => void>();
  let lists = kept();
  const show = (next: KnownLists) => {
    lists = next;
    for (const listener of listeners) listener();
  };
  const change = (next: KnownLists) => {
    store(key, allOf(next).length === 0 ? null : JSON.stringify(next));
    show(next);
  };
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) show(kept());
  };
  return {
    read: () => lists,
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
    has: (word) => lists[scriptOf(word)].includes(word),
    add: (...words) => change(sorted([...allOf(lists), ...words])),
    remove: (...words) => change(sorted(allOf(lists).filter((word) => !words.includes(word)))),
  };
}
