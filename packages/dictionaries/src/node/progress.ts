export interface Progress {
  readonly sentence: string;
  readonly done: number;
  /** The whole, in `unit`; null when not known. */
  readonly of: number | null;
  readonly unit: 'bytes' | 'dictionaries';
}

/** A function that is told the progress of a long task, many times a second. */
export type OnProgress = (progress: Progress) => void;
