export interface Progress {
  readonly sentence: string;
  readonly done: number;
  readonly of: number | null;
  readonly unit: 'bytes' | 'dictionaries';
}

/** Called many times a second. */
export type OnProgress = (progress: Progress) => void;
