/** How far a long task is. */
export interface Progress {
  /** What is being done, for a person to read. */
  readonly sentence: string;
  readonly done: number;
  /** How much there is to do, in the unit of `done`; null when no one knows. */
  readonly of: number | null;
  readonly unit: 'bytes' | 'dictionaries';
}

/** Is told how far a task is, many times a second. */
export type OnProgress = (progress: Progress) => void;
