import type { LanguageCode } from '@vernacular/analyzer';

/** What the counting process is told to do. */
export interface CountRequest {
  readonly code: string;
  readonly label: string;
  readonly language: LanguageCode;
  /** Where the texts are. */
  readonly corpus: string;
  /** Where the dictionary goes. */
  readonly folder: string;
}

/** What the counting process says. Never a word of a text, nor the name of a file. */
export type CountReport =
  | { readonly kind: 'progress'; readonly progress: number }
  | {
      readonly kind: 'done';
      readonly tokens: number;
      readonly types: number;
      readonly leftOut: number;
    }
  | { readonly kind: 'failed'; readonly because: 'no-words' | 'no-room' | 'broke-off' };
