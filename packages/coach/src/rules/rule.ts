import type { PlainerOf, TagWords } from '@vernacular/check';
import type { CoachComment, RubricRequest, ConversationLanguage } from '@vernacular/exercises';

import type { Passage } from '../text/passage.ts';
import type { Sayings } from '../texts/sayings.ts';

/** What a rule looks at. */
export interface Look {
  readonly request: RubricRequest;
  readonly draft: Passage;
  /** The language of the draft, in which the coach answers. */
  readonly language: ConversationLanguage;
  /** What the student said about the draft. */
  readonly answer: Passage;
  /** The plainer word for a word of the draft, where one is known. */
  readonly plainerOf: PlainerOf;
  /** Tells the parts of speech of an English sentence, where that is known. */
  readonly tag?: TagWords | undefined;
  /** The sentences a coach says, in the draft's language. */
  readonly say: Sayings;
}

/** One thing to look for in a draft. Null when it has nothing to say, which is most of the time. */
export type Rule = (look: Look) => CoachComment | null;
