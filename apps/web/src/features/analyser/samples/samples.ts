/** Sample texts written for the analyser; what they say is true. */
export interface Samples {
  readonly release: string;
  readonly abstract: string;
  readonly lay: string;
  readonly before: string;
  readonly after: string;
}

/** In display order; `before` comes with its plainer version. */
export const offeredSamples = ['release', 'abstract', 'lay', 'before'] as const;

export const fetchSamples = async (language: 'en' | 'he'): Promise<Samples> =>
  (language === 'he' ? await import('./samples.he.ts') : await import('./samples.en.ts')).samples;
