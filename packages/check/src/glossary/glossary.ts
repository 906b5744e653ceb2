import { inTextLanguages, type LanguageCode } from '@vernacular/analyzer';

import type { PartOfSpeech } from '../plainer/tables/plain-entries.ts';
import { glossaries } from '../words/translations.ts';

/** A term of a field, explained so that the gloss can stand in brackets behind it. */
export interface GlossaryEntry {
  /** Singular or base form, one to four words. */
  readonly term: string;
  /** Other spellings, abbreviations and exact synonyms. */
  readonly also?: readonly string[];
  /** A noun unless given. */
  readonly part?: PartOfSpeech;
  /** Only where it is irregular, and for every countable Hebrew noun. */
  readonly plural?: string;
  /** At most twelve words, common or mid-frequency. A verb's gloss begins with its base form. */
  readonly gloss: string;
  /** The gloss of the plural. A countable noun without one is explained in the singular alone. */
  readonly glosses?: string;
  /** Words that can take the term's place, best first. */
  readonly plainer?: readonly string[];
  /** If given, one of these words must stand near the term, because it has other senses. */
  readonly near?: readonly string[];
  /** A note for maintainers: what the term must not be taken for. */
  readonly not?: string;
}

/** The terms of one field, and words by which its texts are recognised. */
export interface GlossaryField {
  readonly field: string;
  readonly cues: readonly string[];
  readonly terms: readonly GlossaryEntry[];
}

export interface Glossary {
  readonly language: LanguageCode;
  readonly fields: readonly GlossaryField[];
  /** An institution's own fields, whose terms take precedence over those of other fields. */
  readonly own?: ReadonlySet<GlossaryField>;
}

/** What the glossary needs to know of a language. */
export interface GlossaryLanguage {
  readonly fields: () => Promise<readonly GlossaryField[]>;
  /** Each matches the text before a term that has just been introduced or paraphrased: “known as”, “שנקראת”. */
  readonly introduced: readonly RegExp[];
  /** Matches the text after an explained term: “hypoxia (a lack of oxygen)”, “hypoxia, that is, a lack of oxygen”. */
  readonly explained: RegExp;
}

const none = inTextLanguages((): readonly GlossaryField[] => []);

const opened = new WeakMap<readonly GlossaryField[], Promise<Glossary>>();

/** Loads the glossary of a language, with an institution's own fields first. Cached for the same array of fields. */
export function openGlossary(
  language: LanguageCode,
  own: readonly GlossaryField[] = [],
): Promise<Glossary> {
  const key = own.length === 0 ? none[language] : own;
  const known = opened.get(key);
  if (known) return known;
  const opening = open(language, own).catch((error: unknown) => {
    // A failed download is tried again at the next call.
    opened.delete(key);
    throw error;
  });
  opened.set(key, opening);
  return opening;
}

async function open(language: LanguageCode, own: readonly GlossaryField[]): Promise<Glossary> {
  const fields = [...own, ...(await glossaries[language].fields())];
  return { language, fields, own: new Set(own) };
}
