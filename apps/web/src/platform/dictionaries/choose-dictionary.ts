import type { LanguageCode } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';

/** What a writer has chosen, as the address of the page says it. */
export interface Wish {
  /** Code of a dictionary, or null for the default. */
  readonly period: string | null;
  /** Language of the text, or null to go by its letters. */
  readonly language: LanguageCode | null;
}

/** Which dictionary was meant and which one answers. */
export interface DictionaryChoice {
  readonly language: LanguageCode;
  readonly requested: OfferedDictionary;
  /** The counts that answer: those asked for, or the general ones of the language. */
  readonly answering: OfferedDictionary;
}

/** The dictionary a text is read with; null when there is none for its language. */
export function chooseDictionary(
  dictionaries: readonly OfferedDictionary[],
  { period, language }: Wish,
  heard: LanguageCode | null,
): DictionaryChoice | null {
  const named = dictionaries.find(({ code }) => code === period);
  const spoken = language ?? heard ?? named?.language ?? 'en';
  const offered = dictionaries.filter((each) => each.language === spoken);
  const requested = named?.language === spoken ? named : defaultOf(offered);
  if (!requested) return null;
  const general = offered.find(({ kind }) => kind === 'general');
  return {
    language: spoken,
    requested,
    answering: requested.isInstalled ? requested : (general ?? requested),
  };
}

/** The site's default where the language has it, else its newest news. */
function defaultOf(offered: readonly OfferedDictionary[]): OfferedDictionary | undefined {
  const newest = [...offered].sort((a, b) => (b.period?.to ?? 0) - (a.period?.to ?? 0));
  return offered.find(({ isDefault }) => isDefault) ?? newest[0];
}

/** The wish after a dictionary was picked from the list: the text's language follows when its letters say another. */
export function wishFor(picked: OfferedDictionary, wish: Wish, heard: LanguageCode | null): Wish {
  const language = picked.language;
  const isHeard = heard === null || heard === language;
  const isKept = wish.language === null ? isHeard : wish.language === language;
  return { period: picked.code, language: isKept ? wish.language : language };
}
