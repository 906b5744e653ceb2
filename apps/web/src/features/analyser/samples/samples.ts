/** Texts to try the analyser on, written for it; what they say is true. */
export interface Samples {
  readonly release: string;
  readonly abstract: string;
  readonly lay: string;
  /** One passage as a specialist wrote it, and the same said plainly. */
  readonly before: string;
  readonly after: string;
}

/** The samples in the order they are offered; the last comes with its plainer version. */
export const offeredSamples = ['release', 'abstract', 'lay', 'before'] as const;

/** Fetches the samples in a language of the site; they come with no other view. */
export const fetchSamples = async (language: 'en' | 'he'): Promise<Samples> =>
  (language === 'he' ? await import('./samples.he.ts') : await import('./samples.en.ts')).samples;
