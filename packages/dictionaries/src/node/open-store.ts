import { type Dictionary, type LanguageCode, languages } from '@vernacular/analyzer';

import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import {
  defaultCodes,
  generalDictionaries,
  type KnownDictionary,
  knownDictionaries,
} from '../catalogue/known-dictionaries.ts';
import { parseCode } from '../catalogue/period-code.ts';
import { DamagedDictionary } from '../packed/packed-file.ts';
import {
  editionEntry,
  type Edition,
  type EditionFile,
  readEdition,
} from './folder/edition-file.ts';
import type { GoodFile } from './folder/list-folder.ts';
import { lookInto } from './folder/look-into.ts';
import { openDictionaryFile } from './folder/open-dictionary-file.ts';

/** The dictionary that answers a request, and whether it is the one that was asked for. */
export interface ResolvedDictionary {
  readonly dictionary: Dictionary;
  /** The code that was asked for; null when none was. */
  readonly requested: string | null;
  /** True when the general counts answer in place of a period that is not installed. */
  readonly isSubstitute: boolean;
}

/** The dictionaries of one folder. What is put into the folder or taken out is seen at the next call. */
export interface DictionaryStore {
  /** Everything the site can offer, installed or not: the known periods, then what the operator built. */
  readonly list: () => CatalogueEntry[];
  /** The dictionary of this code; throws {@link NotInstalled} or {@link DamagedDictionary}. */
  readonly open: (code: string) => Promise<Dictionary>;
  /**
   * The dictionary that answers a request: the one asked for, or the default of the language (English when none is named),
   * or in their absence the general counts. Throws {@link InvalidCode} or {@link UnknownDictionary}.
   */
  readonly resolve: (
    requested?: string | null,
    language?: LanguageCode,
  ) => Promise<ResolvedDictionary>;
  /** The levels of the common and mid words, for the browser; null when not installed. */
  readonly levelsFile: (code: string) => Promise<EditionFile | null>;
  /** The counts of the words of the levels file, in the same order; null when not installed. */
  readonly countsFile: (code: string) => Promise<EditionFile | null>;
}

/** Thrown for a well-formed code that names no dictionary of this site. */
export class UnknownDictionary extends Error {
  override readonly name = 'UnknownDictionary';
  readonly code: string;

  constructor(code: string) {
    super(`There is no dictionary ${code}.`);
    this.code = code;
  }
}

/** Thrown when a dictionary is to be opened that is known and not in the folder. */
export class NotInstalled extends Error {
  override readonly name = 'NotInstalled';
  readonly code: string;

  constructor(code: string) {
    super(`The dictionary ${code} is not installed.`);
    this.code = code;
  }
}

/** What a look into the folder found. */
type Seen = ReturnType<ReturnType<typeof lookInto>>;

/** The dictionaries in a folder, which may be empty or missing. */
export function openStore(folder: string): DictionaryStore {
  const opened = new Map<string, Cached<Dictionary>>();
  const editions = new Map<string, Cached<EditionFile>>();
  // Files whose header is good and whose body is not: known after the first attempt to open them.
  const damaged = new Map<string, string>();
  const joined = new WeakMap<Dictionary, Dictionary>();

  const look = lookInto(folder);

  // Each look costs a call of the system: who asks for several codes hands over what was seen.
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

  /** The newest counts of a language that are here; undefined when there are none. */
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

  /** A dictionary with the other language beside it; what an operator built counts for itself. */
  const openBeside = async (code: string, seen = look()): Promise<Dictionary> => {
    const own = await open(code, seen);
    if (!knownDictionaries.some((known) => known.code === code)) return own;
    const beside = await openNewest(own.language === 'he' ? 'en' : 'he', seen);
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
    list: () => {
      const found = look();
      const known = new Set(knownDictionaries.map(({ code }) => code));
      const own = [...found.keys()]
        .filter((code) => !known.has(code))
        .flatMap((code) => {
          const file = usable(code, found);
          return file ? [file.header.about] : [];
        });
      return [...knownDictionaries, ...own].map((entry) =>
        catalogueEntry(entry, usable(entry.code, found)),
      );
    },
    open: (code) => openBeside(code),
    resolve: async (requested, language) => {
      const asked = requested ? requested : null;
      const code = asked ?? defaultCodes[language ?? 'en'];
      const seen = look();
      const found = usable(code, seen);
      const substitute = generalDictionaries[languageOfCode(code, found)].code;
      const isThere = found !== null;
      if (isThere) {
        try {
          return {
            dictionary: await openBeside(code, seen),
            requested: asked,
            isSubstitute: false,
          };
        } catch (error) {
          if (code === substitute) throw error;
        }
      }
      return {
        dictionary: await openBeside(substitute, seen),
        requested: asked,
        isSubstitute: code !== substitute,
      };
    },
    levelsFile: (code) => edition(code, 'levels'),
    countsFile: (code) => edition(code, 'counts'),
  };
}

interface Cached<Value> {
  readonly identity: string;
  readonly value: Promise<Value>;
}

/** The value made for this file, made again when another file has taken its place or making it failed. */
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

/** The language of a dictionary by its code; throws for a code that is malformed or names nothing. */
function languageOfCode(code: string, found: GoodFile | null): LanguageCode {
  if (found) return found.header.about.language;
  const known = knownDictionaries.find((entry) => entry.code === code);
  if (known) return known.language;
  parseCode(code);
  throw new UnknownDictionary(code);
}

function catalogueEntry(entry: KnownDictionary, found: GoodFile | null): CatalogueEntry {
  const { code, language, label, period, kind, measure, scale, cutoffs, credit } = found
    ? found.header.about
    : entry;
  return {
    code,
    language,
    label,
    period,
    kind,
    measure,
    scale,
    cutoffs,
    credit,
    languageName: languages[language].name,
    types: found?.header.about.types ?? null,
    tokens: found?.header.about.tokens ?? null,
    isInstalled: found !== null,
    levels: found && editionEntry(found.header, 'levels'),
    counts: found && editionEntry(found.header, 'counts'),
  };
}
