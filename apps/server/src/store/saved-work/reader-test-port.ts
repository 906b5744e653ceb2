import type { ReaderTest, TaskType } from '@vernacular/contract';

/** What a reader test asks, beside its text. */
export type ReaderTestDetails = Pick<
  ReaderTest,
  'textLanguage' | 'pageLanguage' | 'askedBy' | 'audience'
> & {
  readonly questions: readonly { readonly question: string; readonly expected: string }[];
  readonly dictionary: string | null;
  /**
   * Whether its readers are told that the site may count their words; only then can the test be added to the counts.
   */
  readonly mayBeCounted?: boolean;
};

export interface ReaderTestRecord extends ReaderTestDetails {
  readonly id: string;
  readonly userId: string | null;
  readonly previousId: string | null;
  readonly text: string;
  readonly createdAt: string;
  readonly endsAt: string;
  readonly isEnded: boolean;
  readonly isGiven: boolean;
  readonly mostReaders: number;
  readonly readers: number;
  readonly isFull: boolean;
}

export interface NewReaderTest {
  /** Not stored for a user who has not chosen to save: the test is then that of a guest. */
  readonly userId: string | null;
  readonly text: string;
  readonly details: ReaderTestDetails;
  readonly endsAt: Date;
  readonly mostReaders: number;
  readonly task: { readonly taskType: TaskType; readonly taskId: string } | null;
  readonly previousKey: string | null;
}

export interface ReaderTests {
  /**
   * Null when the user has no such task, or `previousKey` is the key of no test.
   * @throws NoRoom when the user has as many tests as they may have.
   */
  readonly make: (test: NewReaderTest) => Promise<{ id: string; key: string } | null>;
  /** Newest first. Left out: tests whose key was lost with the site's secrets key. */
  readonly list: (userId: string) => Promise<readonly ListedReaderTest[]>;
  readonly open: (id: string) => Promise<ReaderTestRecord | null>;
  readonly openByKey: (key: string) => Promise<ReaderTestRecord | null>;
  /** The results key of a test; null when the test is gone. */
  readonly keyOf: (id: string) => Promise<string | null>;
  /** The answers of all readers, in an order that does not tell which came first. */
  readonly answers: (id: string) => Promise<readonly unknown[]>;
  readonly answer: (
    id: string,
    answerId: string,
    answer: object,
  ) => Promise<'kept' | 'unknown' | 'ended' | 'full'>;
  readonly takeBack: (answerId: string) => Promise<boolean>;
  readonly setEnd: (key: string, endsAt: Date) => Promise<boolean>;
  readonly remove: (key: string) => Promise<boolean>;
}

export interface ListedReaderTest {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly createdAt: string;
  readonly endsAt: string;
  readonly isEnded: boolean;
  readonly readers: number;
  readonly mostReaders: number;
}
