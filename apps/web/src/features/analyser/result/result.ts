import type { GradeReply } from '@vernacular/contract';

import type { GradedText } from './graded-text.ts';

export interface Result {
  readonly reply: GradeReply;
  readonly graded: GradedText;
  readonly nth: number;
  readonly isNew: boolean;
  readonly outdatedBy: 'text' | 'choices' | null;
}
