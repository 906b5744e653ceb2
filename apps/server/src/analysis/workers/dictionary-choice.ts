import type { IdentifiedLanguage } from '@vernacular/analyzer';

/** The dictionary chosen for a request. */
export interface DictionaryChoice {
  readonly code: string;
  /** The code asked for, if any. */
  readonly requested: string | null;
  readonly isSubstitute: boolean;
  /** Set when the text is in another language than the dictionary asked for. */
  readonly mismatch?: 'switched' | 'insisted' | 'missing' | 'foreign';
  /** Set when no dictionary exists for the language of the text; then no word gets a level. */
  readonly foreign?: IdentifiedLanguage;
  /** A sentence about the choice for the user. */
  readonly notice: string | null;
  /** The folder of a person's own dictionary; undefined for a dictionary of the site. */
  readonly folder?: string;
}
