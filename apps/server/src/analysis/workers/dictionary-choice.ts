import type { IdentifiedLanguage } from '@vernacular/analyzer';

/** The dictionary that answers a request. */
export interface DictionaryChoice {
  /** The one that answers. */
  readonly code: string;
  /** The one asked for, when one was. */
  readonly requested: string | null;
  readonly isSubstitute: boolean;
  /** There when the text is in another language than the one asked for. */
  readonly mismatch?: 'switched' | 'insisted' | 'missing' | 'foreign';
  /** There when the text is in a language that no dictionary is for: then no word gets a level. */
  readonly foreign?: IdentifiedLanguage;
  /** What is to be said of that; null when there is nothing. */
  readonly notice: string | null;
  /** The folder of a dictionary that belongs to one person; without it, it is one of the site's. */
  readonly folder?: string;
}
