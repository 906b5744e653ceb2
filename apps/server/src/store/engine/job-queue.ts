export const jobNames = ['own-dictionaries'] as const;

export type JobName = (typeof jobNames)[number];

/** A queue whose jobs are ids of database rows. A job may be delivered twice. */
export interface JobQueue {
  /** Runs jobs one at a time. A job that throws is reported and not retried. */
  readonly work: (run: (id: string) => Promise<void>) => void;
  readonly add: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
