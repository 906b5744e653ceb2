import { inTextLanguages, type LanguageCode, languageCodes, scriptOf } from '@vernacular/analyzer';

import { readJson, store } from '../../../platform/storage/storage.ts';

const keys = { words: 'analyser.known', unsent: 'analyser.known-unsent' } as const;

/** Words that the writer's readers know, by script (`en` for Latin, `he` for Hebrew), in the order of marking. */
export type KnownLists = Readonly<Record<LanguageCode, readonly string[]>>;

/** Changes that the account has not confirmed yet. */
export interface Unsent {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export type KnownWords = ReturnType<typeof openKnownWords>;

const sorted = (words: Iterable<string>): KnownLists => {
  const all = [...new Set(words)];
  return inTextLanguages((code) => all.filter((word) => scriptOf(word) === code));
};

export const allOf = (lists: KnownLists): readonly string[] =>
  languageCodes.flatMap((code) => lists[code]);

const without = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => !others.includes(word));

/** A word whose opposite change is still unsent only cancels that change; any other is queued in the other list. */
const moved = (words: readonly string[], here: readonly string[], there: readonly string[]) => ({
  here: without(here, words),
  there: [...new Set([...there, ...without(words, here)])],
});

function kept(key: keyof typeof keys): Readonly<Record<string, readonly string[]>> {
  const found = Object.entries(readJson(keys[key]) ?? {});
  return Object.fromEntries(
    found.map(([name, list]: [string, unknown]) => [
      name,
      Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [],
    ]),
  );
}
const keptWords = () => sorted(Object.values(kept('words')).flat());
const keptUnsent = (): Unsent => {
  const { add = [], remove = [] } = kept('unsent');
  return { add, remove };
};

const keep = (key: keyof typeof keys, lists: object) =>
  store(keys[key], Object.values(lists).flat().length === 0 ? null : JSON.stringify(lists));

/** Store of the words that the readers know. Local storage holds them, with the changes not yet sent to the account. */
export function openKnownWords() {
  const listeners = new Set<() => void>();
  let lists = keptWords();
  let unsent = keptUnsent();
  let isWithAccount = false;
  const show = () => {
    for (const listener of listeners) listener();
  };
  const keepAll = () => {
    keep('words', lists);
    keep('unsent', unsent);
    show();
  };
  const hear = ({ key }: StorageEvent) => {
    if (key !== null && key !== keys.words) return;
    lists = keptWords();
    unsent = keptUnsent();
    show();
  };
  return {
    read: () => lists,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
    has: (word: string) => lists[scriptOf(word)].includes(word),
    add: (...words: readonly string[]) => {
      const fresh = without(words, allOf(lists));
      lists = sorted([...allOf(lists), ...fresh]);
      const { here, there } = moved(fresh, unsent.remove, unsent.add);
      unsent = { add: there, remove: here };
      keepAll();
    },
    remove: (...words: readonly string[]) => {
      const listed = allOf(lists).filter((word) => words.includes(word));
      lists = sorted(without(allOf(lists), listed));
      const { here, there } = moved(listed, unsent.add, unsent.remove);
      unsent = { add: here, remove: there };
      keepAll();
    },
    unsent: () => unsent,
    isWithAccount: () => isWithAccount,
    /** Merges the account's answer to `sent`. `list` is null when the account keeps no list. */
    heard: (sent: Unsent, list: readonly string[] | null) => {
      isWithAccount = list !== null;
      if (list === null) return show();
      // A change reverted while it was in flight must be reverted in the account too.
      unsent = {
        add: [...without(unsent.add, sent.add), ...without(sent.remove, unsent.remove)],
        remove: [...without(unsent.remove, sent.remove), ...without(sent.add, unsent.add)],
      };
      lists = sorted([...without(list, unsent.remove), ...unsent.add]);
      keepAll();
    },
  };
}
