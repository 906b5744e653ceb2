import type { Language } from '../../../platform/language/languages.ts';

/** The samples on offer, in display order; `before` comes with its plainer version. */
export const offeredSamples = ['release', 'abstract', 'lay', 'before'] as const;

/** Sample texts written for the analyser; what they say is true. */
export type Samples = Readonly<Record<(typeof offeredSamples)[number] | 'after', string>>;

const files = import.meta.glob<Samples>('./samples.*.ts', { import: 'samples' });

export const fetchSamples = (language: Language): Promise<Samples> =>
  files[`./samples.${language}.ts`]!();
