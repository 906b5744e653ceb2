/** Every line of work there is; `npm run db -- migrate` makes their queues. */
export const jobNames = ['own-dictionaries'] as const;

/** The name of a line of work. */
export type JobName = (typeof jobNames)[number];

/** A line of work. A job is the id of something the database says more about; it may come twice. */
export interface JobQueue {
  /** Does what comes, one job at a time. A job that throws is reported and not tried again. */
  readonly work: (run: (id: string) => Promise<void>) => void;
  readonly add: (id: string) => Promise<void>;
  /** Begins no more jobs. */
  readonly close: () => Promise<void>;
}
