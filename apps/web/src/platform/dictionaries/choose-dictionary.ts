import type { LanguageCode } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';

/** What the writer chose: the code of a dictionary, and a language. */
export interface Wish {
  readonly period: string | null;
  /** Null to detect the language from the letters of the text. */
  readonly language: LanguageCode | null;
}

export interface DictionaryChoice {
  readonly language: LanguageCode;
  readonly requested: OfferedDictionary;
  /** The requested dictionary, or the general one of the language when that is not installed. */
  readonly answering: OfferedDictionary;
  readonly mismatch: Mismatch | null;
  /** The dictionary for words in the script of the other language; null if none is used. */
  readonly beside: OfferedDictionary | null;
}

export interface Mismatch {
  /**
   * `switched`: the dictionary of the text's own language answers. `insisted` and `missing`: the chosen one answers,
   * because the writer insists or because there is no other.
   */
  readonly kind: 'switched' | 'insisted' | 'missing';
  readonly language: LanguageCode;
  readonly chosen: OfferedDictionary | null;
}

/** The language that the letters of a text suggest. */
export interface Heard {
  readonly language: LanguageCode | null;
  /** Sure enough to override the writer's choice. */
  readonly isSure: boolean;
}

export const unheard: Heard = { language: null, isSure: false };

/**
 * The dictionary for a text: the chosen one, or that of the language in `heard` if it is sure and the writer has not
 * chosen a language. Null if the language has no dictionary.
 */
export function chooseDictionary(
  dictionaries: readonly OfferedDictionary[],
  { period, language }: Wish,
  heard: Heard,
): DictionaryChoice | null {
  const named = dictionaries.find(({ code }) => code === period);
  const mismatch = mismatchOf(dictionaries, named ?? null, language, heard);
  const letters = named && (!heard.isSure || mismatch?.kind === 'missing') ? null : heard.language;
  const spoken = language ?? letters ?? named?.language ?? 'en';
  const offered = dictionaries.filter((each) => each.language === spoken);
  const requested = named?.language === spoken ? named : defaultOf(offered);
  if (!requested) return null;
  const answering = answeringIn(offered, requested);
  return {
    language: spoken,
    requested,
    answering,
    mismatch,
    beside:
      answering.kind === 'custom' || mismatch?.kind === 'insisted'
        ? null
        : besideOf(dictionaries, spoken),
  };
}

function answeringIn(
  offered: readonly OfferedDictionary[],
  requested: OfferedDictionary,
): OfferedDictionary {
  const general = offered.find(({ kind }) => kind === 'general');
  return requested.isInstalled ? requested : (general ?? requested);
}

function besideOf(
  dictionaries: readonly OfferedDictionary[],
  spoken: LanguageCode,
): OfferedDictionary | null {
  const others = dictionaries.filter(
    ({ language, kind }) => language !== spoken && kind !== 'custom',
  );
  const newest = defaultOf(others);
  return newest ? answeringIn(others, newest) : null;
}

function mismatchOf(
  dictionaries: readonly OfferedDictionary[],
  chosen: OfferedDictionary | null,
  insisted: LanguageCode | null,
  { language, isSure }: Heard,
): Mismatch | null {
  const wanted = insisted ?? chosen?.language ?? language;
  if (!isSure || language === null || language === wanted) return null;
  if (insisted !== null) return { kind: 'insisted', language, chosen };
  const isThere = dictionaries.some((each) => each.language === language && each.isInstalled);
  return { kind: isThere ? 'switched' : 'missing', language, chosen };
}

function defaultOf(offered: readonly OfferedDictionary[]): OfferedDictionary | undefined {
  const newest = [...offered].sort((a, b) => (b.period?.to ?? 0) - (a.period?.to ?? 0));
  return offered.find(({ isDefault }) => isDefault) ?? newest[0];
}

/** The choice after `picked` was picked. The language chosen before stays only if it is that of the dictionary. */
export const wishFor = (picked: OfferedDictionary, wish: Wish): Wish => ({
  period: picked.code,
  language: wish.language === picked.language ? wish.language : null,
});
