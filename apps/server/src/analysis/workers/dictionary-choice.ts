import type { IdentifiedLanguage } from '@vernacular/analyzer';

export interface DictionaryChoice {
  readonly code: string;
  readonly requested: string | null;
  readonly isSubstitute: boolean;
  readonly mismatch?: 'switched' | 'insisted' | 'missing' | 'foreign';
  readonly foreign?: IdentifiedLanguage;
  readonly notice: string | null;
  readonly folder?: string;
}
