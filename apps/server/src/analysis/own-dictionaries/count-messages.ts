import type { LanguageCode } from '@vernacular/analyzer';

export interface CountRequest {
  readonly code: string;
  readonly label: string;
  readonly language: LanguageCode;
  readonly corpus: string;
  readonly folder: string;
}

/** The messages of the counting process. They never contain words of a text or file names. */
export type CountReport =
  | { readonly kind: 'progress'; readonly progress: number }
  | {
      readonly kind: 'done';
      readonly tokens: number;
      readonly types: number;
      readonly leftOut: number;
    }
  | { readonly kind: 'failed'; readonly because: 'no-words' | 'no-room' | 'broke-off' };
