import type { GradeReply } from '@vernacular/contract';

import type { GradedText } from './result-words.ts';

/** What START gave, beside the text as it is now. */
export interface Result {
  readonly reply: GradeReply;
  readonly graded: GradedText;
  readonly nth: number;
  readonly isNew: boolean;
  readonly outdatedBy: 'text' | 'choices' | null;
}
