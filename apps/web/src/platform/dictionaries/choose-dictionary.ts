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
  readonly mismatch: Mismatch | null;
  /** The counts for words in the script of the other language; null where only those chosen are meant. */
  readonly beside: OfferedDictionary | null;
}

/** A text that is surely in another language than its writer chose, and what comes of it. */
export interface Mismatch {
  /** The counts of its own language answer, or those chosen: because the writer insists, or because there are no others. */
  readonly kind: 'switched' | 'insisted' | 'missing';
  /** The language of the text. */
  readonly language: LanguageCode;
  /** The period chosen, if one was. */
  readonly chosen: OfferedDictionary | null;
}

/** What the letters of a text tell of its language. */
export interface Heard {
  readonly language: LanguageCode | null;
  /** Whether they tell it surely enough to come before what was chosen. */
  readonly isSure: boolean;
}

/** What is told of a text without letters. */
export const unheard: Heard = { language: null, isSure: false };

/** The dictionary a text is read with; null when there is none for its language. */
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

/** The site's default where the language has it, else its newest news. */
function defaultOf(offered: readonly OfferedDictionary[]): OfferedDictionary | undefined {
  const newest = [...offered].sort((a, b) => (b.period?.to ?? 0) - (a.period?.to ?? 0));
  return offered.find(({ isDefault }) => isDefault) ?? newest[0];
}

/** The wish after a dictionary was picked from the list; a language insisted on before is let go when it is another. */
export const wishFor = (picked: OfferedDictionary, wish: Wish): Wish => ({
  period: picked.code,
  language: wish.language === picked.language ? wish.language : null,
});
