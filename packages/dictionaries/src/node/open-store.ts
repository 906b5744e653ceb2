import { type Dictionary, type LanguageCode, languages } from '@vernacular/analyzer';

import {
  defaultCodes,
  generalDictionaries,
  type KnownDictionary,
  knownDictionaries,
} from '../catalogue/known-dictionaries.ts';
import { parseCode } from '../catalogue/dictionary-code.ts';
import { knownPart } from '../packed/pack-dictionary.ts';
import { DamagedDictionary } from '../packed/packed-file.ts';
import {
  editionEntry,
  type Edition,
  type EditionFile,
  readEdition,
} from './folder/read-browser-edition.ts';
import type { GoodFile } from './folder/list-folder.ts';
import { cachedListing } from './folder/cached-listing.ts';
import { openDictionaryFile } from './folder/open-dictionary-file.ts';

/** The dictionary used for a request, and whether it is the requested one. */
export interface ResolvedDictionary {
  readonly dictionary: Dictionary;
  readonly requested: string | null;
  /** True when the requested dictionary cannot be used and the general one of its language takes its place. */
  readonly isSubstitute: boolean;
}

/** Thrown for a well-formed code that names no dictionary of this site. */
export class UnknownDictionary extends Error {
  override readonly name = 'UnknownDictionary';
}

export class NotInstalled extends Error {
  override readonly name = 'NotInstalled';

  constructor(code: string) {
    super(`The dictionary ${code} is not installed.`);
  }
}

/** The dictionaries of one folder. */
export type DictionaryStore = ReturnType<typeof openStore>;

type Seen = ReturnType<ReturnType<typeof cachedListing>>;

/** Opens the dictionaries of a folder, which may be empty or missing. Changes to it are seen at the next call. */
export function openStore(folder: string) {
  const opened = new Map<string, Cached<Dictionary>>();
  const editions = new Map<string, Cached<EditionFile>>();
  // Path → identity of files with a valid header and a damaged body, which is noticed only when they are opened.
  const damaged = new Map<string, string>();
  const joined = new WeakMap<Dictionary, Dictionary>();

  const look = cachedListing(folder);

  // Each listing costs system calls, so callers that need several codes pass one listing along.
  const usable = (code: string, seen = look()) => {
    const found = seen.get(code);
    if (!found || 'fault' in found || damaged.get(found.path) === found.identity) return null;
    return found;
  };

  const open = async (code: string, seen: Seen): Promise<Dictionary> => {
    const found = seen.get(code);
    if (!found) throw new NotInstalled(code);
    if ('fault' in found) throw new DamagedDictionary(found.fault);
    return cached(opened, code, found.identity, () =>
      openDictionaryFile(found.path, found.header).catch((error: unknown) => {
        damaged.set(found.path, found.identity);
        throw error;
      }),
    );
  };

  const openNewest = async (
    language: LanguageCode,
    seen: Seen,
  ): Promise<Dictionary | undefined> => {
    for (const code of [defaultCodes[language], generalDictionaries[language].code]) {
      const found = usable(code, seen) && (await open(code, seen).catch(() => undefined));
      if (found) return found;
    }
    return undefined;
  };

  /** Adds the dictionary of the other language as `beside`, except to a dictionary that the operator built. */
  const openBeside = async (code: string, seen = look()): Promise<Dictionary> => {
    const own = await open(code, seen);
    if (!knownDictionaries.some((known) => known.code === code)) return own;
    const beside = await openNewest(own.language === 'en' ? 'he' : 'en', seen);
    if (beside === undefined) return own;
    const before = joined.get(own);
    if (before?.beside === beside) return before;
    const both = { ...own, beside };
    joined.set(own, both);
    return both;
  };

  const edition = async (code: string, which: Edition): Promise<EditionFile | null> => {
    const found = usable(code);
    if (!found || !editionEntry(found.header, which)) return null;
    return cached(editions, `${code} ${which}`, found.identity, () =>
      readEdition(found.path, which),
    );
  };

  return {
    /** All known dictionaries, installed or not, then those the operator built. */
    list: (): CatalogueEntry[] => {
      const found = look();
      const known = new Set(knownDictionaries.map(({ code }) => code));
      const own = [...found.keys()]
        .filter((code) => !known.has(code))
        .map((code) => usable(code, found))
        .filter((file) => file !== null);
      return [
        ...knownDictionaries.map((entry) => catalogueEntry(entry, usable(entry.code, found))),
        ...own.map((file) => catalogueEntry(file.header.about, file)),
      ];
    },
    /** Throws {@link NotInstalled} or {@link DamagedDictionary}. */
    open: (code: string) => openBeside(code),
    /**
     * Returns the requested dictionary or the default of the language (English when none is named); the general one
     * replaces a dictionary that cannot be used. Throws {@link InvalidCode} or {@link UnknownDictionary}; {@link
     * NotInstalled} or {@link DamagedDictionary} if the general one cannot be used either.
     */
    resolve: async (
      requested?: string | null,
      language?: LanguageCode,
    ): Promise<ResolvedDictionary> => {
      const asked = requested || null;
      const code = asked ?? defaultCodes[language ?? 'en'];
      const seen = look();
      const found = usable(code, seen);
      const substitute = generalDictionaries[languageOfCode(code, found)].code;
      const own =
        found &&
        (await openBeside(code, seen).catch((error: unknown) => {
          if (code === substitute) throw error;
          return null;
        }));
      return {
        dictionary: own ?? (await openBeside(substitute, seen)),
        requested: asked,
        isSubstitute: own === null && code !== substitute,
      };
    },
    /** The levels edition; null when not installed. */
    levelsFile: (code: string) => edition(code, 'levels'),
    /** The counts of the words of the levels file, in the same order; null when not installed. */
    countsFile: (code: string) => edition(code, 'counts'),
  };
}

interface Cached<Value> {
  readonly identity: string;
  readonly value: Promise<Value>;
}

function cached<Value>(
  cache: Map<string, Cached<Value>>,
  key: string,
  identity: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const before = cache.get(key);
  if (before?.identity === identity) return before.value;
  const entry = { identity, value: make() };
  cache.set(key, entry);
  entry.value.catch(() => {
    if (cache.get(key) === entry) cache.delete(key);
  });
  return entry.value;
}

function languageOfCode(code: string, found: GoodFile | null): LanguageCode {
  if (found) return found.header.about.language;
  const known = knownDictionaries.find((entry) => entry.code === code);
  if (known) return known.language;
  parseCode(code);
  throw new UnknownDictionary(`There is no dictionary ${code}.`);
}

/** One dictionary of the catalogue, as a site offers it. */
export type CatalogueEntry = ReturnType<typeof catalogueEntry>;

function catalogueEntry(entry: KnownDictionary, found: GoodFile | null) {
  const known = knownPart(found ? found.header.about : entry);
  return {
    ...known,
    languageName: languages[known.language].name,
    /** Distinct words; null if the counts are not installed. */
    types: found?.header.about.types ?? null,
    /** Size of the corpus in words; null when not installed or not known. */
    tokens: found?.header.about.tokens ?? null,
    /** If false, the general dictionary of the language is used in its place. */
    isInstalled: found !== null,
    levels: found && editionEntry(found.header, 'levels'),
    counts: found && editionEntry(found.header, 'counts'),
  };
}
