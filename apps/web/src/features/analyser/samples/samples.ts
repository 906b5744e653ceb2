import type { Language } from '../../../platform/language/languages.ts';

/** Sample texts written for the analyser; what they say is true. */
export interface Samples {
  readonly release: string;
  readonly abstract: string;
  readonly lay: string;
  readonly before: string;
  readonly after: string;
}

/** The samples on offer, in display order; `before` comes with its plainer version. */
export const offeredSamples = ['release', 'abstract', 'lay', 'before'] as const;

const files = import.meta.glob<Samples>('./samples.*.ts', { import: 'samples' });

export const fetchSamples = (language: Language): Promise<Samples> =>
  files[`./samples.${language}.ts`]!();
